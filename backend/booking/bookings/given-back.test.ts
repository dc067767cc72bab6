import { and, eq } from "drizzle-orm";
import { cancelBookingEndpoint } from "@/lib/api/contract/bookings";
import { auditEvents } from "../../db/schema/audit-events";
import type { DemoRole } from "../../demo/demo-users";
import { createBalloonRides } from "../../services/testing/balloon-rides";
import { openRideBuyer, type PlacedRide, type RideBuyer } from "../../services/testing/ride-buyer";
import { checkBooks } from "../../testing/check-books";
import { crashDatabase, crashShares, dieAtEach, type Moment } from "../../testing/crash-database";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";
import type { TestAgency } from "../../testing/test-agencies";
import { leaseMs } from "./step";
import { wakeBookingOfPayment } from "./wake-booking-of-payment";

const hour = 60 * 60;
const unpaid = { isUnpaid: true } as const;
let kit: BookingKit;
let balloons: ReturnType<typeof createBalloonRides>;
let buyer: RideBuyer;
let traveller: RideBuyer["visitor"];
let crash: ReturnType<typeof crashDatabase>;
beforeAll(async () => {
  kit = await openBookingKit();
  crash = crashDatabase(kit.backend.db);
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.setClock("2026-11-21T12:00:00Z");
  const ride = { launch: "05:40", baskets: 3, cents: 40_000 };
  balloons = createBalloonRides([
    { id: "kept", ...ride, payLaterUntil: "2026-11-23T12:00:00.000Z" },
    { id: "asked", ...ride, isOnRequest: true },
    { id: "atPlace", ...ride, isPaidOnSite: true },
    { id: "atOnce", ...ride },
  ]);
  buyer = await openRideBuyer(kit, balloons);
  traveller = await buyer.toTraveller();
});
afterEach(async () => {
  await buyer.work(60 * hour);
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

const giveBack = (placed: PlacedRide) => buyer.cancel(placed, 0, unpaid);
const givenBack = { state: "failed", failure: "givenBack", payableUntil: null, refund: null };
const keep = async () =>
  buyer.place(
    buyer.toOrder(await buyer.quote("kept", 1, traveller), { payment: "later" }),
    traveller,
  );
const wake = async (gatewayReference: string) =>
  wakeBookingOfPayment(buyer.dependencies, kit.backend.ids.alpha, {
    gateway: "sandbox",
    gatewayReference,
  });

test("what is held unpaid is given back at once, told to whom was mailed a link to pay, and stays given back", async () => {
  const placed = await keep();
  expect(await buyer.get(placed)).toMatchObject({ state: "held", canCancel: true });
  expect(await kit.mailsOf(() => giveBack(placed))).toEqual(["bookingReleased"]);
  expect(await buyer.get(placed)).toMatchObject({ ...givenBack, canCancel: false, payment: null });
  expect(balloons.stateOf(placed.reference)).toBe("cancelled");
  expect(balloons.left("kept")).toBe(3);
  expect(await kit.mailsOf(() => giveBack(placed))).toEqual([]);
  expect(await kit.mailsOf(() => buyer.work(60 * hour))).toEqual([]);
  expect(await buyer.get(placed)).toMatchObject(givenBack);
  await expect(buyer.startPayment(placed)).resolves.toEqual({ redirectUrl: null, state: "failed" });
});

test("who left the gateway's page gives it back, and can't pay there any more", async () => {
  const placed = await buyer.buy("atOnce");
  await buyer.startPayment(placed);
  expect(await buyer.get(placed)).toMatchObject({ state: "paying", canCancel: true });
  expect(await kit.mailsOf(() => giveBack(placed))).toEqual([]);
  expect(await buyer.get(placed)).toMatchObject(givenBack);
  expect(balloons.left("atOnce")).toBe(3);
  const checkout = await kit.lastCheckout(placed.reference);
  expect(kit.money.pay(checkout)).toBe(false);
  // Of a bank that was late.
  const [taken, returned] = [kit.money.taken(), kit.money.returned()];
  kit.money.pay(checkout, { isForced: true });
  await wake(checkout);
  await buyer.work(60);
  expect(kit.money.taken() - taken).toBeGreaterThan(0);
  expect(kit.money.returned() - returned).toBe(kit.money.taken() - taken);
  expect(await buyer.get(placed)).toMatchObject({ failure: "givenBack" });
});

test("what was paid meanwhile isn't given back", async () => {
  const placed = await buyer.buy("atOnce");
  await buyer.pay(placed);
  // The gateway hasn't reported it yet.
  expect(await giveBack(placed)).toMatchObject({ state: "confirmed", failure: null });
  await expect(giveBack(placed)).rejects.toMatchObject({ code: "not_cancellable" });
  expect(balloons.stateOf(placed.reference)).toBe("confirmed");
});

test("what the bank is looking at isn't given back, whenever that is learnt", async () => {
  const placed = await buyer.buy("atOnce");
  await buyer.startPayment(placed);
  const checkout = await kit.lastCheckout(placed.reference);
  kit.money.process(checkout);
  expect(await giveBack(placed)).toMatchObject({ state: "paying", failure: null });
  expect(await buyer.get(placed)).toMatchObject({ state: "paying", canCancel: false });
  await expect(giveBack(placed)).rejects.toMatchObject({ code: "not_cancellable" });
  kit.money.pay(checkout);
  await wake(checkout);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
});

test("while the supplier can't be told nothing can be paid, and it goes back as soon as it can", async () => {
  const placed = await keep();
  balloons.setDown(true);
  expect(await giveBack(placed)).toMatchObject({
    state: "held",
    failure: "givenBack",
    payableUntil: null,
    canCancel: false,
  });
  await expect(buyer.startPayment(placed)).rejects.toMatchObject({ code: "hold_expired" });
  balloons.setDown(false);
  expect(await kit.mailsOf(() => buyer.work(60))).toEqual(["bookingReleased"]);
  expect(await buyer.get(placed)).toMatchObject(givenBack);
  expect(balloons.left("kept")).toBe(3);
});

test("only what is held unpaid is given back, and only by who means that", async () => {
  const placed = await buyer.buy("atPlace", traveller);
  await buyer.work(1);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
  await expect(giveBack(placed)).rejects.toMatchObject({ code: "not_cancellable" });
  await expect(giveBack(await buyer.buy("asked", traveller))).rejects.toMatchObject({
    code: "not_cancellable",
  });
  await expect(buyer.cancel(await keep())).rejects.toMatchObject({ code: "not_cancellable" });
});

test("what a supplier had agreed to is told as released", async () => {
  const placed = await buyer.buy("asked", traveller);
  balloons.answer(placed.reference, "yes");
  await buyer.work(60);
  expect(await kit.mailsOf(() => giveBack(placed))).toEqual(["bookingReleased"]);
  expect(await buyer.get(placed)).toMatchObject(givenBack);
});

test("its agency gives it back and is noted; other members, travellers and agencies don't find it", async () => {
  const { reference, key } = await kit.book({ as: "agent" }, { isForClient: true });
  const { total, currency, state } = await kit.rowOf(reference);
  expect([total > 0, state]).toEqual([true, "held"]);
  const body = { expectedRefund: { amount: 0, currency }, isUnpaid: true };
  const ask = (as: DemoRole | null, agency: TestAgency = "alpha", more = {}) =>
    kit.backend.call(cancelBookingEndpoint, {
      agency,
      ...(as ? { as } : {}),
      params: { reference },
      body: { ...body, ...more },
    });
  const refused = await Promise.all([
    ask("traveller"),
    ask("sales"),
    ask(null),
    ask("owner", "beta"),
    ask(null, "beta", { key }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await kit.rowOf(reference)).toMatchObject({ state: "held", failure: null });
  expect((await ask("agent")).status).toBe(200);
  expect((await ask("owner")).status).toBe(200);
  const { id, ...row } = await kit.rowOf(reference);
  expect(row).toMatchObject({ state: "failed", failure: "givenBack" });
  const noted = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select({ before: auditEvents.before })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, "booking.cancelled"))),
  );
  expect(noted).toEqual([{ before: { state: "held" } }]);
});

describe.each(crashShares)("wherever the process dies, share %i of 6", (share) => {
  /** @returns whether the process died on the way */
  async function dieAndGiveBack(at: number, kind: Moment): Promise<boolean> {
    kit.setClock("2026-11-21T12:00:00Z");
    const placed = await buyer.buy("atOnce");
    await buyer.startPayment(placed);
    crash.arm(at, kind);
    await giveBack(placed).catch(() => null);
    const hasDied = crash.isDead();
    crash.restart();
    await buyer.work(leaseMs / 1_000 + 1);
    await giveBack(placed);
    expect(await buyer.get(placed)).toMatchObject(givenBack);
    expect(kit.money.pay(await kit.lastCheckout(placed.reference))).toBe(false);
    expect(balloons.left("atOnce")).toBe(3);
    return hasDied;
  }
  test("it is given back, and the gateway's page is closed", async () =>
    expect(await dieAtEach(share, dieAndGiveBack)).toBeGreaterThan(3));
});
