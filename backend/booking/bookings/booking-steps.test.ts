import { SupplierError } from "../../ports/booking-supplier";
import { checkBooks } from "../../testing/check-books";
import { openForFile } from "../../testing/open-for-file";
import { openBookingKit } from "../../testing/open-booking-kit";
import { startBookingWorker } from "./start-booking-worker";
import { wakeBookingOfPayment } from "./wake-booking-of-payment";

const kit = openForFile(openBookingKit);
const usual = { stock: 50, payment: "now" as const, isSoldOut: false, isDown: false };
const net = {
  currency: "EUR",
  wholesale: 20_000,
  taxAndFee: 2_000,
  published: 40_000,
  dueOnSite: 1_000,
};
beforeEach(() => {
  Object.assign(kit.supplier, { ...usual, net });
  kit.setClock("2026-11-21T12:00:00Z");
});
afterEach(async () => {
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
  expect(kit.problems).toEqual([]);
});

/** What a worker that starts now gets done; steps of others are left over where they failed. */
async function work(seconds = 0): Promise<void> {
  kit.wait(seconds);
  const worker = startBookingWorker(kit.dependencies);
  await worker.takeDue();
  await worker.stop();
}
const stateOf = async (reference: string) => (await kit.rowOf(reference)).state;
const wake = (gatewayReference: string) =>
  wakeBookingOfPayment(kit.dependencies, kit.backend.ids.alpha, {
    gateway: "sandbox",
    gatewayReference,
  });
const toPaying = async () => {
  const placed = await kit.book();
  await kit.startPayment(placed);
  return { ...placed, checkout: await kit.lastCheckout(placed.reference) };
};
/** A first try that was given up, and a second one. */
const toSecondTry = async () => {
  const first = await toPaying();
  kit.money.fail(first.checkout);
  await wake(first.checkout);
  await kit.startPayment(first);
  return { ...first, second: await kit.lastCheckout(first.reference) };
};
/** The latest refund is back at the gateway: the account it was sent to is closed. */
const comeBack = () => {
  const refund = [...kit.money.refunds.values()].at(-1);
  if (refund) refund.state = "failed";
};
const mailsAfter = async (work: () => Promise<unknown>) => {
  const before = (await kit.mailKinds()).length;
  await work();
  return (await kit.mailKinds()).slice(before);
};

describe("holding", () => {
  it("tells the buyer that it is sold out", async () => {
    const quote = await kit.quote();
    kit.supplier.stock = 0;
    const order = kit.toOrder(quote);
    for (const answer of [await kit.order(order), await kit.order(order)])
      expect(answer).toMatchObject({ status: 409, body: { code: "sold_out" } });
  });

  it("tells the buyer that the price moved, and has the new one in the quote, which can be booked then", async () => {
    const quote = await kit.quote();
    kit.supplier.net = { ...net, wholesale: 25_000 };
    expect(await kit.order(kit.toOrder(quote))).toMatchObject({
      status: 409,
      body: { code: "price_changed" },
    });
    const answer = await kit.backend.call("GET /api/quotes/{id}", { params: { id: quote.id } });
    const renewed = answer.body.quote as typeof quote;
    expect(renewed).toMatchObject({ state: "open", previousTotal: quote.price.total });
    expect(renewed.price.total.amount).toBeGreaterThan(quote.price.total.amount);
    expect((await kit.order(kit.toOrder(quote))).body.code).toBe("price_changed");
    expect((await kit.order(kit.toOrder(renewed))).status).toBe(200);
  });

  it("tries again when nobody knows whether anything is held, and gives up after ten minutes", async () => {
    for (const trouble of ["before", "after"] as const) {
      kit.supplier.trouble("hold", trouble);
      const quote = await kit.quote();
      const left = kit.supplier.left();
      const { status, body } = await kit.order(kit.toOrder(quote));
      expect([status, await stateOf(body.reference as string)]).toEqual([200, "quoted"]);
      await work(3);
      expect([await stateOf(body.reference as string), kit.supplier.left()]).toEqual([
        "held",
        left - 1,
      ]);
    }
    const quote = await kit.quote();
    kit.supplier.isDown = true;
    const { body } = await kit.order(kit.toOrder(quote));
    kit.supplier.isDown = false;
    expect(await mailsAfter(() => work(11 * 60))).toEqual(["bookingFailed"]);
    expect(await kit.rowOf(body.reference as string)).toMatchObject({
      state: "failed",
      failure: "notAnsweredInTime",
      nextStepAt: null,
    });
  });

  it("releases the hold when nobody pays in time, and closes the page to pay on", async () => {
    const { reference, checkout } = await toPaying();
    const unpaid = await kit.book();
    await work(31 * 60);
    for (const one of [reference, unpaid.reference]) {
      expect(await kit.rowOf(one)).toMatchObject({ state: "failed", failure: "notPaidInTime" });
      expect(kit.supplier.reservations.get(one)?.state).toBe("cancelled");
    }
    expect(kit.money.checkouts.get(checkout)?.state).toBe("expired");
    expect(await kit.startPayment({ reference })).toMatchObject({ status: 404 });
  });

  it("goes on at once when there is nothing to pay now", async () => {
    kit.supplier.payment = "atProperty";
    const placed = await kit.book();
    const booking = await kit.get(placed);
    expect([booking.state, booking.payment, booking.price.dueNow.amount]).toEqual([
      "confirmed",
      null,
      0,
    ]);
    expect((await kit.startPayment(placed)).body).toEqual({
      redirectUrl: null,
      state: "confirmed",
    });
  });
});

describe("paying", () => {
  it("wins over the end of the hold when somebody paid after all", async () => {
    const { reference, checkout } = await toPaying();
    kit.money.pay(checkout);
    await work(31 * 60);
    expect(await stateOf(reference)).toBe("confirmed");
  });

  it("is waited for while it is processed, also beyond the hold", async () => {
    const { reference, checkout, ...key } = await toPaying();
    kit.money.process(checkout);
    await work(31);
    expect((await kit.get({ reference, ...key })).payment?.state).toBe("processing");
    await work(40 * 60);
    expect(await stateOf(reference)).toBe("paying");
    kit.money.pay(checkout);
    await wake(checkout);
    expect(await stateOf(reference)).toBe("confirmed");
  });

  it("can be tried again when it failed", async () => {
    const { reference, checkout, ...key } = await toPaying();
    kit.money.fail(checkout);
    await wake(checkout);
    expect(await kit.get({ reference, ...key })).toMatchObject({
      state: "held",
      payment: { state: "failed" },
    });
    await kit.startPayment({ reference, ...key });
    const second = await kit.lastCheckout(reference);
    expect(second).not.toBe(checkout);
    kit.money.pay(second);
    await wake(second);
    expect(await stateOf(reference)).toBe("confirmed");
    expect((await kit.listPayments(reference)).map(({ state }) => state)).toEqual([
      "failed",
      "succeeded",
    ]);
  });

  it("takes events that come twice, late and in any order as one", async () => {
    const { reference, checkout } = await toPaying();
    kit.money.pay(checkout);
    const mails = await mailsAfter(async () => {
      await Promise.all(Array.from({ length: 10 }, () => wake(checkout)));
      for (let index = 0; index < 3; index += 1) await wake(checkout);
      await wake("checkout-of-nobody");
    });
    expect([await stateOf(reference), mails]).toEqual(["confirmed", ["bookingConfirmed"]]);
  });

  it("gives money back that came when it wasn't wanted any more", async () => {
    // The first try is paid after the second one.
    const { reference, checkout, second, ...key } = await toSecondTry();
    kit.money.pay(second);
    kit.money.pay(checkout, { isForced: true });
    const returned = kit.money.returned();
    await wake(second);
    await wake(checkout);
    await wake(checkout);
    const amount = (await kit.rowOf(reference)).dueNow;
    expect([await stateOf(reference), kit.money.returned() - returned]).toEqual([
      "confirmed",
      amount,
    ]);
    expect((await kit.get({ reference, ...key })).refund).toBeNull();
    // One that was expired and paid all the same.
    const late = await toPaying();
    await work(31 * 60);
    expect(await stateOf(late.reference)).toBe("failed");
    kit.money.pay(late.checkout, { isForced: true });
    await wake(late.checkout);
    expect([await stateOf(late.reference), kit.money.returned() - returned]).toEqual([
      "refunded",
      2 * amount,
    ]);
  });

  it("takes a late payment for what is still held", async () => {
    const { reference, checkout } = await toPaying();
    kit.money.fail(checkout);
    await wake(checkout);
    kit.money.pay(checkout, { isForced: true });
    await wake(checkout);
    expect(await stateOf(reference)).toBe("confirmed");
  });

  it("gives back what isn't the amount that was asked for", async () => {
    const { reference, checkout } = await toPaying();
    const there = kit.money.checkouts.get(checkout);
    if (there) there.money = { ...there.money, amount: there.money.amount - 1 };
    kit.money.pay(checkout);
    await wake(checkout);
    expect(await kit.rowOf(reference)).toMatchObject({
      state: "refunded",
      failure: "paymentFailed",
    });
    expect(kit.money.taken() - kit.money.returned()).toBeGreaterThanOrEqual(0);
  });

  it("has its page made again when the gateway didn't answer, and says so when it says no", async () => {
    const placed = await kit.book();
    kit.money.trouble("createCheckout", "after");
    expect(await kit.startPayment(placed)).toMatchObject({
      status: 503,
      body: { code: "payment_unavailable" },
    });
    expect(await kit.startPayment(placed)).toMatchObject({
      status: 200,
      body: { redirectUrl: expect.any(String) },
    });
    const refused = await kit.book();
    kit.money.trouble("createCheckout", "refused");
    expect((await kit.startPayment(refused)).status).toBe(503);
    expect(await stateOf(refused.reference)).toBe("held");
    expect((await kit.startPayment(refused)).status).toBe(200);
    expect(kit.money.checkouts.get(await kit.lastCheckout(refused.reference))?.state).toBe("open");
    // Operators hear which booking it was, and why.
    expect(kit.problems.splice(0)).toEqual([
      `booking ${placed.reference}: its payment at sandbox can't be begun: no answer, but done`,
      `booking ${refused.reference}: its payment at sandbox can't be begun: no`,
    ]);
  });

  it("that never got a page to be made on ends with the hold, which is released", async () => {
    const placed = await kit.book();
    kit.money.trouble("createCheckout", ...Array<"before">(50).fill("before"));
    expect((await kit.startPayment(placed)).status).toBe(503);
    await work(31 * 60);
    kit.money.calm();
    expect(await kit.rowOf(placed.reference)).toMatchObject({
      state: "failed",
      failure: "notPaidInTime",
      nextStepAt: null,
    });
    expect(kit.supplier.reservations.get(placed.reference)?.state).toBe("cancelled");
    expect(new Set(kit.problems.splice(0))).toEqual(
      new Set([
        `booking ${placed.reference}: its payment at sandbox can't be begun: no answer, and nothing done`,
      ]),
    );
  });
});

describe("the supplier", () => {
  it("is asked what became of a booking whose outcome nobody knows, before anything is tried again", async () => {
    for (const trouble of ["after", "before"] as const) {
      const { reference, checkout, ...key } = await toPaying();
      kit.supplier.trouble("book", trouble);
      kit.money.pay(checkout);
      await wake(checkout);
      expect(await kit.get({ reference, ...key })).toMatchObject({
        state: "pendingSupplier",
        confirmationNumber: null,
      });
      const booked = kit.supplier.booked();
      await work(3);
      expect(await stateOf(reference)).toBe("confirmed");
      expect(kit.supplier.booked()).toBe(trouble === "after" ? booked : booked + 1);
    }
  });

  it("may take its time: the person is told once, and then that it is confirmed", async () => {
    const { reference, checkout } = await toPaying();
    kit.supplier.trouble("book", "pending");
    kit.money.pay(checkout);
    expect(await mailsAfter(() => wake(checkout))).toEqual(["bookingPending"]);
    expect(await mailsAfter(() => work(3))).toEqual(["bookingConfirmed"]);
    expect(await stateOf(reference)).toBe("confirmed");
  });

  it("that is down for long lets the person know once that nothing is lost", async () => {
    const { reference, checkout } = await toPaying();
    kit.money.pay(checkout);
    kit.supplier.isDown = true;
    const mails = await mailsAfter(async () => {
      await wake(checkout);
      for (let round = 0; round < 5; round += 1) await work(300);
    });
    expect([await stateOf(reference), mails]).toEqual(["pendingSupplier", ["bookingPending"]]);
    kit.supplier.isDown = false;
    await work(900);
    expect(await stateOf(reference)).toBe("confirmed");
  });

  it("that took a minute to say nothing is left alone for a while before it is asked again", async () => {
    const { reference, checkout } = await toPaying();
    const book = jest.spyOn(kit.bookingSupplier, "book").mockImplementationOnce(() => {
      kit.wait(70);
      return Promise.reject(new SupplierError("timeout", "no answer"));
    });
    kit.money.pay(checkout);
    await wake(checkout);
    expect([await stateOf(reference), book.mock.calls.length]).toEqual(["pendingSupplier", 1]);
    await work(3);
    expect([await stateOf(reference), book.mock.calls.length]).toEqual(["confirmed", 2]);
    book.mockRestore();
  });

  it("that refuses after the payment makes everything go back", async () => {
    const { reference, checkout, ...key } = await toPaying();
    kit.supplier.trouble("book", "refused");
    kit.money.pay(checkout);
    expect(await mailsAfter(() => wake(checkout))).toEqual(["bookingFailed", "bookingRefunded"]);
    const booking = await kit.get({ reference, ...key });
    expect(booking).toMatchObject({
      state: "refunded",
      failure: "supplierRefused",
      refund: { state: "succeeded", amount: booking.price.dueNow },
      cancelledAt: null,
    });
    expect(booking.history.map(({ state }) => state)).toEqual([
      "quoted",
      "held",
      "paying",
      "pendingSupplier",
      "failed",
      "refunded",
    ]);
  });
});

describe("cancelling", () => {
  const dueNow = async (reference: string) => (await kit.rowOf(reference)).dueNow;

  it("gives back exactly what was shown, in shares of supplier and agency, and tells", async () => {
    const placed = await kit.confirm();
    kit.setClock("2026-12-22T12:00:00Z");
    const paid = await dueNow(placed.reference);
    const shown = await kit.backend.call("POST /api/bookings/{reference}/cancellation-quote", {
      params: { reference: placed.reference },
      body: { key: placed.key },
    });
    const refund = { amount: Math.floor(paid * 0.37), currency: "USD" };
    expect(shown.body.quote).toMatchObject({
      paid: { amount: paid },
      refund,
      fee: { amount: paid - refund.amount },
      validUntil: "2026-12-22T12:30:00.000Z",
    });
    const mails = await mailsAfter(async () => {
      for (const answer of [await kit.cancel(placed, refund), await kit.cancel(placed, refund)])
        expect(answer).toMatchObject({
          status: 200,
          body: {
            booking: {
              state: "refunded",
              refund: { state: "succeeded", amount: refund },
              canCancel: false,
            },
          },
        });
    });
    expect(mails).toEqual(["bookingCancelled", "bookingRefunded"]);
  });

  it("asks for a new yes when it gives back another amount by now", async () => {
    const placed = await kit.confirm();
    const paid = await dueNow(placed.reference);
    kit.setClock("2026-12-20T12:00:00Z");
    expect(await kit.cancel(placed, { amount: paid, currency: "USD" })).toMatchObject({
      status: 409,
      body: { code: "refund_changed" },
    });
    expect(await stateOf(placed.reference)).toBe("confirmed");
    kit.setClock("2026-12-24T12:00:00Z");
    expect((await kit.cancel(placed, { amount: 0, currency: "USD" })).body.booking).toMatchObject({
      state: "cancelled",
      refund: null,
    });
  });

  it("isn't possible before it is confirmed, nor once the guests are there", async () => {
    const held = await kit.book();
    const placed = await kit.confirm();
    const zero = { amount: 0, currency: "USD" };
    expect(await kit.cancel(held, zero)).toMatchObject({
      status: 409,
      body: { code: "not_cancellable" },
    });
    kit.setClock("2026-12-27T00:00:00Z");
    expect(await kit.cancel(placed, zero)).toMatchObject({
      status: 409,
      body: { code: "not_cancellable" },
    });
    expect((await kit.get(placed)).canCancel).toBe(false);
  });

  it("waits for a supplier that doesn't answer, and leaves the booking when it says no", async () => {
    const [slow, refused] = [await kit.confirm(), await kit.confirm()];
    const refund = { amount: await dueNow(slow.reference), currency: "USD" };
    kit.supplier.trouble("cancel", "after", "refused");
    expect((await kit.cancel(slow, refund)).body.booking).toMatchObject({
      state: "cancelRequested",
      refund: null,
    });
    expect((await kit.cancel(refused, refund)).body.booking).toMatchObject({
      state: "confirmed",
      canCancel: true,
    });
    await work(3);
    expect(await stateOf(slow.reference)).toBe("refunded");
    expect((await kit.cancel(refused, refund)).body.booking).toMatchObject({ state: "refunded" });
  });

  it("shows that money is on its way, and gives it back once whatever the gateway says", async () => {
    for (const trouble of ["before", "after", "pending"] as const) {
      const placed = await kit.confirm();
      const refund = { amount: await dueNow(placed.reference), currency: "USD" };
      const returned = kit.money.returned();
      kit.money.trouble("refund", trouble);
      expect((await kit.cancel(placed, refund)).body.booking).toMatchObject({
        state: "cancelled",
        refund: { state: "pending", amount: refund },
      });
      await work(600);
      expect([await stateOf(placed.reference), kit.money.returned() - returned]).toEqual([
        "refunded",
        refund.amount,
      ]);
    }
    const refused = await kit.confirm();
    kit.money.trouble("refund", "refused");
    const answer = await kit.cancel(refused, {
      amount: await dueNow(refused.reference),
      currency: "USD",
    });
    expect(answer.body.booking).toMatchObject({ state: "cancelled", refund: { state: "failed" } });
    // Operators learn of money that is owed, once.
    await work(600);
    expect(kit.problems.splice(0)).toEqual([
      expect.stringMatching(
        new RegExp(`^booking ${refused.reference}: the refund of \\d+ USD .* still owed$`),
      ),
    ]);
  });

  it("owes again what came back to the gateway days later, and says so to operators and on the booking, once", async () => {
    const placed = await kit.confirm();
    const refund = { amount: await dueNow(placed.reference), currency: "USD" };
    expect((await kit.cancel(placed, refund)).body.booking).toMatchObject({ state: "refunded" });
    const checkout = await kit.lastCheckout(placed.reference);
    kit.wait(5 * 24 * 60 * 60);
    await wake(checkout);
    expect(await kit.get(placed)).toMatchObject({
      state: "refunded",
      refund: { state: "succeeded" },
    });
    comeBack();
    await Promise.all([wake(checkout), wake(checkout)]);
    await wake(checkout);
    const booking = await kit.get(placed);
    expect(booking).toMatchObject({
      state: "cancelled",
      refund: { state: "failed", amount: refund },
      canCancel: false,
    });
    expect(booking.history.map(({ state }) => state).slice(-2)).toEqual([
      "cancelRequested",
      "cancelled",
    ]);
    expect(booking.history.at(-1)?.at).toMatch(/^2026-11-21T/);
    expect(kit.problems.splice(0)).toEqual([
      `booking ${placed.reference}: the refund of ${refund.amount} USD (minor units) came back and is owed again`,
    ]);
    await work(600);
    expect(await stateOf(placed.reference)).toBe("cancelled");
  });

  it("owes again what came back of a booking that had failed", async () => {
    const { reference, checkout, ...key } = await toPaying();
    kit.supplier.trouble("book", "refused");
    kit.money.pay(checkout);
    await wake(checkout);
    expect(await stateOf(reference)).toBe("refunded");
    comeBack();
    await wake(checkout);
    expect(await kit.get({ reference, ...key })).toMatchObject({
      state: "failed",
      failure: "supplierRefused",
      refund: { state: "failed" },
    });
    expect(kit.problems.splice(0)).toHaveLength(1);
  });

  it("leaves a booking as it is when what came back was of a second payment", async () => {
    const { reference, checkout, second, ...key } = await toSecondTry();
    kit.money.pay(second);
    await wake(second);
    kit.money.pay(checkout, { isForced: true });
    await wake(checkout);
    comeBack();
    await wake(checkout);
    expect(await kit.get({ reference, ...key })).toMatchObject({
      state: "confirmed",
      refund: null,
      canCancel: true,
    });
    expect(kit.problems.splice(0)).toHaveLength(1);
  });

  it("takes the agency's markup back of what is paid at the property", async () => {
    kit.supplier.payment = "atProperty";
    const placed = await kit.book();
    expect((await kit.cancel(placed, { amount: 0, currency: "USD" })).body.booking).toMatchObject({
      state: "cancelled",
      refund: null,
    });
  });
});
