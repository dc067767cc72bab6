import { eq } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import { createLimiter } from "../../limits/create-limiter";
import { openCounterInMemory } from "../../limits/open-counter";
import { quoteLimits } from "../../limits/order-limits";
import { createBalloonRides } from "../../services/testing/balloon-rides";
import { openRideBuyer, type PlacedRide, type RideBuyer } from "../../services/testing/ride-buyer";
import { checkBooks } from "../../testing/check-books";
import { crashDatabase, crashShares, dieAtEach, type Moment } from "../../testing/crash-database";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";
import { cancelBooking } from "./cancel-booking";
import {
  cancelBookingForOperator,
  quoteCancellationForOperator,
} from "./for-operators/cancel-for-operator";
import { quoteCancellation } from "./quote-cancellation";
import { leaseMs } from "./step";

jest.setTimeout(300_000);

const hour = 60 * 60;
const eur = (amount: number) => ({ amount, currency: "EUR" });
/** What it costs with the agency's 12 %. */
const total = 44_800;
let kit: BookingKit;
let balloons: ReturnType<typeof createBalloonRides>;
let buyer: RideBuyer;
let crash: ReturnType<typeof crashDatabase>;
beforeAll(async () => {
  kit = await openBookingKit();
  crash = crashDatabase(kit.backend.db);
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.setClock("2026-11-21T12:00:00Z");
  const ride = { launch: "05:40", baskets: 3, cents: 40_000, isQuoted: true } as const;
  balloons = createBalloonRides([{ id: "quoted", ...ride }]);
  buyer = await openRideBuyer(kit, balloons);
});
afterEach(async () => {
  crash.restart();
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

async function book(): Promise<PlacedRide> {
  const placed = await buyer.buy("quoted");
  await buyer.pay(placed);
  await buyer.work(31);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
  return placed;
}
const quote = (placed: PlacedRide) => quoteCancellation(buyer.dependencies, buyer.visitor, placed);

test("terms that aren't rules say so, and nothing is promised before the supplier is asked", async () => {
  const { cancellation } = await buyer.quote("quoted");
  expect(cancellation).toMatchObject({ refundable: "ask", steps: [] });
  const placed = await book();
  await expect(quote(placed)).rejects.toMatchObject({ code: "not_cancellable" });
  await expect(buyer.cancel(placed, 0)).rejects.toMatchObject({ code: "not_cancellable" });
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed", canCancel: true });
});

test("the supplier says what comes back and until when; confirmed at that, everybody gives back a share", async () => {
  const placed = await book();
  balloons.setRefund(30_000, { keeps: 10_000, until: "2026-11-21T12:10:00.000Z" });
  expect(await quote(placed)).toEqual({
    paid: eur(total),
    fee: eur(11_200),
    refund: eur(33_600),
    validUntil: "2026-11-21T12:10:00.000Z",
    destination: "payer",
  });
  await expect(buyer.cancel(placed, 33_599)).rejects.toMatchObject({ code: "refund_changed" });
  expect(balloons.stateOf(placed.reference)).toBe("confirmed");
  // What was said holds until it ends, though it would be another amount now.
  expect(await kit.mailsOf(() => buyer.cancel(placed, 33_600))).toEqual(
    expect.arrayContaining(["bookingCancelled"]),
  );
  await buyer.work(5);
  expect(await buyer.get(placed)).toMatchObject({
    state: "refunded",
    refund: { amount: eur(33_600), state: "succeeded" },
  });
  expect(balloons.stateOf(placed.reference)).toBe("cancelled");
  // Done again it changes nothing.
  expect(await buyer.cancel(placed, 33_600)).toMatchObject({ state: "refunded" });
});

test("nothing comes back of a fare that gives back nothing, and all of one that gives back all", async () => {
  const none = await book();
  balloons.setRefund(0, { keeps: 40_000 });
  expect(await quote(none)).toMatchObject({ refund: eur(0), fee: eur(total) });
  expect(await buyer.cancel(none, 0)).toMatchObject({ state: "cancelled" });
  const all = await book();
  balloons.setRefund(40_000);
  expect(await quote(all)).toMatchObject({ refund: eur(total), fee: eur(0) });
  await buyer.cancel(all, total);
  await buyer.work(5);
  expect(await buyer.get(all)).toMatchObject({ state: "refunded" });
});

test("a credit is no refund: nothing goes back to who paid, and what it is worth is said", async () => {
  const placed = await book();
  balloons.setRefund(30_000, { keeps: 10_000, destination: "credit" });
  expect(await quote(placed)).toMatchObject({
    refund: eur(0),
    fee: eur(total),
    destination: "credit",
    credit: eur(30_000),
  });
  const returned = kit.money.returned();
  expect(await buyer.cancel(placed, 0)).toMatchObject({ state: "cancelled", refund: null });
  expect(kit.money.returned()).toBe(returned);
});

test("what ran out is asked anew when it is confirmed, and compared with what was shown", async () => {
  const placed = await book();
  balloons.setRefund(30_000, { keeps: 10_000, until: "2026-11-21T12:10:00.000Z" });
  await quote(placed);
  kit.wait(15 * 60);
  balloons.setRefund(20_000, { keeps: 20_000 });
  await expect(buyer.cancel(placed, 33_600)).rejects.toMatchObject({ code: "refund_changed" });
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
  expect(await quote(placed)).toMatchObject({ refund: eur(22_400) });
  expect(await buyer.cancel(placed, 22_400)).toMatchObject({ refund: { amount: eur(22_400) } });

  const same = await book();
  balloons.setRefund(0, { keeps: 40_000, until: "2026-11-21T12:00:00.000Z" });
  // Over as soon as it is said: nothing is agreed to by it, not even nothing.
  await expect(buyer.cancel(same, 0)).rejects.toMatchObject({ code: "refund_changed" });
});

test("another voucher than the one that was shown is asked about, though no money comes back either way", async () => {
  const placed = await book();
  const which = { agencyId: kit.backend.ids.alpha, reference: placed.reference };
  const cancelForOperator = () =>
    cancelBookingForOperator(buyer.dependencies, { ...which, by: "anna", expectedRefund: eur(0) });
  const until = "2026-11-21T12:10:00.000Z";
  balloons.setRefund(30_000, { keeps: 10_000, destination: "credit", until });
  expect(await quote(placed)).toMatchObject({ credit: eur(30_000) });
  kit.wait(15 * 60);
  const last = { destination: "credit", until: "2026-11-21T12:25:00.000Z" } as const;
  balloons.setRefund(10_000, { keeps: 30_000, ...last });
  await expect(buyer.cancel(placed, 0)).rejects.toMatchObject({ code: "refund_changed" });
  kit.wait(15 * 60);
  balloons.setRefund(0, { keeps: 40_000, until: "2026-11-21T12:40:00.000Z" });
  await expect(cancelForOperator()).rejects.toMatchObject({ code: "refund_changed" });
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
  kit.wait(15 * 60);
  balloons.setRefund(0, { keeps: 40_000 });
  expect(await cancelForOperator()).toMatchObject({ state: "cancelled" });
});

test("a supplier that gives back another amount at the last moment cancels nothing, and that is told", async () => {
  const placed = await book();
  balloons.setRefund(30_000, { keeps: 10_000 });
  await quote(placed);
  balloons.setRefund(20_000, { keeps: 20_000 });
  expect(
    await kit.mailsOf(() =>
      expect(buyer.cancel(placed, 33_600)).rejects.toMatchObject({ code: "refund_changed" }),
    ),
  ).toEqual(["bookingNotCancelled"]);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed", refund: null });
  expect(balloons.stateOf(placed.reference)).toBe("confirmed");
  expect((await kit.rowOf(placed.reference)).refundAmount).toBeNull();
});

test("what was agreed to in time stays agreed while the supplier can't be reached", async () => {
  const placed = await book();
  balloons.setRefund(30_000, { keeps: 10_000, until: "2026-11-21T12:10:00.000Z" });
  await quote(placed);
  balloons.setSlow("pending");
  expect(await buyer.cancel(placed, 33_600)).toMatchObject({ state: "cancelRequested" });
  balloons.setSlow(null);
  await buyer.work(hour);
  await buyer.work(5);
  expect(await buyer.get(placed)).toMatchObject({
    state: "refunded",
    refund: { amount: eur(33_600) },
  });
});

test("an operator cancels at what the supplier says, too", async () => {
  const placed = await book();
  balloons.setRefund(30_000, { keeps: 10_000 });
  const which = { agencyId: kit.backend.ids.alpha, reference: placed.reference };
  expect(await quoteCancellationForOperator(buyer.dependencies, which)).toMatchObject({
    refund: eur(33_600),
  });
  await cancelBookingForOperator(buyer.dependencies, {
    ...which,
    by: "anna",
    expectedRefund: eur(33_600),
  });
  await buyer.work(5);
  expect(await buyer.get(placed)).toMatchObject({ state: "refunded" });
});

test("two who confirm at once cancel once", async () => {
  const placed = await book();
  balloons.setRefund(30_000, { keeps: 10_000 });
  await Promise.all([quote(placed), quote(placed)]);
  const returned = kit.money.returned();
  await Promise.all([buyer.cancel(placed, 33_600), buyer.cancel(placed, 33_600)]);
  await buyer.work(5);
  expect(kit.money.returned() - returned).toBe(33_600);
});

test("a supplier isn't asked without end", async () => {
  const placed = await book();
  balloons.setRefund(30_000, { keeps: 10_000 });
  const limiter = createLimiter({ ...quoteLimits, network: 1 }, openCounterInMemory);
  const somebody = { ...buyer.visitor, clientIp: "203.0.113.7" };
  const ask = () => quoteCancellation({ ...buyer.dependencies, limiter }, somebody, placed);
  expect(await ask()).toMatchObject({ refund: eur(33_600) });
  await expect(ask()).rejects.toMatchObject({ status: 429 });
  // Nor by way of a cancellation at what has run out.
  const cancel = () =>
    cancelBooking({ ...buyer.dependencies, limiter }, somebody, {
      ...placed,
      expectedRefund: eur(33_600),
    });
  kit.wait(3 * hour);
  const asked = balloons.countQuotes();
  await expect(cancel()).rejects.toMatchObject({ status: 429 });
  expect(balloons.countQuotes()).toBe(asked);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
});

test("an answer that holds until nobody knows when is none", async () => {
  const placed = await book();
  balloons.setRefund(30_000, { keeps: 10_000, until: "soon" });
  await expect(quote(placed)).rejects.toMatchObject({ kind: "malformed" });
  expect((await kit.rowOf(placed.reference)).cancellationQuote).toBeNull();
});

test("another agency learns nothing of it, and changes nothing", async () => {
  const placed = await book();
  balloons.setRefund(30_000, { keeps: 10_000 });
  const before = await kit.rowOf(placed.reference);
  const { beta } = kit.backend.ids;
  const foreign = { ...buyer.visitor, agency: { ...buyer.visitor.agency, id: beta } };
  await expect(quoteCancellation(buyer.dependencies, foreign, placed)).rejects.toMatchObject({
    status: 404,
    code: "booking_not_found",
  });
  await expect(
    quoteCancellationForOperator(buyer.dependencies, {
      agencyId: beta,
      reference: placed.reference,
    }),
  ).rejects.toMatchObject({ status: 404 });
  expect(await kit.rowOf(placed.reference)).toEqual(before);
});

/** @returns whether the process died on the way */
async function bookAndCancel(at: number, kind: Moment): Promise<boolean> {
  kit.setClock("2026-11-21T12:00:00Z");
  balloons.setRefund(30_000, { keeps: 10_000, until: "2026-11-21T15:00:00.000Z" });
  const placed = await book();
  const returned = kit.money.returned();
  crash.arm(at, kind);
  let hasDied = false;
  const insist = async <T>(action: () => Promise<T>): Promise<T> => {
    const first = await action().catch((error: unknown) => error);
    if (!crash.isDead()) return first as T;
    hasDied = true;
    crash.restart();
    await buyer.work(leaseMs / 1_000 + 1);
    return action();
  };
  await insist(() => quote(placed));
  await insist(() => buyer.cancel(placed, 33_600));
  crash.restart();
  await buyer.work(leaseMs / 1_000 + 1);
  expect(await buyer.get(placed)).toMatchObject({ state: "refunded" });
  expect(kit.money.returned() - returned).toBe(33_600);
  const rows = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(bookings).where(eq(bookings.reference, placed.reference)),
  );
  expect(rows).toMatchObject([{ refundAmount: 33_600, nextStepAt: null }]);
  return hasDied;
}

test.each(crashShares)(
  "it ends the same wherever the process dies, share %i of 6",
  async (share) => {
    expect(await dieAtEach(share, bookAndCancel)).toBeGreaterThan(5);
  },
);
