import { randomUUID } from "node:crypto";
import { checkStock } from "@/backend/drills/check-world";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { addMs } from "@/lib/dates/instants";
import { SupplierError } from "../../../ports/booking-supplier";
import type { FlightBookingSupplier, SupplierFare } from "../../../ports/flight-supplier";
import { createSandboxFlights } from "./create-sandbox-flights";
import { flightWords, type FlightWord } from "./null-island";

let clock = Date.parse("2026-11-21T12:00:00Z");
const waits: number[] = [];
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let flights: FlightBookingSupplier;
beforeAll(async () => {
  database = await openTestDatabase();
  flights = createSandboxFlights({
    db: database.db,
    now: () => new Date(clock),
    wait: async (ms) => void waits.push(ms),
  });
});
afterAll(() => database.close());

const party = () => ({
  ...{ adults: 1, ages: [], cabin: "economy" as const, language: "en" as const },
  now: new Date(clock),
});
const find = (to = "airport-ZZZ", from = "airport-LIS") =>
  flights.findItineraries({
    ...party(),
    legs: [
      { from, to, date: "2027-03-12" },
      { from: to, to: from, date: "2027-03-19" },
    ],
  });
const toNumber = (word: FlightWord) => `0X${flightWords.indexOf(word) + 1}`;
const toItineraryId = (word: FlightWord) =>
  `sandbox~${toNumber(word)}-LISZZZ-20270312.${toNumber(word)}-ZZZLIS-20270319`;
const toOfferId = (word: FlightWord) => `${toItineraryId(word)}~light`;
const check = async (word: FlightWord): Promise<SupplierFare | undefined> =>
  (await flights.checkFare({ ...party(), offerId: toOfferId(word), bags: [], seats: [] }))?.fare;
const list = async (word: FlightWord): Promise<SupplierFare> => {
  const found = (await find()).find(({ itinerary }) => itinerary.id === toItineraryId(word));
  const [fare] = found?.fares ?? [];
  if (!fare) throw new Error(`${word} isn't listed`);
  return fare;
};
const hold = (fare: SupplierFare, clientReference: string = randomUUID()) =>
  flights.hold({
    ...party(),
    ...{ offerId: fare.id, bags: [], seats: [], expected: fare.price, clientReference },
    until: addMs(new Date(clock), 600_000),
  });
const book = (clientReference: string) =>
  flights.book({
    clientReference,
    travellers: [],
    contact: { firstName: "A", lastName: "B", email: "a@example.com", phone: "+1" },
    requests: "",
    answers: [],
    dueOnSite: { amount: 0, currency: "USD" },
  });
const bookAnew = async (word: FlightWord) => {
  const reference = randomUUID();
  expect(await hold(await list(word), reference)).toMatchObject({ state: "held" });
  return { reference, answer: await book(reference).catch((error: unknown) => error) };
};

test("every word has its itinerary, from any airport and back with the same word", async () => {
  const ids = (await find()).map(({ itinerary }) => itinerary.id);
  expect(ids.sort()).toEqual(flightWords.map(toItineraryId).sort());
  expect(await find("airport-ZZZ", "airport-FNC")).toHaveLength(flightWords.length);
  expect(await find("city-0")).toHaveLength(flightWords.length);
  expect(await find("airport-ZZZ", "airport-ZZZ")).toEqual([]);
});

test("waters beside the island search slowly, and not at all", async () => {
  const places = (await flights.findOwnPlaces?.("null isl")) ?? [];
  const [, slow, malformed] = places.map(({ id }) => `city-${id}`);
  waits.length = 0;
  expect(await find(slow)).toHaveLength(flightWords.length);
  expect(waits).toEqual([4_000]);
  await expect(find(malformed)).rejects.toMatchObject({ kind: "malformed" });
});

test("a price changes when it is checked, or only when it is held", async () => {
  const [listed, checked] = [await list("price-change"), await check("price-change")];
  expect(checked?.price.wholesale).toBeGreaterThan(listed.price.wholesale);
  expect(checked && (await hold(checked))).toMatchObject({ state: "held" });
  const later = await list("price-change-at-hold");
  expect((await check("price-change-at-hold"))?.price).toEqual(later.price);
  const answer = await hold(later);
  if (answer.state !== "priceChanged") throw new Error(answer.state);
  expect(answer.offer.fare.price.wholesale).toBeGreaterThan(later.price.wholesale);
  const sum = answer.offer.fare.perPassenger.reduce(
    (all, { count, each }) => all + count * each,
    0,
  );
  expect(sum).toBe(answer.offer.fare.price.wholesale);
  expect(await hold(answer.offer.fare)).toMatchObject({ state: "held" });
});

test("it is sold out when it is checked, or only when it is held", async () => {
  expect(await check("sold-out")).toBeUndefined();
  const fare = await check("sold-out-at-hold");
  expect(fare && (await hold(fare))).toEqual({ state: "soldOut" });
});

test("there is one of the last seat, and two who want it at once don't both get it", async () => {
  const fare = await list("last-seat");
  expect(fare.seatsLeft).toBe(1);
  const answers = await Promise.all([hold(fare), hold(fare), hold(fare)]);
  expect(answers.map(({ state }) => state).sort()).toEqual(["held", "soldOut", "soldOut"]);
  expect(await check("last-seat")).toBeUndefined();
});

test("who can't have one flight of a journey takes none of it", async () => {
  const at = { ...party(), bags: [], seats: [], until: addMs(new Date(clock), 600_000) };
  const number = toNumber("last-seat");
  const leftOn = async (legs: string) => {
    const id = `sandbox~${legs}`;
    const found = await flights.listFares({ ...party(), id });
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
    flights.hold({ ...at, offerId: fare.id, expected: fare.price, clientReference });
  const answers = await Promise.all([
    take(oneWay, "one-way-first"),
    take(both, "both-of-them"),
    take(oneWay, "one-way-second"),
  ]);
  expect(answers.filter(({ state }) => state === "held")).toHaveLength(1);
  const isBothHeld = answers[1]?.state === "held";
  expect(await leftOn(out)).toBeUndefined();
  expect((await leftOn(home)) === undefined).toBe(isBothHeld);
  await flights.cancel("both-of-them");
  expect(await take(back, "way-home")).toMatchObject({ state: "held" });
  expect(await take(both, "both-again")).toEqual({ state: "soldOut" });
});

test("slow ones take four seconds to check and to book", async () => {
  waits.length = 0;
  await check("slow");
  await bookAnew("slow");
  expect(waits).toEqual([4_000, 4_000]);
});

test("a malformed response is no fare", async () => {
  await expect(check("malformed")).rejects.toMatchObject({ kind: "malformed" });
});

test("a lost response hides a booking that a look-up knows, at once or after a minute", async () => {
  const lost = await bookAnew("timeout-after-booking");
  expect(lost.answer).toBeInstanceOf(SupplierError);
  expect(await flights.getBooking(lost.reference)).toMatchObject({ state: "confirmed" });
  const unsure = await bookAnew("unsure");
  expect(unsure.answer).toBeInstanceOf(SupplierError);
  expect(await flights.getBooking(unsure.reference)).toEqual({ state: "unknown" });
  clock += 60_000;
  expect(await flights.getBooking(unsure.reference)).toMatchObject({ state: "confirmed" });
});

test("a booking is pending for five seconds, or refused", async () => {
  const pending = await bookAnew("pending");
  expect(pending.answer).toEqual({ state: "pending" });
  clock += 5_000;
  expect(await flights.getBooking(pending.reference)).toMatchObject({ state: "confirmed" });
  const left = (await list("refused")).seatsLeft;
  const refused = await bookAnew("refused");
  expect(refused.answer).toEqual({ state: "refused" });
  expect((await list("refused")).seatsLeft).toBe(left);
});

test("a cancellation whose response is lost is known to a look-up", async () => {
  const { reference } = await bookAnew("cancel-timeout");
  await expect(flights.cancel(reference)).rejects.toBeInstanceOf(SupplierError);
  expect(await flights.getBooking(reference)).toEqual({ state: "cancelled" });
});

test("what was called off is told also of who has cancelled it since, and of nobody who did before", async () => {
  const told = async (reference: string) =>
    ((await flights.listChanges?.(new Date(clock))) ?? []).filter(
      ({ clientReference }) => clientReference === reference,
    );
  const early = await bookAnew("supplier-cancels");
  await flights.cancel(early.reference);
  const late = await bookAnew("supplier-cancels");
  clock += 11_000;
  expect(await flights.cancel(late.reference)).toEqual({ state: "cancelled" });
  expect(await told(early.reference)).toEqual([]);
  expect(await told(late.reference)).toMatchObject([{ kind: "cancelled" }]);
  expect(await checkStock(database.db)).toEqual([]);
});

test("what is left and what is taken make up the seats of each flight", async () => {
  const [map] = (await flights.listSeats({ ...party(), offerId: toOfferId("plain") })) ?? [];
  const seat = map?.rows.flatMap(({ seats }) => seats).find(({ isFree }) => isFree);
  if (!seat) throw new Error("the flight has no free seat");
  const wanted = { bags: [], seats: [{ passenger: 0, segment: 0, seat: seat.id }] };
  const checked = await flights.checkFare({ ...party(), ...wanted, offerId: toOfferId("plain") });
  if (!checked) throw new Error("the fare isn't sold");
  const held = await flights.hold({
    ...{ ...party(), ...wanted, offerId: checked.fare.id, expected: checked.fare.price },
    ...{ clientReference: "with-a-seat", until: addMs(new Date(clock), 600_000) },
  });
  expect(held).toMatchObject({ state: "held" });
  expect(await checkStock(database.db)).toEqual([]);
});
