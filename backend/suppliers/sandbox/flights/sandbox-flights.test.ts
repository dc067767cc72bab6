import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { listAirports } from "@/backend/reference-data/airports";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import type { Cabin } from "@/lib/api/contract/flight-terms";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { toClockDay } from "@/lib/dates/zone-clock";
import type { FlightBookingSupplier, FoundItinerary } from "../../../ports/flight-supplier";
import { aircraft } from "./aircraft";
import { airlines, islandAirline } from "./airlines";
import { getSite, listSites, listSitesOfCity } from "./airport-sites";
import { toLinkTable } from "./choose-links";
import { createSandboxFlights } from "./create-sandbox-flights";
import { toMinimumConnection } from "./find-leg-options";
import { getNetwork, linkFile } from "./network";
import { createTimetable, listFlights, parseDepartureKey } from "./timetable";

const now = () => new Date("2026-11-21T12:00:00Z");
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let flights: FlightBookingSupplier;
beforeAll(async () => {
  database = await openTestDatabase();
  flights = createSandboxFlights({ db: database.db, now });
});
afterAll(() => database.close());

const toPlace = (code: string) => (/^[A-Z]{3}$/.test(code) ? `airport-${code}` : code);
/** `LIS LHR 2027-03-12`, leg by leg. */
const toQuery = (
  legs: readonly string[],
  { at, ...more }: { adults?: number; ages?: number[]; cabin?: Cabin; at?: string } = {},
) => ({
  legs: legs.map((leg) => {
    const [from = "", to = "", date = ""] = leg.split(" ");
    return { from: toPlace(from), to: toPlace(to), date };
  }),
  ...{ adults: 1, ages: [], cabin: "economy" as const, language: "en" as const },
  ...{ now: at ? new Date(at) : now(), ...more },
});
const find = (legs: readonly string[], more: Parameters<typeof toQuery>[1] = {}) =>
  flights.findItineraries(toQuery(legs, more));
const siteOf = (iata: string) => {
  const site = getSite(iata);
  if (!site) throw new Error(`there is no airport ${iata}`);
  return site;
};
const segmentsOf = ({ itinerary }: FoundItinerary) =>
  itinerary.legs.flatMap(({ segments }) => segments);

test.each(["AKL HNL", "NAN HNL"])(
  "%s has a way on each day of a week, also where all of them are detours",
  async (ends) => {
    for (let day = 0; day < 7; day++)
      expect(await find([`${ends} ${addDays("2027-03-12", day)}`])).not.toEqual([]);
  },
);

test("Lisbon to London and back has twenty itineraries and more, the same on every machine", async () => {
  const legs = ["LIS LHR 2027-03-12", "LHR LIS 2027-03-19"];
  const found = await find(legs);
  expect(found.length).toBeGreaterThanOrEqual(20);
  expect(found.length).toBeLessThanOrEqual(500);
  const nonstop = found.filter((one) => segmentsOf(one).length === 2);
  expect(nonstop.length).toBeGreaterThanOrEqual(4);
  expect(
    new Set(found.flatMap(segmentsOf).map(({ airline }) => airline.code)).size,
  ).toBeGreaterThan(4);
  const other = createSandboxFlights({ db: database.db, now });
  const again = await other.findItineraries(toQuery(legs));
  expect(again.length).toBe(found.length);
  expect(again.filter((one, number) => !isDeepStrictEqual(one, found[number]))).toEqual([]);
});

test("the file of links is what the rules of links give", () => {
  // After a change of either: node scripts/build-flight-links.mjs
  expect(readFileSync(linkFile, "utf8") === toLinkTable(listSites())).toBe(true);
});

test("every airport there is has flights there and back, by aircraft that reach it", () => {
  const { linksOf } = getNetwork();
  expect(listSites()).toHaveLength(listAirports().length);
  const without = listSites().filter(
    (site) =>
      !linksOf(site).some(
        (other) => listFlights(site, other).length > 0 && listFlights(other, site).length > 0,
      ),
  );
  expect(without.map(({ iata }) => iata)).toEqual([]);
  const sample = listSites().filter((_, index) => index % 23 === 0);
  const all = sample.flatMap((site) => linksOf(site).flatMap((other) => listFlights(site, other)));
  expect(all.length).toBeGreaterThan(1_000);
  const beyond = all.filter(({ km, aircraft: type }) => km > type.rangeKm);
  expect(beyond.map(({ number }) => number)).toEqual([]);
  const odd = all.filter(({ km, aircraft: type, minutes }) => {
    const still = (km / type.speed) * 60;
    return minutes < 30 + still * 0.88 || minutes > 40 + still * 1.12;
  });
  expect(odd.map(({ number }) => number)).toEqual([]);
});

test("Funchal is reached from Lisbon nonstop and from Sydney with changes", async () => {
  const [home, far] = await Promise.all([
    find(["LIS FNC 2027-03-12"]),
    find(["SYD FNC 2027-03-12"]),
  ]);
  expect(home.some((one) => segmentsOf(one).length === 1)).toBe(true);
  expect(far.length).toBeGreaterThan(0);
  expect(far.filter((one) => segmentsOf(one).length < 2)).toEqual([]);
});

test("far airports have nonstop flights, and each way has its wind", () => {
  const [out] = listFlights(siteOf("LHR"), siteOf("JFK"));
  const [back] = listFlights(siteOf("JFK"), siteOf("LHR"));
  expect(out && out.km > 5_000).toBe(true);
  expect((out?.minutes ?? 0) - (back?.minutes ?? 0)).toBeGreaterThanOrEqual(30);
});

test("airlines are invented: codes are theirs alone, and their numbers name their flights", () => {
  const codes = [...airlines, islandAirline].map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { hubs } of airlines) for (const hub of hubs) expect(getSite(hub)).toBeDefined();
  const departures = createTimetable().list(siteOf("LIS"), siteOf("LHR"), 20_524);
  expect(departures.length).toBeGreaterThan(3);
  for (const departure of departures) expect(parseDepartureKey(departure.key)).toEqual(departure);
  const [{ key } = { key: "" }] = departures;
  for (const wrong of ["", "x", key.replace("LHR", "LHX"), key.replace("2026", "2026-"), `${key}1`])
    expect(parseDepartureKey(wrong)).toBeNull();
  expect(parseDepartureKey(key.replace(/\d{8}$/, "20270231"))).toBeNull();
  expect(parseDepartureKey(key.replace(/\d{8}$/, "20271399"))).toBeNull();
  expect(parseDepartureKey(key.replace(/\d{8}$/, "99991231"))).toBeNull();
});

test("a city stands for its airports, a suburb for those of its metropolis", async () => {
  const codes = (id: number) => listSitesOfCity(id).map(({ iata }) => iata);
  expect(codes(2643743)).toEqual(expect.arrayContaining(["LHR", "LGW", "STN", "LCY"]));
  expect(codes(5128581)).toEqual(expect.arrayContaining(["JFK", "EWR", "LGA"]));
  expect(codes(5110302)).toEqual(expect.arrayContaining(["JFK"]));
  expect(codes(999_999_999)).toEqual([]);
  const found = await find(["LIS city-2643743 2027-03-12"]);
  const ends = new Set(found.map((one) => segmentsOf(one).at(-1)?.to.iata));
  expect(ends.size).toBeGreaterThan(1);
  for (const end of ends) expect(codes(2643743)).toContain(end);
});

test("an arrival across the date line is a day earlier by the calendar, one overnight a day later", async () => {
  const timetable = createTimetable();
  const crossings = ["AKL", "SYD", "NRT"].flatMap((iata) =>
    getNetwork()
      .linksOf(siteOf(iata))
      .flatMap((other) => timetable.list(siteOf(iata), other, 20_524))
      .filter(({ arrives, flight, day }) => toClockDay(arrives, flight.to.zone) < day),
  );
  const [crossing] = crossings;
  if (!crossing) throw new Error("nobody crosses the date line");
  const { from, to, number } = crossing.flight;
  const found = await find([`${from.iata} ${to.iata} ${crossing.date}`], {
    at: "2026-03-01T12:00:00Z",
  });
  const legs = found.flatMap(({ itinerary }) => itinerary.legs);
  expect(
    legs.find(
      ({ segments: [first, ...others] }) => first?.number === number && others.length === 0,
    ),
  ).toMatchObject({ daysLater: -1 });
  expect(new Set(legs.map(({ daysLater }) => daysLater)).size).toBeGreaterThan(1);
  for (const { segments, daysLater } of legs)
    expect(daysLater).toBe(
      daysBetween(segments[0]?.departs.local ?? "", segments.at(-1)?.arrives.local ?? ""),
    );
});

test("itineraries say so themselves, and last what lies between their instants", async () => {
  const found = (
    await Promise.all(
      ["2027-03-12", "2027-03-13"].flatMap((date) => [
        find([`SYD LAX ${date}`]),
        find([`NRT SFO ${date}`]),
        find([`LIS NRT ${date}`]),
      ]),
    )
  ).flat();
  const later = new Set(found.map(({ itinerary }) => itinerary.legs[0]?.daysLater));
  expect([...later]).toEqual(expect.arrayContaining([0, 1]));
  for (const { itinerary } of found)
    for (const { segments, minutes } of itinerary.legs) {
      const [start, end] = [segments[0]?.departs.at, segments.at(-1)?.arrives.at];
      expect(Date.parse(end ?? "") - Date.parse(start ?? "")).toBe(minutes * 60_000);
    }
});

test("in the night of summer time's beginning flights last as long as on any other", async () => {
  const nights = await Promise.all(
    ["2027-03-27", "2027-03-28", "2027-03-29"].map((date) => find([`LIS LHR ${date}`])),
  );
  const known = new Map<string, number>();
  for (const { departs, number, minutes } of nights.flat().flatMap(segmentsOf)) {
    expect(departs.local).toMatch(/^2027-03-\d\dT\d\d:\d\d$/);
    expect(known.get(number) ?? minutes).toBe(minutes);
    known.set(number, minutes);
  }
});

test("connections leave 45 minutes within a country and 75 else, airlines that sell together make them", async () => {
  const found = (
    await Promise.all([
      find(["FNC SYD 2027-03-12"]),
      find(["OPO BOS 2027-03-12"]),
      find(["SEA MIA 2027-03-12"]),
    ])
  ).flat();
  const waits: number[] = [];
  for (const { itinerary } of found)
    for (const leg of itinerary.legs) {
      const lowCost = leg.segments.filter(({ airline }) =>
        airlines.some(({ code, style }) => code === airline.code && style === "lowCost"),
      );
      expect([0, leg.segments.length]).toContain(lowCost.length);
      expect(new Set(lowCost.map(({ airline }) => airline.code)).size).toBeLessThanOrEqual(1);
      for (const [index, connection] of leg.connections.entries()) {
        const [before, after] = [leg.segments[index], leg.segments[index + 1]];
        const isDomestic =
          before?.from.countryCode === before?.to.countryCode &&
          after?.from.countryCode === after?.to.countryCode;
        const least = connection.otherAirport ? 210 : isDomestic ? 45 : 75;
        expect(connection.minutes).toBeGreaterThanOrEqual(least);
        waits.push(connection.minutes);
        const place = [before?.from, after?.to].map((airport) => airport?.iata);
        expect(new Set(place).size).toBe(2);
      }
    }
  expect(waits.length).toBeGreaterThan(50);
  const [a, b] = [
    createTimetable().list(siteOf("FNC"), siteOf("LIS"), 20_524)[0],
    createTimetable().list(siteOf("LIS"), siteOf("OPO"), 20_524)[0],
  ];
  expect(a && b && toMinimumConnection(a, b)).toBe(45);
});

test("up to six legs are one itinerary, none before the last has ended", async () => {
  const found = await find([
    "LIS LHR 2027-03-12",
    "LHR JFK 2027-03-20",
    "JFK LAX 2027-03-24",
    "LAX NRT 2027-03-27",
    "NRT DXB 2027-04-02",
    "DXB LIS 2027-04-05",
  ]);
  expect(found.length).toBeGreaterThan(100);
  expect(found.length).toBeLessThanOrEqual(500);
  for (const { itinerary } of found) {
    expect(itinerary.id.length).toBeLessThan(285);
    const times = itinerary.legs.flatMap(({ segments }) =>
      segments.flatMap(({ departs, arrives }) => [departs.at, arrives.at]),
    );
    expect(times).toEqual([...times].sort());
  }
});

test("there and back on one day leaves time to turn round", async () => {
  const found = await find(["LIS OPO 2027-03-12", "OPO LIS 2027-03-12"]);
  expect(found.length).toBeGreaterThan(0);
  for (const { itinerary } of found) {
    const [out, back] = itinerary.legs;
    const gap =
      Date.parse(back?.segments[0]?.departs.at ?? "") -
      Date.parse(out?.segments.at(-1)?.arrives.at ?? "");
    expect(gap).toBeGreaterThanOrEqual(3_600_000);
  }
});

test("nobody departs or lands in the small hours on a short way", () => {
  const sample = ["LIS", "LHR", "SEA", "SIN", "GRU"].map(siteOf);
  const atNight: string[] = [];
  for (const site of sample)
    for (const other of getNetwork().linksOf(site))
      for (const { departs, km, number } of listFlights(site, other)) {
        if (km < 3_500 && (departs < 330 || departs > 1_425)) atNight.push(number);
      }
  expect(atNight).toEqual([]);
});

test("partners fly some flights, and carriers, aircraft and terminals are named", async () => {
  const segments = (await find(["LIS LHR 2027-03-12"])).flatMap(segmentsOf);
  const operated = segments.filter(({ operatedBy }) => operatedBy !== null);
  expect(operated.length).toBeGreaterThan(0);
  expect(operated.length).toBeLessThan(segments.length / 2);
  expect(operated.filter(({ operatedBy, airline }) => operatedBy?.code === airline.code)).toEqual(
    [],
  );
  const types: readonly string[] = Object.values(aircraft).map(({ code }) => code);
  for (const segment of segments) expect(types).toContain(segment.aircraft?.code);
});

test("each cabin is sold where there is one, short flights before it in a lower one and saying so", async () => {
  const legs = ["OPO JFK 2027-03-12", "JFK OPO 2027-03-19"];
  const [economy, premium, business, first] = await Promise.all(
    (["economy", "premiumEconomy", "business", "first"] as const).map((cabin) =>
      find(["LHR JFK 2027-03-12"], { cabin }),
    ),
  );
  expect(economy?.[0]?.fares).toHaveLength(3);
  expect(premium?.[0]?.fares).toHaveLength(2);
  expect(business?.[0]?.fares).toHaveLength(2);
  expect(first?.[0]?.fares).toHaveLength(1);
  const cheapest = [economy, premium, business, first].map((found) =>
    Math.min(...(found ?? []).map(({ fares }) => fares[0]?.price.wholesale ?? Infinity)),
  );
  expect(cheapest).toEqual([...cheapest].sort((a, b) => a - b));
  const feeder = (await find(legs, { cabin: "premiumEconomy" })).flatMap(({ fares }) => fares);
  expect(feeder.some(({ comments }) => comments.some((text) => text.includes("lower cabin")))).toBe(
    true,
  );
});

test("seats are never more than are left: nine find fewer flights than one, each with nine seats", async () => {
  const [one, nine] = await Promise.all([
    find(["LIS LHR 2027-03-12"], { adults: 1 }),
    find(["LIS LHR 2027-03-12"], { adults: 9 }),
  ]);
  expect(nine.length).toBeLessThan(one.length);
  const left = nine.flatMap(({ fares }) => fares.flatMap(({ seatsLeft }) => seatsLeft ?? []));
  expect(left.filter((seats) => seats < 9)).toEqual([]);
});

test("between any two airports every id finds its itinerary again", async () => {
  const sites = listSites();
  const anySite = fc.nat({ max: sites.length - 1 }).map((index) => sites[index]?.iata ?? "LIS");
  let found = 0;
  await fc.assert(
    fc.asyncProperty(anySite, anySite, fc.nat({ max: 300 }), async (from, to, day) => {
      const date = addDays("2026-11-24", day);
      const [one] = await find([`${from} ${to} ${date}`]);
      if (!one) return;
      found++;
      const { itinerary, fares } = one;
      expect(
        await flights.listFares({ ...toQuery([]), id: itinerary.id, cabin: "economy" }),
      ).toEqual({ itinerary, fares });
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(20);
});

test("who misses a flight of airlines that sell together is taken on the next, a low-cost one promises nothing", async () => {
  const found = (await find(["FNC LHR 2027-03-12"])).filter((one) => segmentsOf(one).length > 1);
  const [one] = found;
  if (!one) throw new Error("nobody changes on the way from Funchal to London");
  const next = await flights.listNextFlights({ id: one.itinerary.id, now: now() });
  expect(next?.[0]).toMatchObject({ leg: 0, isProtected: true });
  expect(next?.[0]?.next.length).toBeGreaterThan(0);
});
