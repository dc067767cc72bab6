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
    // Ten minutes before the double says.
    const until = addMs(duffel.now(), 24 * hourMs - 10 * minuteMs);
    expect(fare.payLaterUntil).toBe(until.toISOString());
    const reference = `F-${++count}`;
    const before = duffel.double.countLeft(fare.id);
    const unpaid = toOrder(reference);
    const held = await buyer.hold(reference, fare, { unpaid, until });
    expect(held).toMatchObject({
      state: "held",
      until: addMs(duffel.now(), 60 * hourMs - 10 * minuteMs).toISOString(),
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

  test("seats that nobody paid for in time are given back, and nothing is asked of Duffel", async () => {
    const reference = `F-${++count}`;
    const fare = await buyer.find("Flex");
    const unpaid = toOrder(reference);
    await buyer.hold(reference, fare, { unpaid });
    duffel.advance(60 * hourMs);
    expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "cancelled" });
    expect(await duffel.supplier.quoteCancel(reference)).toBeNull();
    expect(await buyer.hold(reference, fare, { unpaid })).toEqual({ state: "soldOut" });
    expect(await duffel.supplier.book(unpaid)).toEqual({ state: "cancelled" });
    expect(await duffel.supplier.cancel(reference)).toEqual({ state: "cancelled" });
    expect(await duffel.supplier.cancel(reference)).toEqual({ state: "cancelled" });
  });

  test.each(["price_changed", "schedule_changed", "past_payment_required_by_date"])(
    "what Duffel takes no money for (%s) is refused, and stays so",
    async (code) => {
      const reference = `F-${++count}`;
      const unpaid = toOrder(reference);
      await buyer.hold(reference, await buyer.find("Flex"), { unpaid });
      duffel.double.fail("POST /air/payments", { status: 422, code });
      expect(await duffel.supplier.book(unpaid)).toEqual({ state: "refused" });
      expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "refused" });
      const asked = duffel.double.countCalls("POST /air/payments");
      expect(await duffel.supplier.book(unpaid)).toEqual({ state: "refused" });
      expect(duffel.double.countCalls("POST /air/payments")).toBe(asked);
      expect(await duffel.supplier.cancel(reference)).toEqual({ state: "cancelled" });
    },
  );

  test.each([
    { status: 422, code: "insufficient_balance" },
    { status: 500, code: "internal_server_error" },
  ])("$code decides nothing about an unpaid order: it is paid once it can be", async (fault) => {
    const reference = `F-${++count}`;
    const unpaid = toOrder(reference);
    await buyer.hold(reference, await buyer.find("Flex"), { unpaid });
    duffel.double.fail("POST /air/payments", fault);
    await expect(duffel.supplier.book(unpaid)).rejects.toMatchObject({ kind: "unavailable" });
    expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "absent" });
    expect(await duffel.supplier.book(unpaid)).toMatchObject({ state: "confirmed" });
    expect(await duffel.supplier.cancel(reference)).toEqual({ state: "cancelled" });
  });

  test("an order that Duffel has accepted and not made yet is asked for again", async () => {
    const reference = `F-${++count}`;
    const fare = await buyer.find("Flex");
    const unpaid = toOrder(reference);
    duffel.double.fail("POST /air/orders", "accepted");
    await expect(buyer.hold(reference, fare, { unpaid })).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(await buyer.hold(reference, fare, { unpaid })).toMatchObject({ state: "held" });
    expect(await duffel.supplier.cancel(reference)).toEqual({ state: "cancelled" });
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

  test("a fare that promises everything back isn't cancelled for less; others are", async () => {
    const [free, other] = [await buy("Flex"), await buy("Basic")];
    duffel.double.keep(100);
    expect(await duffel.supplier.cancel(free.reference)).toEqual({ state: "refundChanged" });
    expect(await duffel.supplier.getBooking(free.reference)).toMatchObject({ state: "confirmed" });
    duffel.double.keep(0);
    expect(await duffel.supplier.cancel(free.reference)).toEqual({ state: "cancelled" });
    expect(await duffel.supplier.cancel(other.reference)).toEqual({ state: "cancelled" });
  });

  test("what its airline calls off isn't cancelled for less than everything", async () => {
    const { reference, orderId } = await buy("Basic");
    duffel.double.callOff(orderId);
    expect(await duffel.supplier.listChanges?.(addMs(duffel.now(), -minuteMs))).toContainEqual({
      ...{ id: expect.any(String), clientReference: reference, kind: "cancelled" },
    });
    duffel.double.keep(100);
    expect(await duffel.supplier.cancel(reference)).toEqual({ state: "refundChanged" });
    duffel.double.keep(0);
    expect(await duffel.supplier.cancel(reference)).toEqual({ state: "cancelled" });
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
    const start = duffel.now();
    const id = duffel.double.moveOrder(orderId);
    const listed = async () =>
      (await duffel.supplier.listChanges?.(start))?.filter((change) => change.id === id);
    expect(await listed()).toHaveLength(1);
    expect(await duffel.supplier.answerChange?.(id, "refund")).toBe("done");
    expect(await listed()).toEqual([]);
    expect(await duffel.supplier.getBooking(reference)).toEqual({ state: "cancelled" });
    expect(await duffel.supplier.answerChange?.(id, "refund")).toBe("done");
    expect(await duffel.supplier.answerChange?.("aic_nothing", "accept")).toBe("gone");
  });

  test("one that can't be read or shown hides no other, and is logged once", async () => {
    const [unread, unshown, failing, fine] = [
      await buy("Basic"),
      await buy("Basic"),
      await buy("Basic"),
      await buy("Basic"),
    ];
    const start = duffel.now();
    const { double } = duffel;
    const { changes } = double;
    const ids = [unread, unshown, failing, fine].map(({ orderId }) => double.moveOrder(orderId));
    const change = (index: number) => changes.get(ids[index] ?? "") as object;
    changes.set(ids[0] ?? "", { ...change(0), added: [{ id: "sli_1", segments: [] }] });
    // The airline flies no way back any more.
    const order = double.orders.get(unshown.orderId);
    changes.set(ids[1] ?? "", { ...change(1), added: [], removed: order?.slices.slice(1) });
    changes.set("nothing", "of what was documented");
    const ended = { ...change(0), id: "aic_old", action_taken: "accepted", added: "gone" };
    changes.set("aic_old", ended);
    duffel.problems.length = 0;
    for (let times = 0; times < 2; times++) {
      double.fail(`GET /air/orders/${failing.orderId}`, {
        status: 500,
        code: "internal_server_error",
      });
      const told = (await duffel.supplier.listChanges?.(start)) ?? [];
      expect(told.map(({ clientReference }) => clientReference)).toEqual([fine.reference]);
    }
    // Look-ups run at once, and end in any order.
    expect(duffel.problems).toHaveLength(4);
    expect(new Set(duffel.problems)).toEqual(
      new Set([
        expect.stringMatching(new RegExp(`${ids[0]}: added.0.segments can't be read`)),
        expect.stringMatching(/without an id: .*can't be read/),
        expect.stringMatching(new RegExp(`${ids[1]}: its flights can't be shown`)),
        expect.stringMatching(new RegExp(`${ids[2]}: .*500`)),
      ]),
    );
    const lookUps = (orderId: string) => double.countCalls(`GET /air/orders/${orderId}`);
    const before = lookUps(fine.orderId);
    // What failed for a moment is listed the next time; what was listed isn't looked up again.
    expect(await duffel.supplier.listChanges?.(start)).toHaveLength(2);
    expect(lookUps(fine.orderId)).toBe(before);
    await expect(duffel.supplier.answerChange?.(ids[0] ?? "", "accept")).rejects.toMatchObject({
      kind: "malformed",
    });
    expect(await duffel.supplier.answerChange?.(ids[3] ?? "", "accept")).toBe("done");
    for (const id of [...ids, "nothing", "aic_old"]) changes.delete(id);
  });

  test("one of a day before the departure can be answered until then", async () => {
    const { orderId } = await buy("Basic");
    const flown = duffel.double.orders.get(orderId)?.slices[0]?.segments[0]?.departing_at ?? "";
    // The day after, as an airline moves it.
    const departs = addMs(new Date(`${flown}Z`), 24 * hourMs);
    duffel.advance(departs.getTime() - duffel.now().getTime() - 20 * hourMs);
    const start = duffel.now();
    duffel.double.moveOrder(orderId);
    const [change] = (await duffel.supplier.listChanges?.(start)) ?? [];
    if (change?.kind !== "changed") throw new Error("the change isn't told");
    const [first] = change.item.itinerary.legs[0]?.segments ?? [];
    expect(change.answerBy).toBe(first?.departs.at);
    expect(new Date(change.answerBy) > duffel.now()).toBe(true);
  });
});
