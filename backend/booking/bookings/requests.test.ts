import { and, eq } from "drizzle-orm";
import { eraseDueBookings } from "../../people/erase-due-bookings";
import { erasePerson } from "../../people/erase-person";
import { bookingEvents, bookings } from "../../db/schema/bookings";
import { SupplierError, type BookingSupplier } from "../../ports/booking-supplier";
import { createBalloonRides } from "../../services/testing/balloon-rides";
import { openRideBuyer, type PlacedRide, type RideBuyer } from "../../services/testing/ride-buyer";
import { checkBooks } from "../../testing/check-books";
import { crashDatabase, crashShares, dieAtEach, type Moment } from "../../testing/crash-database";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";
import { readWorkFigures } from "../../work-figures/read-work-figures";
import {
  cancelBookingForOperator,
  quoteCancellationForOperator,
} from "./for-operators/cancel-for-operator";
import { listBookings } from "./list-bookings";
import { quoteCancellation } from "./quote-cancellation";
import { leaseMs } from "./step";

jest.setTimeout(120_000);

const hour = 60 * 60;
let kit: BookingKit;
let balloons: ReturnType<typeof createBalloonRides>;
let buyer: RideBuyer;
/** With a proven address: a stranger's request waits for its code. */
let traveller: RideBuyer["visitor"];
let crash: ReturnType<typeof crashDatabase>;
beforeAll(async () => {
  kit = await openBookingKit();
  crash = crashDatabase(kit.backend.db);
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.setClock("2026-11-21T12:00:00Z");
  const ride = { launch: "05:40", baskets: 2, cents: 40_000, isOnRequest: true };
  balloons = createBalloonRides([
    { id: "asked", ...ride },
    { id: "unpaid", ...ride, isPaidOnSite: true },
  ]);
  buyer = await openRideBuyer(kit, balloons);
  traveller = await buyer.toTraveller();
});
afterEach(async () => {
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

const listEnded = async ({ viewer }: RideBuyer["visitor"]) =>
  (
    await listBookings(kit.backend.db, kit.backend.ids.alpha, {
      userId: viewer?.userId ?? "",
      priceTier: "traveller",
      tab: "cancelled",
      page: 1,
      now: kit.now(),
    })
  ).bookings;
const statesOf = async (placed: PlacedRide) =>
  (await buyer.get(placed)).history.map(({ state }) => state);

test("a request that is accepted is paid from the mail and booked; nothing is charged before", async () => {
  let placed = { reference: "", key: "" };
  expect(await kit.mailsOf(async () => (placed = await buyer.buy("asked", traveller)))).toEqual([
    "bookingRequested",
  ]);
  expect((await kit.lastMail("bookingRequested")).text).toContain(
    "Answer by: Sat, Nov 21, 2026, 18:00 UTC",
  );
  expect(await buyer.get(placed)).toMatchObject({
    state: "requested",
    answerBy: "2026-11-21T18:00:00.000Z",
    payableUntil: null,
    canCancel: true,
    payment: null,
  });
  expect(await buyer.startPayment(placed)).toEqual({ redirectUrl: null, state: "requested" });
  expect(await kit.listPayments(placed.reference)).toEqual([]);
  expect(balloons.left("asked")).toBe(2);

  expect(await kit.mailsOf(() => buyer.work(hour))).toEqual([]);
  balloons.answer(placed.reference, "yes");
  expect(await kit.mailsOf(() => buyer.work(15 * 60))).toEqual(["bookingAccepted"]);
  expect(balloons.left("asked")).toBe(1);
  expect(await buyer.get(placed)).toMatchObject({
    state: "held",
    answerBy: null,
    payableUntil: "2026-11-22T13:15:00.000Z",
    canCancel: true,
  });
  const { text } = await kit.lastMail("bookingAccepted");
  expect(text).toContain("Pay by: Sun, Nov 22, 2026, 13:15 UTC");
  expect(text).toContain(`/confirm-payment?reference=${placed.reference}&key=${placed.key}`);

  kit.wait(20 * hour);
  await buyer.pay(placed);
  await buyer.work(31);
  expect(await statesOf(placed)).toEqual([
    "quoted",
    "requested",
    "held",
    "paying",
    "pendingSupplier",
    "confirmed",
  ]);
  expect(balloons.countReservations()).toBe(1);
});

test("what is accepted and not paid in time is given back, mailed and listed", async () => {
  const placed = await buyer.buy("asked", traveller);
  balloons.answer(placed.reference, "yes");
  await buyer.work(60);
  expect(await kit.mailsOf(() => buyer.work(24 * hour + 1))).toEqual(["bookingFailed"]);
  expect(await buyer.get(placed)).toMatchObject({ state: "failed", failure: "notPaidInTime" });
  expect(balloons.left("asked")).toBe(2);
  expect((await listEnded(traveller))[0]).toMatchObject({
    reference: placed.reference,
    state: "failed",
  });
});

test("with nothing to pay now it is booked as soon as it is accepted", async () => {
  const placed = await buyer.buy("unpaid", traveller);
  balloons.answer(placed.reference, "yes");
  expect(await kit.mailsOf(() => buyer.work(60))).toEqual(["bookingConfirmed"]);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
});

test("a gateway's page leads back to somebody who isn't signed in, and isn't open for a day", async () => {
  const placed = await buyer.buy("asked", traveller);
  balloons.answer(placed.reference, "yes");
  await buyer.work(60);
  await buyer.startPayment(placed);
  const checkout = kit.money.checkouts.get(await kit.lastCheckout(placed.reference));
  expect(checkout?.successUrl).toContain(`key=${placed.key}`);
  expect(checkout?.expiresAt.toISOString()).toBe("2026-11-22T00:01:00.000Z");
});

test("a request that is declined fails, costs nothing and is listed", async () => {
  // Later than what this traveller requested in other tests: the latest is listed first.
  kit.wait(1);
  const placed = await buyer.buy("asked", traveller);
  balloons.answer(placed.reference, "no");
  expect(await kit.mailsOf(() => buyer.work(60))).toEqual(["bookingDeclined"]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "failed",
    failure: "declined",
    refund: null,
    canCancel: false,
  });
  expect(await statesOf(placed)).toEqual(["quoted", "requested", "failed"]);
  expect((await listEnded(traveller))[0]).toMatchObject({
    reference: placed.reference,
    state: "failed",
  });
});

test.each([
  ["yes", "bookingAccepted", { state: "held", payableUntil: "2026-11-22T12:01:00.000Z" }],
  ["no", "bookingDeclined", { state: "failed", failure: "declined" }],
] as const)(
  "a %s to a request that was never noted is mailed, and leaves a day to pay",
  async (answer, mail, ended) => {
    const supplier = balloons.service.suppliers.cappadocia as BookingSupplier;
    const ask = supplier.hold.bind(supplier);
    const hold = jest.spyOn(supplier, "hold").mockImplementationOnce(async (order) => {
      await ask(order);
      throw new SupplierError("timeout", "its answer was lost");
    });
    const placed = await buyer.buy("asked", traveller);
    hold.mockRestore();
    expect(await buyer.get(placed)).toMatchObject({ state: "quoted" });
    balloons.answer(placed.reference, answer);
    expect(await kit.mailsOf(() => buyer.work(60))).toEqual([mail]);
    expect(await buyer.get(placed)).toMatchObject(ended);
    expect(await statesOf(placed)).toEqual(["quoted", "requested", ended.state]);
    await buyer.work(24 * hour + 1);
  },
);

test("a request that isn't answered in time is withdrawn at the supplier", async () => {
  const placed = await buyer.buy("asked", traveller);
  await buyer.work(6 * hour - 1);
  expect(await buyer.get(placed)).toMatchObject({ state: "requested" });
  expect(await kit.mailsOf(() => buyer.work(1))).toEqual(["bookingDeclined"]);
  expect(await buyer.get(placed)).toMatchObject({ state: "failed", failure: "notAnsweredInTime" });
  expect(balloons.stateOf(placed.reference)).toBe("cancelled");
});

test("a yes that came before the time was over counts, however late it is seen", async () => {
  const placed = await buyer.buy("asked", traveller);
  balloons.answer(placed.reference, "yes");
  await buyer.work(7 * hour);
  expect(await buyer.get(placed)).toMatchObject({ state: "held" });
});

test("a request is withdrawn at no cost, and the supplier is told, also when it can't be reached at first", async () => {
  const placed = await buyer.buy("asked", traveller);
  const nothing = { amount: 0, currency: "EUR" };
  expect(await quoteCancellation(buyer.dependencies, buyer.visitor, placed)).toMatchObject({
    paid: nothing,
    fee: nothing,
    refund: nothing,
  });
  await expect(buyer.cancel(placed, 1)).rejects.toMatchObject({ code: "refund_changed" });
  balloons.setDown(true);
  expect(await buyer.cancel(placed)).toMatchObject({
    state: "requested",
    failure: "withdrawn",
    canCancel: false,
  });
  balloons.setDown(false);
  expect(await kit.mailsOf(() => buyer.work(10))).toEqual(["bookingWithdrawn"]);
  expect((await kit.lastMail("bookingWithdrawn")).text).not.toMatch(/refund/i);
  expect(await buyer.cancel(placed)).toMatchObject({ state: "failed", failure: "withdrawn" });
  expect(balloons.stateOf(placed.reference)).toBe("cancelled");
});

test.each(["pending", "unknown"] as const)(
  "a withdrawal to which the supplier says %s is asked for again",
  async (answer) => {
    const placed = await buyer.buy("asked", traveller);
    balloons.setSlow(answer);
    expect(await buyer.cancel(placed)).toMatchObject({ state: "requested", failure: "withdrawn" });
    balloons.setSlow(null);
    expect(await kit.mailsOf(() => buyer.work(60))).toEqual(["bookingWithdrawn"]);
    expect(await buyer.get(placed)).toMatchObject({ state: "failed", failure: "withdrawn" });

    const late = await buyer.buy("asked", traveller);
    balloons.setSlow(answer);
    expect(await kit.mailsOf(() => buyer.work(6 * hour))).toEqual([]);
    expect(await buyer.get(late)).toMatchObject({ state: "requested", failure: null });
    balloons.setSlow(null);
    expect(await kit.mailsOf(() => buyer.work(60))).toEqual(["bookingDeclined"]);
    expect(balloons.stateOf(late.reference)).toBe("cancelled");
  },
);

test("withdrawing a request doesn't cancel what it was booked as meanwhile", async () => {
  const placed = await buyer.buy("unpaid", traveller);
  balloons.answer(placed.reference, "yes");
  await buyer.work(60);
  // Nothing was paid, so the refund is the one that was shown.
  await expect(buyer.cancel(placed, 0, { isRequest: true })).rejects.toMatchObject({
    code: "not_cancellable",
  });
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
  const operator = { agencyId: kit.backend.ids.alpha, reference: placed.reference, by: "anna" };
  const expectedRefund = { amount: 0, currency: "EUR" };
  expect(await quoteCancellationForOperator(buyer.dependencies, operator)).toMatchObject({
    refund: expectedRefund,
    isRequest: false,
  });
  await expect(
    cancelBookingForOperator(buyer.dependencies, { ...operator, expectedRefund, isRequest: true }),
  ).rejects.toMatchObject({ code: "not_cancellable" });

  const asked = await buyer.buy("asked", traveller);
  await buyer.cancel(asked, 0, { isRequest: true });
  // Done again it changes nothing.
  expect(await buyer.cancel(asked, 0, { isRequest: true })).toMatchObject({ failure: "withdrawn" });
});

test("a yes that comes while it is withdrawn takes no basket", async () => {
  const placed = await buyer.buy("asked", traveller);
  balloons.answer(placed.reference, "yes");
  const { id } = await kit.rowOf(placed.reference);
  // A process is querying the supplier right now.
  await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .update(bookings)
      .set({ leasedUntil: new Date(kit.now().getTime() + leaseMs) })
      .where(eq(bookings.id, id)),
  );
  buyer.dependencies.patienceMs = 100;
  expect(await buyer.cancel(placed)).toMatchObject({ state: "requested", failure: "withdrawn" });
  expect(balloons.stateOf(placed.reference)).toBe("held");
  await buyer.work(leaseMs / 1_000);
  expect(await buyer.get(placed)).toMatchObject({ state: "failed", failure: "withdrawn" });
  expect(balloons.left("asked")).toBe(2);
});

test("a request that waits for hours isn't counted as a step that fails", async () => {
  await buyer.buy("asked", traveller);
  for (let look = 0; look < 12; look += 1) await buyer.work(20 * 60);
  const figures = await readWorkFigures(kit.backend.db, { now: kit.now() });
  expect(figures.stuckSteps).toEqual({ overdue: 0, failing: 0 });
  expect(figures.bookings).toContainEqual({ state: "requested", count: 1 });
  expect(balloons.countReservations()).toBe(1);
});

/** Until it is held. @returns whether the process died on the way */
async function requestAndBook(at: number, kind: Moment): Promise<boolean> {
  const order = buyer.toOrder(await buyer.quote("asked", 1, traveller));
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
  const placed = await insist(() => buyer.place(order, traveller));
  await insist(() => buyer.work(60));
  if (balloons.stateOf(placed.reference) === "requested") balloons.answer(placed.reference, "yes");
  await insist(() => buyer.work(60));
  crash.restart();
  await buyer.work(leaseMs / 1_000 + 1);
  expect(await buyer.get(placed)).toMatchObject({ state: "held" });
  expect(balloons.left("asked")).toBe(1);
  const events = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select({ state: bookingEvents.state })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
      .where(and(eq(bookings.reference, placed.reference), eq(bookingEvents.state, "requested"))),
  );
  expect(events).toHaveLength(1);
  await buyer.work(25 * hour);
  expect(balloons.left("asked")).toBe(2);
  return hasDied;
}

test.each(crashShares)(
  "a request ends the same wherever the process dies, share %i of 6",
  async (share) => {
    expect(await dieAtEach(share, requestAndBook)).toBeGreaterThan(5);
  },
);

// The last: the traveller is gone then.
test("a person who is erased keeps a request until it is answered", async () => {
  const placed = await buyer.buy("asked", traveller);
  const { alpha } = kit.backend.ids;
  const account = { id: traveller.viewer?.userId ?? "", userType: "Traveller" };
  const left = await kit.backend.db.forAgency(alpha, (tx) =>
    erasePerson(tx, alpha, { email: "traveller@alpha.localhost", account, now: kit.now() }),
  );
  expect(left.standing).toContain(placed.reference);
  expect((await kit.rowOf(placed.reference)).contactEmail).toBe("nina@example.com");
  balloons.answer(placed.reference, "no");
  expect(await kit.mailsOf(() => buyer.work(60))).toEqual(["bookingDeclined"]);
  await eraseDueBookings(kit.dependencies);
  expect(await kit.rowOf(placed.reference)).toMatchObject({ contactEmail: "", userId: null });
});
