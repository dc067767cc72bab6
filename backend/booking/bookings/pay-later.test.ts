import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { PendingOrder } from "@/lib/api/contract/pending-orders";
import { bookingEvents, bookings } from "../../db/schema/bookings";
import { confirmPendingOrder } from "../pending-orders/confirm-pending-order";
import { createBalloonRides } from "../../services/testing/balloon-rides";
import { openRideBuyer, type PlacedRide, type RideBuyer } from "../../services/testing/ride-buyer";
import { checkBooks } from "../../testing/check-books";
import { crashDatabase, crashShares, dieAtEach, type Moment } from "../../testing/crash-database";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";
import { createBooking } from "./create-booking";
import { listBookings } from "./list-bookings";
import { leaseMs } from "./step";
import { wakeBookingOfPayment } from "./wake-booking-of-payment";

jest.setTimeout(300_000);

const hour = 60 * 60;
const later = { payment: "later" } as const;
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
  const payLaterUntil = "2026-11-23T12:00:00.000Z";
  balloons = createBalloonRides([
    { id: "kept", ...ride, payLaterUntil },
    { id: "cheap", ...ride, payLaterUntil, priceUntil: "2026-11-22T12:00:00.000Z" },
    { id: "short", ...ride, payLaterUntil: "2026-11-21T16:00:00.000Z" },
    { id: "asked", ...ride, payLaterUntil, isOnRequest: true },
    {
      id: "askedShort",
      ...ride,
      payLaterUntil: "2026-11-21T16:00:00.000Z",
      isOnRequest: true,
    },
    { id: "quoted", ...ride, payLaterUntil, isHeldAtQuote: true },
    { id: "atPlace", ...ride, payLaterUntil, isPaidOnSite: true },
    { id: "atOnce", ...ride },
  ]);
  buyer = await openRideBuyer(kit, balloons);
  traveller = await buyer.toTraveller();
});
afterEach(async () => {
  // A test's leftovers would send mails in the next.
  await buyer.work(60 * hour);
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

const orderOf = async (rideId: string, context = traveller) =>
  buyer.toOrder(await buyer.quote(rideId, 1, context), later);
const keep = async (rideId: string) => buyer.place(await orderOf(rideId), traveller);
const statesOf = async (placed: PlacedRide) =>
  (await buyer.get(placed)).history.map(({ state }) => state);

test("what is paid later is held in its travellers' names, told, reminded of twice, paid from a mail and booked", async () => {
  const quote = await buyer.quote("kept", 1, traveller);
  expect(quote).toMatchObject({ payLaterUntil: "2026-11-23T12:00:00.000Z" });
  let placed = { reference: "", key: "" };
  expect(
    await kit.mailsOf(
      async () => (placed = await buyer.place(buyer.toOrder(quote, later), traveller)),
    ),
  ).toEqual(["bookingHeld"]);
  const { text } = await kit.lastMail("bookingHeld");
  expect(text).toContain("Pay by: Mon, Nov 23, 2026, 12:00 UTC");
  expect(text).toContain(`/confirm-payment?reference=${placed.reference}&key=${placed.key}`);
  expect(await buyer.get(placed)).toMatchObject({
    state: "held",
    payableUntil: "2026-11-23T12:00:00.000Z",
    payment: null,
    confirmationNumber: null,
    isPaidLater: true,
  });
  expect(await kit.listPayments(placed.reference)).toEqual([]);
  expect(balloons.stateOf(placed.reference)).toBe("held");
  expect(balloons.namesOf(placed.reference)).toEqual(["Nina"]);

  expect(await kit.mailsOf(() => buyer.work(24 * hour - 1))).toEqual([]);
  expect(await kit.mailsOf(() => buyer.work(1))).toEqual(["bookingReminder"]);
  expect((await kit.lastMail("bookingReminder")).text).toContain(
    "Pay by: Mon, Nov 23, 2026, 12:00",
  );
  expect(await kit.mailsOf(() => buyer.work(21 * hour - 1))).toEqual([]);
  expect(await kit.mailsOf(() => buyer.work(1))).toEqual(["bookingReminder"]);
  expect(await kit.mailsOf(() => buyer.work(2 * hour))).toEqual([]);
  expect(await buyer.get(placed)).toMatchObject({ state: "held" });

  await buyer.pay(placed);
  expect(await kit.mailsOf(() => buyer.work(31))).toEqual(["bookingConfirmed"]);
  expect(await statesOf(placed)).toEqual([
    "quoted",
    "held",
    "paying",
    "pendingSupplier",
    "confirmed",
  ]);
  expect(balloons.countReservations()).toBe(1);
});

const listAhead = () =>
  listBookings(kit.backend.db, kit.backend.ids.alpha, {
    userId: traveller.viewer?.userId ?? "",
    priceTier: "traveller",
    tab: "upcoming",
    page: 1,
    now: kit.now(),
  });

test("what is to be paid in time is listed with its deadline, before what is only ahead", async () => {
  const booked = await buyer.buy("atOnce", traveller);
  await buyer.pay(booked);
  await buyer.work(31);
  const kept = await keep("kept");
  const { bookings: ahead } = await listAhead();
  expect(ahead[0]).toMatchObject({
    reference: kept.reference,
    nextAction: { kind: "pay", until: "2026-11-23T12:00:00.000Z" },
  });
  const ofBooked = ahead.find(({ reference }) => reference === booked.reference);
  expect(ofBooked).toBeDefined();
  expect(ofBooked).not.toHaveProperty("nextAction");
  expect(await buyer.get(booked)).not.toHaveProperty("isPaidLater");
});

test("what isn't paid in time is released at the supplier, mailed and listed", async () => {
  const placed = await keep("kept");
  await buyer.work(24 * hour);
  await buyer.work(21 * hour);
  expect(await kit.mailsOf(() => buyer.work(3 * hour))).toEqual(["bookingReleased"]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "failed",
    failure: "notPaidInTime",
    payableUntil: null,
    refund: null,
  });
  expect(balloons.stateOf(placed.reference)).toBe("cancelled");
  expect(balloons.left("kept")).toBe(3);
  await expect(buyer.startPayment(placed)).resolves.toEqual({ redirectUrl: null, state: "failed" });
  const { bookings: ended } = await listBookings(kit.backend.db, kit.backend.ids.alpha, {
    userId: traveller.viewer?.userId ?? "",
    priceTier: "traveller",
    tab: "cancelled",
    page: 1,
    now: kit.now(),
  });
  expect(ended.map(({ reference }) => reference)).toContain(placed.reference);
});

test("a worker that was down tells once of what it missed, and nothing of what is over", async () => {
  await keep("kept");
  await keep("short");
  expect((await kit.mailsOf(() => buyer.work(46 * hour))).toSorted()).toEqual([
    "bookingReleased",
    "bookingReminder",
  ]);
  expect(await kit.mailsOf(() => buyer.work(hour))).toEqual([]);
});

test("the earlier end of space and price counts, and a short time has one reminder", async () => {
  const cheap = await keep("cheap");
  expect(await buyer.get(cheap)).toMatchObject({ payableUntil: "2026-11-22T12:00:00.000Z" });
  const short = await keep("short");
  expect(await buyer.get(short)).toMatchObject({ payableUntil: "2026-11-21T16:00:00.000Z" });
  expect(await kit.mailsOf(() => buyer.work(2 * hour - 1))).toEqual([]);
  expect(await kit.mailsOf(() => buyer.work(1))).toEqual(["bookingReminder"]);
  expect(await kit.mailsOf(() => buyer.work(2 * hour - 1))).toEqual([]);
  expect(await kit.mailsOf(() => buyer.work(1))).toEqual(["bookingReleased"]);
});

test("only what the offer lets is paid later", async () => {
  for (const rideId of ["atOnce", "atPlace"]) {
    expect(await buyer.quote(rideId, 1, traveller)).not.toHaveProperty("payLaterUntil");
    await expect(buyer.place(await orderOf(rideId), traveller)).rejects.toMatchObject({
      status: 422,
      issues: [{ path: "payment" }],
    });
  }
  const order = await orderOf("short");
  kit.wait(4 * hour - 29 * 60);
  await expect(buyer.place(order, traveller)).rejects.toMatchObject({ status: 422 });
  expect(balloons.countReservations()).toBe(0);
});

test("nobody keeps more than five unpaid, and a travel agent no more than twenty", async () => {
  balloons = createBalloonRides([
    {
      id: "kept",
      ...{ launch: "05:40", baskets: 99, cents: 40_000 },
      payLaterUntil: "2026-11-23T12:00:00.000Z",
    },
    { id: "atOnce", launch: "05:40", baskets: 99, cents: 40_000 },
  ]);
  buyer = await openRideBuyer(kit, balloons);
  const tryTo = async (number: number, context: typeof traveller) => {
    const orders: Awaited<ReturnType<typeof orderOf>>[] = [];
    for (let one = 0; one < number; one += 1) orders.push(await orderOf("kept", context));
    const results = await Promise.allSettled(orders.map((order) => buyer.place(order, context)));
    return results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  };
  const kept = await tryTo(7, traveller);
  expect(kept).toHaveLength(5);
  await expect(keep("kept")).rejects.toMatchObject({ status: 409, code: "too_many_unpaid" });
  const [first] = kept;
  if (!first) throw new Error("nothing is kept");
  // What is paid at once takes its own way, and what is paid counts no more.
  await buyer.place(buyer.toOrder(await buyer.quote("atOnce", 1, traveller)), traveller);
  await buyer.pay(first);
  await buyer.work(31);
  await keep("kept");
  const { viewer } = traveller;
  if (!viewer) throw new Error("nobody is signed in");
  const agent = { ...traveller, viewer: { ...viewer, isTravelAgent: true } };
  expect(await tryTo(17, agent)).toHaveLength(15);
  // A worker takes only so many of one agency at once.
  for (let hours = 48; hours < 52; hours += 1) await buyer.work((hours === 48 ? hours : 1) * hour);
});

test("the same key to be paid at once is another order", async () => {
  const order = await orderOf("kept");
  const placed = await buyer.place(order, traveller);
  expect(await buyer.place(order, traveller)).toEqual(placed);
  const atOnce = { ...order, payment: undefined };
  await expect(buyer.place(atOnce, traveller)).rejects.toMatchObject({
    code: "idempotency_key_reused",
  });
});

test("a stranger's order holds nothing before its mailed code", async () => {
  const order = await orderOf("kept", buyer.visitor);
  const waiting = (await createBooking(buyer.dependencies, buyer.visitor, order)) as {
    pendingOrder: PendingOrder;
  };
  expect(waiting.pendingOrder).toMatchObject({
    state: "waiting",
    email: "nina@example.com",
    payLaterUntil: "2026-11-23T12:00:00.000Z",
  });
  expect(balloons.countReservations()).toBe(0);
  const { text } = await kit.lastMail("confirmOrder");
  expect(text).toContain("pay for it later");
  expect(text).not.toContain("on site");
  const { code } = await kit.lastCode();
  const { id } = waiting.pendingOrder;
  const placed = await confirmPendingOrder(buyer.dependencies, buyer.visitor, {
    id,
    proof: { code },
  });
  expect(await buyer.get(placed)).toMatchObject({
    state: "held",
    payableUntil: "2026-11-23T12:00:00.000Z",
  });
  expect(balloons.namesOf(placed.reference)).toEqual(["Nina"]);
});

test("a code that comes when there is too little time left to pay later books nothing", async () => {
  kit.setClock("2026-11-21T15:25:00Z");
  const order = await orderOf("short", buyer.visitor);
  const waiting = (await createBooking(buyer.dependencies, buyer.visitor, order)) as {
    pendingOrder: PendingOrder;
  };
  kit.wait(6 * 60);
  const { code } = await kit.lastCode();
  await expect(
    confirmPendingOrder(buyer.dependencies, buyer.visitor, {
      id: waiting.pendingOrder.id,
      proof: { code },
    }),
  ).rejects.toMatchObject({ code: "quote_expired" });
  expect(balloons.countReservations()).toBe(0);
});

test("what is held for its quote already is held on under the same reference", async () => {
  const placed = await keep("quoted");
  expect(await buyer.get(placed)).toMatchObject({ payableUntil: "2026-11-23T12:00:00.000Z" });
  expect(balloons.countReservations()).toBe(1);
  await buyer.pay(placed);
  await buyer.work(31);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
});

test("a supplier that has to agree first keeps it until then, too", async () => {
  const placed = await keep("asked");
  balloons.answer(placed.reference, "yes");
  expect(await kit.mailsOf(() => buyer.work(hour))).toEqual(["bookingAccepted"]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "held",
    payableUntil: "2026-11-23T12:00:00.000Z",
  });
  expect(await kit.mailsOf(() => buyer.work(23.5 * hour))).toEqual(["bookingReminder"]);
});

test("what a supplier agrees to is held no longer than its offer says, and isn't waited for either", async () => {
  const accepted = await keep("askedShort");
  const [late, silent] = [await keep("askedShort"), await keep("askedShort")];
  expect(await buyer.get(silent)).toMatchObject({ answerBy: "2026-11-21T16:00:00.000Z" });
  balloons.answer(accepted.reference, "yes");
  await buyer.work(hour);
  expect(await buyer.get(accepted)).toMatchObject({
    state: "held",
    payableUntil: "2026-11-21T16:00:00.000Z",
  });
  balloons.answer(late.reference, "yes");
  expect((await kit.mailsOf(() => buyer.work(3 * hour))).toSorted()).toEqual([
    "bookingDeclined",
    "bookingDeclined",
    "bookingReleased",
  ]);
  for (const placed of [late, silent])
    expect(await buyer.get(placed)).toMatchObject({
      state: "failed",
      failure: "notAnsweredInTime",
    });
  expect(balloons.left("askedShort")).toBe(3);
});

test("who left the gateway's page open is reminded, and is led back without a session", async () => {
  const placed = await keep("kept");
  kit.wait(23 * hour);
  await buyer.startPayment(placed);
  const checkout = kit.money.checkouts.get(await kit.lastCheckout(placed.reference));
  expect(checkout?.successUrl).toContain(`key=${placed.key}`);
  expect(await kit.mailsOf(() => buyer.work(hour))).toEqual(["bookingReminder"]);
  expect(await buyer.get(placed)).toMatchObject({ state: "paying" });
});

test("a payment that began in time and was made in time counts, however late it is seen", async () => {
  const placed = await keep("short");
  kit.wait(4 * hour - 60);
  await buyer.pay(placed);
  expect(await kit.mailsOf(() => buyer.work(hour))).toEqual(["bookingConfirmed"]);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
});

test("a payment that was begun and isn't made in time is ended, and money that comes later goes back", async () => {
  const placed = await keep("short");
  kit.wait(4 * hour - 60);
  await buyer.startPayment(placed);
  const gatewayReference = await kit.lastCheckout(placed.reference);
  expect(await kit.mailsOf(() => buyer.work(61))).toEqual(["bookingReleased"]);
  const [before, returned] = [kit.money.taken(), kit.money.returned()];
  kit.money.pay(gatewayReference, { isForced: true });
  await wakeBookingOfPayment(buyer.dependencies, kit.backend.ids.alpha, {
    gateway: "sandbox",
    gatewayReference,
  });
  await buyer.work(60);
  expect(kit.money.taken() - before).toBe(kit.money.returned() - returned);
  expect(kit.money.taken()).toBeGreaterThan(before);
  expect(await buyer.get(placed)).toMatchObject({ failure: "notPaidInTime" });
  expect(balloons.left("short")).toBe(3);
});

test("of two who pay and release at once only one happens", async () => {
  const placed = await keep("short");
  kit.wait(4 * hour - 1);
  await buyer.startPayment(placed);
  kit.money.pay(await kit.lastCheckout(placed.reference));
  kit.wait(1);
  await Promise.all([buyer.work(), buyer.work(), buyer.get(placed)]);
  await buyer.work(5);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
  expect(balloons.stateOf(placed.reference)).toBe("confirmed");
});

test("another agency has no such booking, and leaves it as it is", async () => {
  const placed = await keep("kept");
  const before = await kit.rowOf(placed.reference);
  const beta = await kit.backend.db.forAgency(kit.backend.ids.beta, (tx) =>
    tx.select().from(bookings).where(eq(bookings.reference, placed.reference)),
  );
  expect(beta).toEqual([]);
  const order = await orderOf("kept");
  const foreign = { ...traveller, agency: { ...traveller.agency, id: kit.backend.ids.beta } };
  await expect(
    buyer.place({ ...order, idempotencyKey: randomUUID() }, foreign),
  ).rejects.toMatchObject({ code: "quote_not_found" });
  expect(await kit.rowOf(placed.reference)).toEqual(before);
});

/** Until it is paid and booked, or released. @returns whether the process died on the way */
async function keepAndEnd(
  at: number,
  { kind, isPaid }: { kind: Moment; isPaid: boolean },
): Promise<boolean> {
  kit.setClock("2026-11-21T12:00:00Z");
  const left = balloons.left("kept") ?? 0;
  const order = await orderOf("kept");
  crash.arm(at, kind);
  let hasDied = false;
  const insist = async <T>(action: () => Promise<T>, again = action): Promise<T> => {
    const first = await action().catch((error: unknown) => error);
    if (!crash.isDead()) return first as T;
    hasDied = true;
    crash.restart();
    await buyer.work(leaseMs / 1_000 + 1);
    return again();
  };
  const workAfter = (seconds: number) =>
    insist(
      () => buyer.work(seconds),
      () => buyer.work(),
    );
  const placed = await insist(() => buyer.place(order, traveller));
  await workAfter(24 * hour);
  if (isPaid) {
    await insist(() => buyer.startPayment(placed));
    kit.money.pay([...kit.money.checkouts.keys()].at(-1) ?? "");
    await workAfter(31);
  } else await workAfter(24 * hour);
  crash.restart();
  await buyer.work(leaseMs / 1_000 + 1);
  expect(await buyer.get(placed)).toMatchObject({ state: isPaid ? "confirmed" : "failed" });
  expect(balloons.left("kept")).toBe(left - (isPaid ? 1 : 0));
  const reminders = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select({ note: bookingEvents.note })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
      .where(
        and(eq(bookings.reference, placed.reference), eq(bookingEvents.note, "reminded to pay")),
      ),
  );
  expect(reminders).toHaveLength(1);
  if (isPaid) balloons.forget(placed.reference);
  return hasDied;
}

describe.each(crashShares)("wherever the process dies, share %i of 6", (share) => {
  test.each([true, false])("it ends the same, paid: %s", async (isPaid) => {
    const live = (at: number, kind: Moment) => keepAndEnd(at, { kind, isPaid });
    expect(await dieAtEach(share, live)).toBeGreaterThan(5);
  });
});
