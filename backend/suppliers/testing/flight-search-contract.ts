import { fareSchema, itinerarySchema, type FlightLeg } from "@/lib/api/contract/flights";
import { languageCodes } from "@/lib/api/contract/languages";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { toMoment } from "@/lib/dates/to-moment";
import type { SupplierFare } from "../../ports/flight-supplier";
import type { FlightCalls } from "./flight-supplier-contract";

const minutesBetween = (start: string, end: string) =>
  msBetween(new Date(start), new Date(end)) / minuteMs;

/** Times of a leg add up: by instants, and by the clocks of its airports. */
function expectTimes({ segments, connections, minutes, daysLater }: FlightLeg): void {
  for (const { departs, arrives, minutes: flown } of segments) {
    expect(minutesBetween(departs.at, arrives.at)).toBe(flown);
    for (const { local, zone, at } of [departs, arrives]) {
      const shown = toMoment(local.slice(0, 10), local.slice(11), zone);
      // Of an hour that comes twice, a flight may arrive in the second.
      expect([0, 30, 60]).toContain(minutesBetween(shown.at, at));
    }
  }
  const [first, last] = [segments[0], segments.at(-1)];
  expect(minutesBetween(first?.departs.at ?? "", last?.arrives.at ?? "")).toBe(minutes);
  expect(daysBetween(first?.departs.local ?? "", last?.arrives.local ?? "")).toBe(daysLater);
  expect(connections).toHaveLength(segments.length - 1);
  for (const [index, { airport, otherAirport, minutes: wait }] of connections.entries()) {
    const [before, after] = [segments[index], segments[index + 1]];
    expect(airport).toEqual(before?.to);
    expect(otherAirport ?? airport).toEqual(after?.from);
    expect(minutesBetween(before?.arrives.at ?? "", after?.departs.at ?? "")).toBe(wait);
    expect(wait).toBeGreaterThanOrEqual(20);
  }
}

/** Money and terms of a fare are whole, and say the same. */
function expectTerms(fare: SupplierFare, { departs, now }: { departs: string; now: Date }): void {
  const { price, perPassenger, cancellation, refund, change, changeFee, bags, bagPrices } = fare;
  const { wholesale, taxAndFee, published } = price;
  const amounts = [
    ...[wholesale, taxAndFee, published, changeFee ?? 0],
    ...bagPrices.map((amount) => amount ?? 0),
    ...perPassenger.map(({ each }) => each),
  ];
  expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
  expect(taxAndFee).toBeLessThan(wholesale);
  // Empty where the supplier tells the total alone.
  if (perPassenger.length > 0)
    expect(perPassenger.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(wholesale);
  if (change !== "fee") expect(changeFee).toBeNull();
  expect(bagPrices.some((amount) => amount !== null)).toBe(bags.extra > 0);
  const befores = cancellation.steps.map(({ before }) => before);
  expect(befores).toEqual([...befores].sort());
  expect(befores.filter((before) => new Date(before) <= now || before > departs)).toEqual([]);
  // A fee may be unknown until it is quoted: then there are no steps.
  if (refund !== "fee") expect(befores.length > 0).toBe(refund === "free");
  const keeps = cancellation.steps.flatMap((step) => ("keep" in step ? [step.keep] : []));
  expect(
    keeps.filter(({ amount, currency }) => amount >= wholesale || currency !== price.currency),
  ).toEqual([]);
  if (refund === "free") expect(cancellation.steps.at(0)).toMatchObject({ refundPercentage: 100 });
  if (fare.payLaterUntil !== null) {
    expect(new Date(fare.payLaterUntil) > now).toBe(true);
    expect(fare.payLaterUntil < departs).toBe(true);
  }
}

export function testFlightSearch({
  supplier,
  now,
  changes,
  listsBags,
  toQuery,
  find,
  one,
  first,
  check,
  hold,
  book,
}: FlightCalls): void {
  test("a list shows each itinerary once, with a fare for each brand from the cheapest up", async () => {
    const found = await find();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(500);
    const ids = found.map(({ itinerary }) => itinerary.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { itinerary, fares } of found) {
      expect(fares.length).toBeGreaterThan(0);
      expect(fares.filter(({ id }) => !id.startsWith(itinerary.id))).toEqual([]);
      expect(new Set(fares.map(({ brand }) => brand.id)).size).toBe(fares.length);
      const prices = fares.map(({ price }) => price.wholesale);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }
  });

  test("legs are flown in order, on the dates that were asked for, and their times add up", async () => {
    const query = toQuery({ places: changes() });
    const found = await find(query);
    expect(
      found.some(({ itinerary: { legs } }) => legs.some((leg) => leg.segments.length > 1)),
    ).toBe(true);
    // Each leg is in many itineraries; most of them are among these.
    const some = found.filter((_, number) => number % 7 === 0);
    for (const { itinerary } of some) {
      expect(itinerary.legs.map(({ segments }) => segments[0]?.departs.local.slice(0, 10))).toEqual(
        query.legs.map(({ date }) => date),
      );
      itinerary.legs.forEach(expectTimes);
      const [out, back] = itinerary.legs;
      const landed = out?.segments.at(-1)?.arrives.at ?? "";
      expect(landed < (back?.segments[0]?.departs.at ?? "")).toBe(true);
    }
  });

  test.each(languageCodes)("itineraries and fares are whole in %s", async (language) => {
    const query = toQuery({ language, adults: 2, ages: [13, 7, 1] });
    for (const { itinerary, fares } of await find(query)) {
      expect(itinerarySchema.parse(itinerary)).toEqual(itinerary);
      const departs = itinerary.legs[0]?.segments[0]?.departs.at ?? "";
      for (const fare of fares) {
        // Amounts are the backend's to send.
        const sent = { ...fare, charges: [], changeFee: null };
        expect(
          fareSchema
            .omit({ cancellation: true, price: true })
            .partial()
            .safeParse({ ...sent, perPassenger: undefined, bagPrices: undefined }).error,
        ).toBeUndefined();
        expectTerms(fare, { departs, now: query.now });
        if (fare.perPassenger.length === 0) continue;
        expect(fare.perPassenger.map(({ kind, count }) => `${count} ${kind}`)).toEqual([
          "3 adult",
          "1 child",
          "1 infant",
        ]);
        const [adult = 0, child = 0, infant = 0] = fare.perPassenger.map(({ each }) => each);
        expect(adult > child && child > infant).toBe(true);
      }
    }
  });

  test("the list's fares are the details' and those that are checked, to the cent", async () => {
    const query = toQuery({ adults: 2, ages: [5] });
    const { itinerary, fares } = await one(query);
    const details = await supplier().listFares({ ...query, id: itinerary.id });
    const toListed = (fare: SupplierFare) =>
      listsBags() ? fare : { ...fare, bagPrices: null, bags: { ...fare.bags, extra: null } };
    expect(details?.itinerary).toEqual(itinerary);
    expect(details?.fares.map(toListed)).toEqual(fares.map(toListed));
    for (const fare of details?.fares ?? [])
      expect(await check(fare.id, query)).toMatchObject({ itinerary, fare, bags: [], seats: [] });
  });

  test("on the last leg's date a child of eleven pays less than one of twelve, who pays as an adult", async () => {
    const totalOf = async (ages: number[]) => (await first(toQuery({ ages }))).price.wholesale;
    const [eleven, twelve] = [await totalOf([11]), await totalOf([12])];
    expect(eleven).toBeLessThan(twelve);
    expect(twelve).toBe((await first(toQuery({ adults: 2 }))).price.wholesale);
  });

  test("what doesn't exist is null, nothing or sold out, and never an error", async () => {
    const query = toQuery();
    const { itinerary } = await one(query);
    const fare = await first(query);
    const { cabin } = query;
    for (const id of ["nothing", "~", "../etc", `${itinerary.id}0`, fare.id]) {
      expect(await supplier().listFares({ ...query, id, cabin })).toBeNull();
      expect(await supplier().listNextFlights({ id, now: query.now })).toBeNull();
    }
    for (const id of ["nothing", "~", `${fare.id}x`, "__proto__", itinerary.id]) {
      expect(await check(id, query)).toBeNull();
      expect(await supplier().listSeats({ ...query, offerId: id })).toBeNull();
      expect((await hold({ ...fare, id })).answer).toEqual({ state: "soldOut" });
    }
    expect(await supplier().getBooking("nobody")).toEqual({ state: "absent" });
    expect(await book("nobody")).toEqual({ state: "absent" });
    expect(await supplier().cancel("nobody")).toEqual({ state: "absent" });
  });

  test("nobody flies to where there is no airport, or to where they are", async () => {
    const { from } = changes();
    for (const to of ["airport-QQQ", "city-999999999", from])
      expect(await find(toQuery({ places: { from, to } }))).toEqual([]);
  });

  test("a flight that has left isn't sold any more", async () => {
    const gone = toQuery({ ahead: -1 });
    expect(await find(gone)).toEqual([]);
    const { itinerary, fares } = await one(toQuery({ ahead: 2 }));
    const later = {
      ...toQuery({ ahead: 2 }),
      now: new Date(
        `${addDays(itinerary.legs[0]?.segments[0]?.departs.at.slice(0, 10) ?? "", 1)}T23:00:00Z`,
      ),
    };
    const details = await supplier().listFares({ ...later, id: itinerary.id, cabin: "economy" });
    expect(details).toEqual({ itinerary, fares: [] });
    for (const fare of fares) expect(await check(fare.id, later)).toBeNull();
  });

  test("the days around a search cost what their own lists begin with", async () => {
    const query = toQuery({ adults: 1, ages: [4], places: changes() });
    const days = await supplier().listDayPrices(query);
    const start = query.legs[0]?.date ?? "";
    // Suppliers without a fare calendar leave days out.
    if (days.length === 0) return;
    expect(days.map(({ date }) => date)).toEqual(
      [-3, -2, -1, 0, 1, 2, 3].map((offset) => addDays(start, offset)),
    );
    for (const offset of [-2, 0, 3]) {
      const moved = query.legs.map((leg) => ({ ...leg, date: addDays(leg.date, offset) }));
      const found = await find({ ...query, legs: moved });
      const cheapest = Math.min(...found.map(({ fares }) => fares[0]?.price.wholesale ?? Infinity));
      expect(days[offset + 3]?.price?.wholesale).toBe(cheapest);
    }
  });

  test("who misses a connection is told the next flights, in the order of their arrival", async () => {
    const found = await find(toQuery({ places: changes() }));
    const changed = found.filter(({ itinerary: { legs } }) =>
      legs.some(({ connections }) => connections.length > 0),
    );
    for (const { itinerary } of changed.slice(0, 5)) {
      const next = await supplier().listNextFlights({ id: itinerary.id, now: now() });
      const missed = itinerary.legs.flatMap(({ segments }, leg) =>
        segments.slice(1).map((segment) => ({ segment, leg, end: segments.at(-1)?.to })),
      );
      expect(next?.map(({ leg, airport }) => `${leg} ${airport}`)).toEqual(
        missed.map(({ leg, segment }) => `${leg} ${segment.from.iata}`),
      );
      for (const [index, { next: ways }] of (next ?? []).entries()) {
        const { segment, end } = missed[index] ?? {};
        expect(ways.length).toBeLessThanOrEqual(3);
        ways.forEach(expectTimes);
        expect(ways.filter(({ segments }) => segments.at(-1)?.to.iata !== end?.iata)).toEqual([]);
        const departures = ways.map(({ segments }) => segments[0]?.departs.at ?? "");
        expect(departures.filter((at) => at <= (segment?.departs.at ?? ""))).toEqual([]);
        const arrivals = ways.map(({ segments }) => segments.at(-1)?.arrives.at ?? "");
        expect(arrivals).toEqual([...arrivals].sort());
      }
    }
  });
}
