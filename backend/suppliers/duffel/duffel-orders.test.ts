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
  duffel.double.withholdTickets(false);
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

test("an infant is on the lap that was chosen, and another on that of who is left", async () => {
  const party = { adults: 2, ages: [1, 1] };
  const reference = toReference();
  await buyer.hold(reference, await buyer.find("Basic", party), party);
  const order = toOrder(reference, 4);
  const travellers = order.travellers.map((one, index) =>
    index === 3 ? { ...one, onLapOf: 0 } : one,
  );
  expect(await duffel.supplier.book({ ...order, travellers })).toMatchObject({
    state: "confirmed",
  });
  const [, , first, second] = ordersOf(reference)[0]?.passengers.map(({ id }) => id) ?? [];
  expect(duffel.double.calls.findLast(({ call }) => call === orderCall)?.body).toMatchObject({
    passengers: [
      { infant_passenger_id: second },
      { infant_passenger_id: first },
      { id: first },
      { id: second },
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

test("an order without documents has its tickets yet to come, for ten minutes", async () => {
  const [late, without] = [await holdFare(), await holdFare()];
  duffel.double.withholdTickets(true);
  for (const { reference } of [late, without]) {
    expect(await book(reference)).toEqual({ state: "pending" });
    duffel.advance(9 * minuteMs);
    expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "pending" });
  }
  duffel.double.issueTickets(ordersOf(late.reference)[0]?.id ?? "");
  expect(await duffel.supplier.getBooking(late.reference)).toMatchObject({
    state: "confirmed",
    ticketNumbers: [expect.any(String)],
  });
  // Some airlines issue none.
  duffel.advance(minuteMs);
  const booked = await book(without.reference);
  expect(booked).toMatchObject({ state: "confirmed", confirmationNumber: expect.any(String) });
  expect(booked).not.toHaveProperty("ticketNumbers");
});

test("so long after its payment, too, for one that was kept unpaid for a day", async () => {
  const reference = toReference();
  const unpaid = toOrder(reference);
  await buyer.hold(reference, await buyer.find("Flex"), { unpaid });
  duffel.advance(600 * minuteMs);
  duffel.double.withholdTickets(true);
  expect(await duffel.supplier.book(unpaid)).toEqual({ state: "pending" });
  expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "pending" });
  duffel.advance(10 * minuteMs);
  expect(await duffel.supplier.getBooking(reference)).toMatchObject({ state: "confirmed" });
});

/** A database that answers the first call, and the others once the gate is open. */
function openAfter(gate: Promise<void>): typeof duffel.db {
  let asked = 0;
  return new Proxy(duffel.db, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target);
      if (property !== "forAgency" || typeof value !== "function") return value;
      return async (...given: unknown[]) => {
        if (asked++ > 0) await gate;
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
}

test("what is cancelled while another process orders it isn't said to be and flown", async () => {
  const { reference } = await holdFare();
  let open = () => {};
  const other = duffel.open(openAfter(new Promise<void>((resolve) => (open = resolve))));
  const cancelling = other.cancel(reference);
  const booking = duffel.supplier.book(toOrder(reference));
  const isEnded = await booking.then(({ state }) => state !== "confirmed");
  open();
  const { state } = await cancelling;
  const isFlown = ordersOf(reference).some((order) => order.cancelled_at === null);
  expect([state, isEnded || !isFlown]).toEqual(["cancelled", true]);
});

test("a cancellation while an order is on its way is told so, and asked again gives it back", async () => {
  const { reference } = await holdFare();
  const other = duffel.open();
  let answer: unknown;
  duffel.double.beforeNext(orderCall, async () => void (answer = await other.cancel(reference)));
  expect(await book(reference)).toMatchObject({ state: "confirmed" });
  expect(answer).toEqual({ state: "unknown" });
  expect(await other.cancel(reference)).toEqual({ state: "cancelled" });
  expect(ordersOf(reference).map((order) => order.cancelled_at)).not.toContain(null);
});

test("what another process has cancelled is neither ordered nor held again", async () => {
  const { reference, fare } = await holdFare();
  const other = duffel.open();
  const sent = duffel.double.countCalls(orderCall);
  const offer = duffel.double.calls.findLast(({ call }) => call.startsWith("GET /air/offers/"));
  duffel.double.beforeNext(offer?.call ?? "", async () => void (await other.cancel(reference)));
  expect(await book(reference)).toEqual({ state: "cancelled" });
  expect(duffel.double.countCalls(orderCall)).toBe(sent);
  expect(await buyer.hold(reference, fare)).toEqual({ state: "soldOut" });
  expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "cancelled" });
});

test("every name that passes the check of an order is one that Duffel takes", async () => {
  for (const firstName of ["Yıldız", "Đorđe", "Ħal", "Øyvind", "Maria de los Angeles"]) {
    const { reference } = await holdFare();
    const travellers = [{ firstName, lastName: "O’Neill" }];
    expect(await duffel.supplier.book({ ...toOrder(reference), travellers })).toMatchObject({
      state: "confirmed",
    });
  }
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
