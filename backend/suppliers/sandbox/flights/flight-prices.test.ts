import { createHash } from "node:crypto";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import type { Cabin } from "@/lib/api/contract/flight-terms";
import type { FlightBookingSupplier, SupplierFare } from "../../../ports/flight-supplier";
import { createSandboxFlights } from "./create-sandbox-flights";

const start = "2026-11-21T12:00:00Z";
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let flights: FlightBookingSupplier;
beforeAll(async () => {
  database = await openTestDatabase();
  flights = createSandboxFlights({ db: database.db, now: () => new Date(start) });
});
afterAll(() => database.close());

type Party = { adults?: number; ages?: number[]; cabin?: Cabin; at?: string };
const find = (legs: readonly string[], { at = start, ...party }: Party = {}) =>
  flights.findItineraries({
    legs: legs.map((leg) => {
      const [from = "", to = "", date = ""] = leg.split(" ");
      return { from: `airport-${from}`, to: `airport-${to}`, date };
    }),
    ...{ adults: 1, ages: [], cabin: "economy" as const, language: "en" as const },
    ...party,
    now: new Date(at),
  });
const faresOf = async (...asked: Parameters<typeof find>): Promise<SupplierFare[]> =>
  (await find(...asked)).flatMap(({ fares }) => fares);
const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
/** US dollars of the cheapest brand, by the middle of all itineraries. */
const usual = async (...asked: Parameters<typeof find>) =>
  middle((await find(...asked)).map(({ fares }) => (fares[0]?.price.wholesale ?? 0) / 100));

/**
 * None leads where time zones change from one version of Node to the next, as Morocco's did: a
 * flight at another time is another flight.
 */
const journeys: Record<string, [legs: string[], party: Party]> = {
  "OSL–ZRH": [["OSL ZRH 2027-03-12", "ZRH OSL 2027-03-19"], { adults: 2, ages: [5, 1] }],
  "VIE–WAW one way": [["VIE WAW 2027-07-03"], {}],
  "JFK–NRT business": [["JFK NRT 2027-05-20"], { cabin: "business" }],
  "LIS–ZZZ": [["LIS ZZZ 2027-03-12"], {}],
};
/** Of everything a list tells about flights, prices and terms. */
const known: Record<string, string> = {
  "JFK–NRT business": "140 W6nJwGiOz5PLvLObM2K_EG2SzHfuDKtcMfYV7zj8w0o",
  "LIS–ZZZ": "18 qiIc867Wkl5tfaN08XkZ1sJ3bHJnua-yYjSIgURQJlM",
  "OSL–ZRH": "500 sJUwn2ye481TVL2vXadykw0v7j3IwuYDS1Xt_r8-OTw",
  "VIE–WAW one way": "141 544IYOjPpbxfsUM1jzBltVF2Ru-E2911RaXsdATJaJM",
};

test("no flight, no price and no term has changed: who was quoted yesterday is quoted the same today", async () => {
  const digests: Record<string, string> = {};
  for (const [name, [legs, party]] of Object.entries(journeys)) {
    const found = await find(legs, party);
    const lines = found
      .map(({ itinerary, fares }) =>
        JSON.stringify([
          itinerary.id,
          itinerary.co2,
          fares.map(({ id, price, perPassenger, bagPrices, changeFee, cancellation, ...fare }) => [
            ...[id, price, perPassenger, bagPrices, changeFee, cancellation],
            ...[fare.seatsLeft, fare.payLaterUntil, fare.bags],
          ]),
        ]),
      )
      .sort();
    digests[name] =
      `${found.length} ${createHash("sha256").update(lines.join()).digest("base64url")}`;
  }
  expect(digests).toEqual(known);
});

test("a fare costs more the farther, the later it is booked, and the better the cabin", async () => {
  const near = await usual(["LIS MAD 2027-03-10"]);
  const farther = await usual(["LIS CPH 2027-03-10"]);
  const far = await usual(["LIS JFK 2027-03-10"]);
  expect([near, farther, far]).toEqual([near, farther, far].sort((a, b) => a - b));
  expect(near).toBeGreaterThan(30);
  expect(far).toBeLessThan(900);
  const late = await usual(["LIS CPH 2027-03-10"], { at: "2027-03-08T12:00:00Z" });
  expect(late / farther).toBeGreaterThan(1.4);
  const business = await usual(["LHR JFK 2027-03-10"], { cabin: "business" });
  expect(business / (await usual(["LHR JFK 2027-03-10"]))).toBeGreaterThan(2);
});

test("Friday and Sunday cost more than the middle of the week, August more than November", async () => {
  const costOf = async (dates: readonly string[]) => {
    const all = await Promise.all(dates.map((date) => usual([`LIS CDG ${date}`])));
    return all.reduce((sum, cost) => sum + cost, 0);
  };
  const busy = await costOf(["2027-04-09", "2027-04-11", "2027-04-16", "2027-04-18"]);
  const quiet = await costOf(["2027-04-07", "2027-04-06", "2027-04-14", "2027-04-13"]);
  expect(busy).toBeGreaterThan(quiet * 1.1);
  const summer = await costOf(["2027-08-03", "2027-08-10", "2027-08-17"]);
  const autumn = await costOf(["2027-05-04", "2027-10-12", "2027-03-16"]);
  expect(summer).toBeGreaterThan(autumn);
});

test("a child pays 75 % of the adult's fare and the same taxes, an infant 10 % and none", async () => {
  const party = { adults: 1, ages: [8, 1] };
  for (const fare of await faresOf(["LIS LHR 2027-03-12", "LHR LIS 2027-03-19"], party)) {
    const [adult = 0, child = 0, infant = 0] = fare.perPassenger.map(({ each }) => each);
    const taxes = fare.price.taxAndFee / 2;
    // Each leg is rounded by itself.
    expect(Math.abs(child - taxes - (adult - taxes) * 0.75)).toBeLessThanOrEqual(1);
    expect(Math.abs(infant - (adult - taxes) * 0.1)).toBeLessThanOrEqual(1);
  }
});

test("brands differ in bags, seats and terms: what costs more never allows less", async () => {
  const found = await find(["LIS LHR 2027-03-12"]);
  const worth = { no: 0, atCheckIn: 0, fee: 1, paid: 1, free: 2, included: 2 } as const;
  for (const { fares } of found) {
    for (const [index, fare] of fares.entries()) {
      const cheaper = fares[index - 1];
      if (!cheaper) continue;
      expect(fare.price.wholesale).toBeGreaterThan(cheaper.price.wholesale);
      expect(fare.bags.checked).toBeGreaterThanOrEqual(cheaper.bags.checked);
      expect(fare.bags.cabin).toBeGreaterThanOrEqual(cheaper.bags.cabin);
      for (const term of ["change", "refund", "seatChoice"] as const)
        expect(worth[fare[term]]).toBeGreaterThanOrEqual(worth[cheaper[term]]);
      expect(fare.bags.extra + fare.bags.checked).toBe(3);
    }
    expect(fares.at(-1)).toMatchObject({ change: "free", refund: "free", seatChoice: "included" });
  }
});

test("free cancellation ends when the first flight departs, by the clock there; a fee is kept of each seat", async () => {
  const found = await find(["SYD LAX 2027-03-12", "LAX SYD 2027-03-26"], { adults: 2, ages: [1] });
  const departs = new Map(
    found.map(({ itinerary }) => [itinerary.id, itinerary.legs[0]?.segments[0]?.departs]),
  );
  const kept = new Set<number>();
  for (const { itinerary, fares } of found)
    for (const { refund, cancellation } of fares) {
      expect(cancellation.zone).toBe("Australia/Sydney");
      const before = departs.get(itinerary.id)?.at;
      if (refund === "free")
        expect(cancellation.steps).toEqual([{ before, refundPercentage: 100 }]);
      if (refund === "no") expect(cancellation.steps).toEqual([]);
      if (refund !== "fee") continue;
      const [step] = cancellation.steps;
      expect(step?.before).toBe(before);
      if (step && "keep" in step) kept.add(step.keep.amount);
    }
  expect([...kept]).toEqual([42_000]);
});

test("a flexible fare is kept for three days, and never later than two days before departure", async () => {
  const until = async (date: string) =>
    new Set((await faresOf([`LIS LHR ${date}`])).map(({ payLaterUntil }) => payLaterUntil));
  expect(await until("2027-03-12")).toEqual(new Set(["2026-11-24T12:00:00.000Z", null]));
  const soon = [...(await until("2026-11-25"))].filter((each) => each !== null);
  expect(soon.length).toBeGreaterThan(1);
  for (const each of soon) {
    expect(each >= "2026-11-22T00:00:00Z").toBe(true);
    expect(each < "2026-11-24T00:00:00Z").toBe(true);
  }
  expect([...(await until("2026-11-22"))]).toEqual([null]);
});

test("a price is the same whatever is sold meanwhile", async () => {
  const query = ["LIS ZZZ 2027-06-12"];
  const [before] = await find(query);
  const [fare] = before?.fares ?? [];
  if (!fare) throw new Error("the flight has no fare");
  await flights.hold({
    ...{ offerId: fare.id, bags: [], seats: [], adults: 1, ages: [], language: "en" },
    ...{ now: new Date(start), expected: fare.price, clientReference: "sold-meanwhile" },
    until: new Date("2026-11-21T13:00:00Z"),
  });
  const [after] = await find(query);
  expect(after?.fares.map(({ price }) => price)).toEqual(before?.fares.map(({ price }) => price));
  expect(after?.fares[0]?.seatsLeft).toBe((fare.seatsLeft ?? 0) - 1);
});
