import { checkStock } from "@/backend/drills/check-world";
import { addMs } from "@/lib/dates/instants";
import type { SupplierFare } from "../../../ports/flight-supplier";
import { describeMagicWords } from "../../testing/describe-magic-words";
import { createSandboxFlights } from "./create-sandbox-flights";
import { flightWords, type FlightWord } from "./null-island";

const party = (now: Date) => ({
  ...{ adults: 1, ages: [], cabin: "economy" as const, language: "en" as const },
  now,
});
const toQuery = (now: Date, to = "airport-ZZZ", from = "airport-LIS") => ({
  ...party(now),
  legs: [
    { from, to, date: "2027-03-12" },
    { from: to, to: from, date: "2027-03-19" },
  ],
});
const toNumber = (word: FlightWord) => `0X${flightWords.indexOf(word) + 1}`;
const toItineraryId = (word: FlightWord) =>
  `sandbox~${toNumber(word)}-LISZZZ-20270312.${toNumber(word)}-ZZZLIS-20270319`;
const toOfferId = (word: FlightWord) => `${toItineraryId(word)}~light`;

const magic = describeMagicWords({
  create: createSandboxFlights,
  last: "last-seat",
  list: async (flights, word: FlightWord, now) =>
    (await flights.findItineraries(toQuery(now))).find(
      ({ itinerary }) => itinerary.id === toItineraryId(word),
    )?.fares[0],
  check: async (flights, word, now) =>
    (await flights.checkFare({ ...party(now), offerId: toOfferId(word), bags: [], seats: [] }))
      ?.fare,
  async hold(flights, { id, price }, { now, ...held }) {
    const wanted = { offerId: id, bags: [], seats: [], expected: price };
    const answer = await flights.hold({ ...party(now), ...held, ...wanted });
    return answer.state === "priceChanged" ? { ...answer, offer: answer.offer.fare } : answer;
  },
  leftOf: ({ seatsLeft }) => seatsLeft,
});
const supplier = () => magic.open().supplier;
const find = (...ends: [to?: string, from?: string]) =>
  supplier().findItineraries(toQuery(magic.open().now, ...ends));

test("what each passenger pays adds up to a price that has changed", async () => {
  const fare = await magic.check("price-change");
  const each = fare?.perPassenger.map((passenger) => passenger.count * passenger.each) ?? [];
  expect(each.reduce((sum, amount) => sum + amount, 0)).toBe(fare?.price.wholesale);
});

test("every word has its itinerary, from any airport and back with the same word", async () => {
  const ids = (await find()).map(({ itinerary }) => itinerary.id);
  expect(ids.sort()).toEqual(flightWords.map(toItineraryId).sort());
  expect(await find("airport-ZZZ", "airport-FNC")).toHaveLength(flightWords.length);
  expect(await find("city-0")).toHaveLength(flightWords.length);
  expect(await find("airport-ZZZ", "airport-ZZZ")).toEqual([]);
});

test("waters beside the island search slowly, and not at all", async () => {
  const places = (await supplier().findOwnPlaces?.("null isl")) ?? [];
  const [, slow, malformed] = places.map(({ id }) => `city-${id}`);
  magic.waits.length = 0;
  expect(await find(slow)).toHaveLength(flightWords.length);
  expect(magic.waits).toEqual([4_000]);
  await expect(find(malformed)).rejects.toMatchObject({ kind: "malformed" });
});

test("who can't have one flight of a journey takes none of it", async () => {
  const at = {
    ...party(magic.open().now),
    bags: [],
    seats: [],
    until: addMs(magic.open().now, 600_000),
  };
  const number = toNumber("last-seat");
  const leftOn = async (legs: string) => {
    const id = `sandbox~${legs}`;
    const found = await supplier().listFares({ ...party(magic.open().now), id });
    return found?.fares[0];
  };
  const [out, home] = [`${number}-LISZZZ-20270512`, `${number}-ZZZLIS-20270519`];
  const [oneWay, back, both] = [
    await leftOn(out),
    await leftOn(home),
    await leftOn(`${out}.${home}`),
  ];
  if (!oneWay || !back || !both) throw new Error("a flight isn't sold");
  const take = (fare: SupplierFare, clientReference: string) =>
    supplier().hold({ ...at, offerId: fare.id, expected: fare.price, clientReference });
  const answers = await Promise.all([
    take(oneWay, "one-way-first"),
    take(both, "both-of-them"),
    take(oneWay, "one-way-second"),
  ]);
  expect(answers.filter(({ state }) => state === "held")).toHaveLength(1);
  const isBothHeld = answers[1]?.state === "held";
  expect(await leftOn(out)).toBeUndefined();
  expect((await leftOn(home)) === undefined).toBe(isBothHeld);
  await supplier().cancel("both-of-them");
  expect(await take(back, "way-home")).toMatchObject({ state: "held" });
  expect(await take(both, "both-again")).toEqual({ state: "soldOut" });
});

test("what was called off is told also of who has cancelled it since, and of nobody who did before", async () => {
  const told = async (reference: string) =>
    ((await supplier().listChanges?.(magic.open().now)) ?? []).filter(
      ({ clientReference }) => clientReference === reference,
    );
  const early = await magic.bookAnew("supplier-cancels");
  await supplier().cancel(early.reference);
  const late = await magic.bookAnew("supplier-cancels");
  magic.wait(11_000);
  expect(await supplier().cancel(late.reference)).toEqual({ state: "cancelled" });
  expect(await told(early.reference)).toEqual([]);
  expect(await told(late.reference)).toMatchObject([{ kind: "cancelled" }]);
  expect(await checkStock(magic.open().db)).toEqual([]);
});

test("what is left and what is taken make up the seats of each flight", async () => {
  const [map] =
    (await supplier().listSeats({ ...party(magic.open().now), offerId: toOfferId("plain") })) ?? [];
  const seat = map?.rows.flatMap(({ seats }) => seats).find(({ isFree }) => isFree);
  if (!seat) throw new Error("the flight has no free seat");
  const wanted = { bags: [], seats: [{ passenger: 0, segment: 0, seat: seat.id }] };
  const checked = await supplier().checkFare({
    ...party(magic.open().now),
    ...wanted,
    offerId: toOfferId("plain"),
  });
  if (!checked) throw new Error("the fare isn't sold");
  const held = await supplier().hold({
    ...{
      ...party(magic.open().now),
      ...wanted,
      offerId: checked.fare.id,
      expected: checked.fare.price,
    },
    ...{ clientReference: "with-a-seat", until: addMs(magic.open().now, 600_000) },
  });
  expect(held).toMatchObject({ state: "held" });
  expect(await checkStock(magic.open().db)).toEqual([]);
});
