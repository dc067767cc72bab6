import { randomUUID } from "node:crypto";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { addMs } from "@/lib/dates/instants";
import { SupplierError } from "../../../ports/booking-supplier";
import type { CarBookingSupplier, SupplierCarOffer } from "../../../ports/car-supplier";
import { createSandboxCars } from "./create-sandbox-cars";
import { carWords, type CarWord } from "./null-island";

const island = { latitude: 0, longitude: 0 };
let clock = Date.parse("2026-11-21T12:00:00Z");
const waits: number[] = [];
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let cars: CarBookingSupplier;
beforeAll(async () => {
  database = await openTestDatabase();
  cars = createSandboxCars({
    db: database.db,
    now: () => new Date(clock),
    wait: async (ms) => void waits.push(ms),
  });
});
afterAll(() => database.close());

const asked = () => ({
  pickUpAt: "2026-12-05T10:00",
  dropOffAt: "2026-12-07T10:00",
  driverAge: 35,
  residence: "PT",
  language: "en" as const,
  now: new Date(clock),
});
const toOfferId = (word: CarWord) => `sandbox-c-null-island-meridian-${word}-basic`;
const check = (word: CarWord) =>
  cars.checkOffer({ ...asked(), offerId: toOfferId(word), extras: [] });
const list = async (word: CarWord): Promise<SupplierCarOffer> => {
  const found = await cars.findCars({ ...asked(), pickUp: island, dropOff: island });
  const offer = found.cars.flatMap(({ offers }) => offers).find(({ id }) => id === toOfferId(word));
  if (!offer) throw new Error(`${word} isn't listed`);
  return offer;
};
const hold = (offer: SupplierCarOffer, clientReference: string = randomUUID()) =>
  cars.hold({
    ...asked(),
    offerId: offer.id,
    extras: [],
    expected: offer.price,
    clientReference,
    until: addMs(new Date(clock), 600_000),
  });
const book = (clientReference: string) =>
  cars.book({
    clientReference,
    travellers: [],
    contact: { firstName: "A", lastName: "B", email: "a@example.com", phone: "+1" },
    requests: "",
    answers: [],
    dueOnSite: { amount: 0, currency: "USD" },
  });
const bookAnew = async (word: CarWord) => {
  const reference = randomUUID();
  expect(await hold(await list(word), reference)).toMatchObject({ state: "held" });
  return { reference, answer: await book(reference).catch((error: unknown) => error) };
};

test("every word has its car, and says its name", async () => {
  const { cars: found } = await cars.findCars({ ...asked(), pickUp: island, dropOff: island });
  expect(found.map(({ carId }) => carId)).toEqual(
    carWords.map((word) => `sandbox-c-null-island-meridian-${word}`),
  );
  expect((await list("price-change-at-hold")).vehicle.name).toBe(
    "Null Island price change at hold",
  );
});

test("a price changes when it is checked, or only when it is held", async () => {
  const [listed, checked] = [await list("price-change"), await check("price-change")];
  expect(checked?.price.wholesale).toBeGreaterThan(listed.price.wholesale);
  expect(checked && (await hold(checked))).toMatchObject({ state: "held" });
  const later = await list("price-change-at-hold");
  expect((await check("price-change-at-hold"))?.price).toEqual(later.price);
  const answer = await hold(later);
  if (answer.state !== "priceChanged") throw new Error(answer.state);
  expect(answer.offer.price.wholesale).toBeGreaterThan(later.price.wholesale);
  expect(await hold(answer.offer)).toMatchObject({ state: "held" });
});

test("it is sold out when it is checked, or only when it is held", async () => {
  expect(await check("sold-out")).toBeNull();
  const offer = await check("sold-out-at-hold");
  expect(offer && (await hold(offer))).toEqual({ state: "soldOut" });
});

test("there is one of the last car", async () => {
  const offer = await list("last-car");
  expect(offer.carsLeft).toBe(1);
  expect(await hold(offer)).toMatchObject({ state: "held" });
  expect(await check("last-car")).toBeNull();
});

test("a car is not rented twice on a day, whatever the hours", async () => {
  const at = (pickUpAt: string, dropOffAt: string) => ({ ...asked(), pickUpAt, dropOffAt });
  const offerId = toOfferId("last-car");
  const checkAt = (rental: ReturnType<typeof at>) =>
    cars.checkOffer({ ...rental, offerId, extras: [] });
  // One charged day, on two dates.
  const out = at("2026-12-15T18:00", "2026-12-16T17:00");
  const offer = await checkAt(out);
  if (!offer) throw new Error("there is no car");
  const held = {
    offerId,
    extras: [],
    expected: offer.price,
    clientReference: randomUUID(),
    until: addMs(new Date(clock), 600_000),
  };
  expect(await cars.hold({ ...out, ...held })).toMatchObject({ state: "held" });
  const overlapping = at("2026-12-16T10:00", "2026-12-17T10:00");
  expect(await checkAt(overlapping)).toBeNull();
  expect(await cars.hold({ ...overlapping, ...held, clientReference: randomUUID() })).toMatchObject(
    { state: "soldOut" },
  );
  for (const free of [
    at("2026-12-14T09:00", "2026-12-14T20:00"),
    at("2026-12-17T10:00", "2026-12-18T10:00"),
  ])
    expect(await checkAt(free)).toMatchObject({ carsLeft: 1 });
});

test("slow ones take four seconds to check and to book", async () => {
  await check("slow");
  await bookAnew("slow");
  expect(waits).toEqual([4_000, 4_000]);
});

test("a malformed response is no offer", async () => {
  await expect(check("malformed")).rejects.toMatchObject({ kind: "malformed" });
});

test("waters beside the island search slowly, and not at all", async () => {
  const [, slow, malformed] = (await cars.findOwnPlaces?.("null isl")) ?? [];
  if (!slow || !malformed) throw new Error("both are found by the island's name");
  const find = (point: typeof island) =>
    cars.findCars({ ...asked(), pickUp: point, dropOff: point });
  waits.length = 0;
  expect((await find(slow)).cars.length).toBeGreaterThan(10);
  expect(waits).toEqual([4_000]);
  await expect(find(malformed)).rejects.toMatchObject({ kind: "malformed" });
});

test("a lost response hides a booking that a look-up knows, at once or after a minute", async () => {
  const lost = await bookAnew("timeout-after-booking");
  expect(lost.answer).toBeInstanceOf(SupplierError);
  expect(await cars.getBooking(lost.reference)).toMatchObject({ state: "confirmed" });
  const unsure = await bookAnew("unsure");
  expect(unsure.answer).toBeInstanceOf(SupplierError);
  expect(await cars.getBooking(unsure.reference)).toEqual({ state: "unknown" });
  clock += 60_000;
  expect(await cars.getBooking(unsure.reference)).toMatchObject({ state: "confirmed" });
});

test("a booking is pending for five seconds, or refused", async () => {
  const pending = await bookAnew("pending");
  expect(pending.answer).toEqual({ state: "pending" });
  clock += 5_000;
  expect(await cars.getBooking(pending.reference)).toMatchObject({ state: "confirmed" });
  const left = (await list("refused")).carsLeft;
  const refused = await bookAnew("refused");
  expect(refused.answer).toEqual({ state: "refused" });
  expect((await list("refused")).carsLeft).toBe(left);
});

test("a cancellation whose response is lost is known to a look-up", async () => {
  const { reference } = await bookAnew("cancel-timeout");
  await expect(cars.cancel(reference)).rejects.toBeInstanceOf(SupplierError);
  expect(await cars.getBooking(reference)).toEqual({ state: "cancelled" });
});

test("money is due now, in part, or all of it at the desk", async () => {
  const plain = await list("plain");
  expect(plain).toMatchObject({ payment: "now", price: { dueOnSite: 0 } });
  const part = await list("part-payment");
  expect(part.payment).toBe("part");
  expect((part.price.dueOnSite ?? 0) / part.price.wholesale).toBeCloseTo(0.8, 2);
  const atDesk = await list("pay-at-desk");
  expect(atDesk).toMatchObject({
    payment: "atDesk",
    price: { dueOnSite: atDesk.price.wholesale, atCost: 0 },
  });
});
