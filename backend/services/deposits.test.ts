import { and, eq } from "drizzle-orm";
import { quoteCancellation } from "../booking/bookings/quote-cancellation";
import { instalments } from "../db/schema/instalments";
import { payments, refunds } from "../db/schema/payments";
import { quotes } from "../db/schema/quotes";
import { recordCharge } from "../ledger/move-booking-money";
import { getQuote } from "../booking/quotes/get-quote";
import { checkBooks } from "../testing/check-books";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { createBalloonRides } from "./testing/balloon-rides";
import { openRideBuyer, type RideBuyer } from "./testing/ride-buyer";

let kit: BookingKit;
let buyer: RideBuyer;
/** At its supplier's own selling price, a third of it due now, and cancelled for a penalty. */
const balloons = createBalloonRides([
  {
    id: "dusk",
    launch: "06:30",
    baskets: 1,
    cents: 90_000,
    laterCents: 60_000,
    commissionCents: 9_000,
    penaltyCents: 10_000,
  },
]);
const euros = (amount: number) => ({ amount, currency: "EUR" });
const due = { local: "2026-12-03T12:00", zone: "Europe/Istanbul", at: "2026-12-03T09:00:00.000Z" };

beforeAll(async () => {
  kit = await openBookingKit();
  buyer = await openRideBuyer(kit, balloons);
});
afterEach(async () => {
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});
afterAll(() => kit.close());

/** What the first service with balances will do, once its link is paid. */
async function payBalance(reference: string) {
  const { id: bookingId, agencyId, currency } = await kit.rowOf(reference);
  await kit.backend.db.forAgency(agencyId, async (tx) => {
    const isBalance = and(eq(instalments.bookingId, bookingId), eq(instalments.kind, "balance"));
    const [balance] = await tx.select().from(instalments).where(isBalance);
    if (!balance) throw new Error("there is no balance");
    const { id: instalmentId, amount } = balance;
    const [payment] = await tx
      .insert(payments)
      .values({
        agencyId,
        bookingId,
        instalmentId,
        gateway: "sandbox",
        gatewayReference: `balance-${bookingId}`,
        amount,
        currency,
        state: "succeeded",
        createdAt: kit.now(),
      })
      .returning();
    if (!payment) throw new Error("a payment that was just written isn't there");
    await recordCharge(tx, agencyId, { reference, payment, isBalance: true });
  });
}

async function book() {
  const placed = await buyer.buy("dusk");
  await buyer.pay(placed);
  kit.wait(3);
  expect(await buyer.get(placed)).toMatchObject({
    state: "confirmed",
    payment: { amount: euros(30_000) },
  });
  return placed;
}

test("a quote says what is paid when, and what a penalty leaves", async () => {
  const quote = await buyer.quote("dusk");
  expect(quote.price).toMatchObject({
    total: euros(90_000),
    dueNow: euros(30_000),
    dueOnSite: euros(0),
    schedule: [
      { kind: "deposit", amount: euros(30_000), due: "now", payee: "agency" },
      { kind: "balance", amount: euros(60_000), due, payee: "agency" },
    ],
  });
  expect(quote.price.agent).toBeUndefined();
  expect(quote.cancellation).toMatchObject({
    refundable: "partial",
    steps: [{ keep: euros(10_000), refund: euros(80_000) }],
  });
  const agents = await buyer.quote("dusk", 1, { ...buyer.visitor, priceTier: "agent" });
  expect(agents.price.agent).toEqual({
    net: euros(81_000),
    markup: euros(0),
    commission: euros(9_000),
  });
});

test("deposit and balance are given back but the penalty, payment by payment", async () => {
  const placed = await book();
  const { dependencies, visitor } = buyer;
  expect((await quoteCancellation(dependencies, visitor, placed)).refund).toEqual(euros(20_000));
  await payBalance(placed.reference);
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
  expect(await quoteCancellation(dependencies, visitor, placed)).toMatchObject({
    paid: euros(90_000),
    fee: euros(10_000),
    refund: euros(80_000),
  });
  await expect(buyer.cancel(placed, 20_000)).rejects.toMatchObject({ status: 409 });
  await buyer.cancel(placed, 80_000);
  kit.wait(3);
  expect(await buyer.get(placed)).toMatchObject({
    state: "refunded",
    payment: { amount: euros(90_000) },
    refund: { state: "succeeded", amount: euros(80_000) },
  });
  const { id } = await kit.rowOf(placed.reference);
  const back = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select({ kind: instalments.kind, amount: refunds.amount, state: refunds.state })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(instalments, eq(instalments.id, payments.instalmentId))
      .where(eq(refunds.bookingId, id)),
  );
  expect(back.toSorted((a, b) => b.amount - a.amount)).toEqual([
    { kind: "balance", amount: 60_000, state: "succeeded" },
    { kind: "deposit", amount: 20_000, state: "succeeded" },
  ]);
  // One mail of all of it.
  expect((await kit.mailKinds()).filter((kind) => kind === "bookingRefunded")).toHaveLength(1);
  expect((await kit.lastMail("bookingRefunded")).text).toContain("800");
});

test("a deposit alone is given back but the penalty, and the balance isn't owed any more", async () => {
  const placed = await book();
  await buyer.cancel(placed, 20_000);
  kit.wait(3);
  expect(await buyer.get(placed)).toMatchObject({
    state: "refunded",
    refund: { state: "succeeded", amount: euros(20_000) },
  });
});

test("while one of two payments can't be given back, the sum of both is shown as failed", async () => {
  const placed = await book();
  await payBalance(placed.reference);
  kit.money.trouble("refund", "refused");
  await buyer.cancel(placed, 80_000);
  kit.wait(3);
  expect(await buyer.get(placed)).toMatchObject({
    state: "cancelled",
    refund: { state: "failed", amount: euros(80_000) },
  });
  expect(kit.problems).toHaveLength(1);
});

test.each([
  ["is pending at the gateway", "pending"],
  ["is answered with an error", "before"],
] as const)("a refund that %s doesn't hold up the other", async (_, trouble) => {
  const placed = await book();
  await payBalance(placed.reference);
  kit.money.trouble("refund", trouble);
  const statesOf = async () => {
    const { id } = await kit.rowOf(placed.reference);
    const rows = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx.select({ state: refunds.state }).from(refunds).where(eq(refunds.bookingId, id)),
    );
    return rows.map(({ state }) => state).toSorted();
  };
  await buyer.cancel(placed, 80_000);
  expect(await statesOf()).toEqual(["pending", "succeeded"]);
  await buyer.work(15 * 60);
  expect(await statesOf()).toEqual(["succeeded", "succeeded"]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "refunded",
    refund: { state: "succeeded", amount: euros(80_000) },
  });
});

test("a quote of a version without instalments is shown and booked, all of it due at once", async () => {
  const { id } = await buyer.quote("dusk");
  const columns = { total: 90_000, dueNow: 87_000, dueOnSite: 3_000 };
  await kit.backend.db.forAgency(kit.backend.ids.alpha, async (tx) => {
    const [row] = await tx.select().from(quotes).where(eq(quotes.id, id));
    if (!row) throw new Error("there is no quote");
    const { schedule: _, commission: __, ...sale } = { ...row.detail.sale, ...columns };
    const detail = { ...row.detail, sale: { ...sale, net: 81_000, markup: 9_000 } };
    await tx
      .update(quotes)
      .set({ detail, net: 81_000, markup: 9_000, commission: 0, dueOnSite: 3_000 })
      .where(eq(quotes.id, id));
  });
  const shown = await getQuote(buyer.dependencies, buyer.visitor, { id });
  expect(shown.price.schedule).toEqual([
    { kind: "full", amount: euros(87_000), due: "now", payee: "agency" },
    { kind: "onSite", amount: euros(3_000), due: "onSite", payee: "supplier" },
  ]);
  const placed = await buyer.place(buyer.toOrder(shown));
  await buyer.pay(placed);
  kit.wait(3);
  expect(await buyer.get(placed)).toMatchObject({
    state: "confirmed",
    payment: { amount: euros(87_000) },
  });
  await buyer.cancel(placed, 77_000);
});
