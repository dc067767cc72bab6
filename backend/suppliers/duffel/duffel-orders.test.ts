import { minuteMs } from "@/lib/dates/durations";
import type { Fault } from "./testing/create-duffel-double";
import { createBuyer, toOrder } from "./testing/buy-fare";
import { openDuffel } from "./testing/open-duffel";

type Duffel = Awaited<ReturnType<typeof openDuffel>>;
let duffel: Duffel;
let buyer: ReturnType<typeof createBuyer>;
let count = 0;
const toReference = () => `F-${++count}`;
beforeAll(async () => {
  duffel = await openDuffel();
  buyer = createBuyer(duffel);
});
afterAll(() => duffel.close());
afterEach(() => {
  duffel.double.makeDearer(0);
  // Flights of the double have nine seats.
  for (const order of duffel.double.orders.values())
    order.cancelled_at ??= duffel.now().toISOString();
});

const orderCall = "POST /air/orders";
/** Holds the cheapest fare; what follows is up to the test. */
async function holdFare(brand = "Basic") {
  const reference = toReference();
  const fare = await buyer.find(brand);
  expect(await buyer.hold(reference, fare)).toMatchObject({ state: "held" });
  return { reference, fare };
}
const book = (reference: string) => duffel.supplier.book(toOrder(reference));
const ordersOf = (reference: string) =>
  [...duffel.double.orders.values()].filter(
    ({ metadata }) => metadata.booking_reference === reference,
  );

const lost: [string, Fault][] = [
  ["a 500", { status: 500, code: "internal_server_error", isDone: true }],
  ["a 502", { status: 502, code: "airline_internal", isDone: true }],
  ["no answer", "no answer"],
  ["an answer that is cut off", "cut off"],
];
test.each(lost)(
  "an order that was made before %s is found by our reference and not made again",
  async (_, fault) => {
    const { reference } = await holdFare();
    duffel.double.fail(orderCall, fault);
    await expect(book(reference)).rejects.toMatchObject({ name: "SupplierError" });
    const found = await duffel.supplier.getBooking(reference);
    expect(found).toMatchObject({ state: "confirmed" });
    expect(await book(reference)).toEqual(found);
    expect(ordersOf(reference)).toHaveLength(1);
  },
);

test("an order that nobody finds is unknown, however long, and never sent again", async () => {
  const { reference } = await holdFare();
  duffel.double.fail(orderCall, { status: 500, code: "internal_server_error" });
  await expect(book(reference)).rejects.toMatchObject({ kind: "unavailable" });
  const sent = duffel.double.countCalls(orderCall);
  for (const minutes of [1, 600]) {
    duffel.advance(minutes * minuteMs);
    expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "unknown" });
    expect(await book(reference)).toEqual({ state: "unknown" });
    expect(await duffel.supplier.cancel(reference)).toEqual({ state: "unknown" });
  }
  expect(duffel.double.countCalls(orderCall)).toBe(sent);
});

test("an order that is noted as sent isn't sent by another process", async () => {
  const { reference } = await holdFare();
  const [one, other] = [duffel.open(), duffel.open()];
  const answers = await Promise.all([one.book(toOrder(reference)), other.book(toOrder(reference))]);
  expect(answers.map(({ state }) => state)).toContain("confirmed");
  expect(ordersOf(reference)).toHaveLength(1);
});

test("an order that Duffel vouches it hasn't made is refused", async () => {
  const { reference } = await holdFare();
  duffel.double.fail(orderCall, { status: 502, code: "order_not_created" });
  expect(await book(reference)).toEqual({ state: "refused" });
  expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "refused" });
});

test.each([
  { status: 429, code: "rate_limit_exceeded" },
  { status: 401, code: "access_token_not_found" },
  { status: 422, code: "insufficient_balance" },
])("$code decides nothing: the order is made once it is tried again", async (fault) => {
  const { reference } = await holdFare();
  duffel.double.fail(orderCall, fault);
  await expect(book(reference)).rejects.toMatchObject({ name: "SupplierError" });
  expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "absent" });
  expect(await book(reference)).toMatchObject({ state: "confirmed" });
});

test("an offer that has expired is asked for anew by what its id names", async () => {
  const { reference, fare } = await holdFare();
  duffel.advance(45 * minuteMs);
  expect(
    await duffel.supplier.checkFare({ ...buyer.toQuery(), offerId: fare.id, bags: [], seats: [] }),
  ).toMatchObject({ fare: { id: fare.id, price: fare.price } });
  expect(await book(reference)).toMatchObject({ state: "confirmed" });
});

test("an offer that goes while it is ordered is asked for once more", async () => {
  const { reference } = await holdFare();
  duffel.double.fail(orderCall, { status: 422, code: "offer_no_longer_available" });
  expect(await book(reference)).toMatchObject({ state: "confirmed" });
  expect(ordersOf(reference)).toHaveLength(1);
});

test("two customers who were shown offers of one request each get theirs", async () => {
  const [first, second] = [await holdFare("Basic"), await holdFare("Flex")];
  expect(await book(first.reference)).toMatchObject({ state: "confirmed" });
  expect(await book(second.reference)).toMatchObject({ state: "confirmed" });
  expect(ordersOf(second.reference)).toHaveLength(1);
});

test("a fare whose offer is gone is asked for anew although its itinerary has others", async () => {
  const [{ reference }, { fare }] = [await holdFare("Basic"), await holdFare("Flex")];
  const offer = duffel.double.calls.findLast(({ call }) => call.startsWith("GET /air/offers/"));
  duffel.double.fail(offer?.call ?? "", { status: 404, code: "not_found" });
  const query = { ...buyer.toQuery(), bags: [], seats: [] };
  expect(await duffel.supplier.checkFare({ ...query, offerId: fare.id })).toMatchObject({
    fare: { id: fare.id, price: fare.price },
  });
  expect(await book(reference)).toMatchObject({ state: "confirmed" });
});

test("nothing is ordered that costs more than was agreed", async () => {
  const { reference } = await holdFare();
  duffel.double.makeDearer(1);
  const sent = duffel.double.countCalls(orderCall);
  expect(await book(reference)).toEqual({ state: "refused" });
  expect(duffel.double.countCalls(orderCall)).toBe(sent);
});

test("tickets are in the order of travellers, and an infant is on the first adult's lap", async () => {
  const party = { adults: 2, ages: [7, 1] };
  const reference = toReference();
  const fare = await buyer.find("Basic", party);
  await buyer.hold(reference, fare, party);
  const booked = await duffel.supplier.book(toOrder(reference, 4));
  const [order] = ordersOf(reference);
  expect(booked).toMatchObject({
    state: "confirmed",
    supplierReference: order?.id,
    confirmationNumber: order?.booking_reference,
    ticketNumbers: order?.documents.map((document) => document.unique_identifier),
  });
  const sent = duffel.double.calls.findLast(({ call }) => call === orderCall)?.body;
  const infant = order?.passengers.find(({ age }) => age === 1)?.id;
  expect(sent).toMatchObject({
    type: "instant",
    passengers: [
      { title: "ms", gender: "f", born_on: "1990-05-17", infant_passenger_id: infant },
      { title: "mr", gender: "m" },
      {},
      { id: infant },
    ],
  });
});

test("of two who book the same seat one gets it, and the other's money isn't taken", async () => {
  const fare = await buyer.find();
  const query = { ...buyer.toQuery(), offerId: fare.id };
  const seats = [{ passenger: 0, segment: 0, seat: "2B" }];
  const checked = await duffel.supplier.checkFare({ ...query, bags: [], seats });
  const price = checked?.fare.price ?? fare.price;
  expect(price.wholesale).toBe(fare.price.wholesale + 800);
  const references = [toReference(), toReference()];
  for (const reference of references)
    expect(await buyer.hold(reference, fare, { seats, expected: price })).toMatchObject({
      state: "held",
    });
  const states = [];
  for (const reference of references) states.push((await book(reference)).state);
  expect(states).toEqual(["confirmed", "refused"]);
});

test("what can't be on a ticket is refused before anything is sent", async () => {
  const { reference } = await holdFare();
  const sent = duffel.double.countCalls(orderCall);
  const order = { ...toOrder(reference), travellers: [{ firstName: "Нина", lastName: "Silva" }] };
  expect(await duffel.supplier.book(order)).toEqual({ state: "refused" });
  expect(duffel.double.countCalls(orderCall)).toBe(sent);
});

test("neither the key nor a name is in what is thrown", async () => {
  const { reference } = await holdFare();
  duffel.double.fail(orderCall, { status: 500, code: "internal_server_error" });
  const error: unknown = await book(reference).catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(/POST \/air\/orders: 500/);
  expect(String(error)).not.toMatch(/duffel_test|Silva/);
});
