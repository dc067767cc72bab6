import { hourMs, minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { createBuyer, toOrder } from "./testing/buy-fare";
import { openDuffel } from "./testing/open-duffel";

type Duffel = Awaited<ReturnType<typeof openDuffel>>;
let duffel: Duffel;
let buyer: ReturnType<typeof createBuyer>;
let count = 0;
beforeAll(async () => {
  duffel = await openDuffel();
  buyer = createBuyer(duffel);
});
afterAll(() => duffel.close());

async function buy(brand: string) {
  const reference = `F-${++count}`;
  const fare = await buyer.find(brand);
  await buyer.hold(reference, fare);
  const booked = await duffel.supplier.book(toOrder(reference));
  if (booked.state !== "confirmed") throw new Error(booked.state);
  return { reference, fare, orderId: booked.supplierReference };
}

describe("paid later", () => {
  test("an unpaid order holds seats until the earlier of both ends, and paying it tickets it", async () => {
    const fare = await buyer.find("Flex");
    const until = addMs(duffel.now(), 24 * hourMs);
    expect(fare.payLaterUntil).toBe(until.toISOString());
    const reference = `F-${++count}`;
    const before = duffel.double.countLeft(fare.id);
    const unpaid = toOrder(reference);
    const held = await buyer.hold(reference, fare, { unpaid, until });
    expect(held).toMatchObject({
      state: "held",
      until: addMs(duffel.now(), 60 * hourMs).toISOString(),
      priceUntil: until.toISOString(),
    });
    expect(await buyer.hold(reference, fare, { unpaid, until })).toEqual(held);
    expect(duffel.double.countLeft(fare.id)).toBe(before - 1);
    expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "absent" });
    const booked = await duffel.supplier.book(unpaid);
    expect(booked).toMatchObject({ state: "confirmed", ticketNumbers: [expect.any(String)] });
    expect(await duffel.supplier.book(unpaid)).toEqual(booked);
    expect(duffel.double.countCalls("POST /air/payments")).toBe(1);
  });

  test("who doesn't pay gives the seats back", async () => {
    const fare = await buyer.find("Flex");
    const reference = `F-${++count}`;
    const before = duffel.double.countLeft(fare.id);
    await buyer.hold(reference, fare, { unpaid: toOrder(reference) });
    expect(await duffel.supplier.cancel(reference)).toEqual({ state: "cancelled" });
    expect(duffel.double.countLeft(fare.id)).toBe(before);
    expect(await duffel.supplier.book(toOrder(reference))).toEqual({ state: "cancelled" });
  });

  test("a fare can't be kept unpaid with bags, and one without a kept price not at all", async () => {
    const fare = await buyer.find("Flex");
    const bags = [{ passenger: 0, leg: 0, count: 1 }];
    const query = { ...buyer.toQuery(), offerId: fare.id, seats: [] };
    expect((await duffel.supplier.checkFare({ ...query, bags }))?.fare.payLaterUntil).toBeNull();
    expect((await buyer.find("Basic")).payLaterUntil).toBeNull();
  });
});

describe("cancelling", () => {
  test("a quote says what comes back and what doesn't, and changes nothing", async () => {
    const { reference, fare } = await buy("Flex");
    const { wholesale: amount, currency } = fare.price;
    for (let times = 0; times < 2; times++)
      expect(await duffel.supplier.quoteCancel?.(reference)).toEqual({
        refund: { amount, currency },
        keeps: { amount: 0, currency },
        until: addMs(duffel.now(), hourMs).toISOString(),
        destination: "payer",
      });
    expect(await duffel.supplier.getBooking(reference)).toMatchObject({ state: "confirmed" });
    expect(await duffel.supplier.cancel(reference, { amount, currency })).toEqual({
      state: "cancelled",
    });
    expect(await duffel.supplier.quoteCancel?.(reference)).toBeNull();
  });

  test("nothing is cancelled when another refund was agreed to", async () => {
    const { reference, fare } = await buy("Basic");
    const { currency } = fare.price;
    expect(await duffel.supplier.cancel(reference, { amount: 1, currency })).toEqual({
      state: "refundChanged",
    });
    expect(await duffel.supplier.getBooking(reference)).toMatchObject({ state: "confirmed" });
    expect(await duffel.supplier.cancel(reference, { amount: 0, currency })).toEqual({
      state: "cancelled",
    });
  });

  test("a confirmation whose answer was lost isn't asked for twice", async () => {
    const { reference } = await buy("Flex");
    const [confirm] = [`POST /air/order_cancellations`];
    duffel.double.fail(confirm, { status: 500, code: "internal_server_error" });
    await expect(duffel.supplier.cancel(reference)).rejects.toMatchObject({ kind: "unavailable" });
    expect(await duffel.supplier.cancel(reference)).toEqual({ state: "cancelled" });
    expect(await duffel.supplier.cancel(reference)).toEqual({ state: "cancelled" });
  });
});

describe("changes by airlines", () => {
  test("a flight that is moved is told with the whole plan, and accepted once", async () => {
    const { reference, orderId } = await buy("Basic");
    const start = duffel.now();
    duffel.advance(minuteMs);
    const id = duffel.double.moveOrder(orderId);
    const changes = (await duffel.supplier.listChanges?.(start)) ?? [];
    expect(changes).toHaveLength(1);
    const [change] = changes;
    if (change?.kind !== "changed") throw new Error("the change isn't told");
    expect(change).toMatchObject({ id, clientReference: reference });
    const [out, back] = change.item.itinerary.legs;
    const [first] = out?.segments ?? [];
    const asked = buyer.toQuery().legs;
    expect((first?.departs.local.slice(0, 10) ?? "") > (asked.at(0)?.date ?? "")).toBe(true);
    expect(back?.segments[0]?.departs.local).toMatch(new RegExp(`^${asked.at(1)?.date}`));
    expect(change.answerBy < (first?.departs.at ?? "")).toBe(true);
    expect(await duffel.supplier.answerChange?.(id, "accept")).toBe("done");
    expect(await duffel.supplier.answerChange?.(id, "accept")).toBe("done");
    expect(await duffel.supplier.answerChange?.(id, "refund")).toBe("gone");
    expect(await duffel.supplier.listChanges?.(start)).toEqual([]);
  });

  test("who doesn't accept gets everything back; what isn't there is gone", async () => {
    const { reference, orderId } = await buy("Basic");
    const id = duffel.double.moveOrder(orderId);
    expect(await duffel.supplier.answerChange?.(id, "refund")).toBe("done");
    expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "cancelled" });
    expect(await duffel.supplier.answerChange?.(id, "refund")).toBe("done");
    expect(await duffel.supplier.answerChange?.("aic_nothing", "accept")).toBe("gone");
  });
});
