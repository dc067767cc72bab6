import { and, eq, like } from "drizzle-orm";
import { bookingEvents, bookings } from "../../db/schema/bookings";
import { createBalloonRides } from "../../services/testing/balloon-rides";
import { openRideBuyer, type PlacedRide, type RideBuyer } from "../../services/testing/ride-buyer";
import { checkBooks } from "../../testing/check-books";
import { crashDatabase, crashShares, dieAtEach, type Moment } from "../../testing/crash-database";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";
import { listAllBookings } from "./for-operators/list-all-bookings";
import { leaseMs } from "./step";

jest.setTimeout(300_000);

const hour = 60 * 60;
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
  kit.problems.length = 0;
  const ride = { launch: "05:40", baskets: 3, cents: 40_000 };
  balloons = createBalloonRides([{ id: "dawn", ...ride }]);
  balloons.setIssuesPart(true);
  buyer = await openRideBuyer(kit, balloons);
});
afterEach(async () => {
  crash.restart();
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

async function pay(): Promise<PlacedRide> {
  const placed = await buyer.buy("dawn");
  await buyer.pay(placed);
  await buyer.work(31);
  return placed;
}
const listNotes = async ({ reference }: PlacedRide) => {
  const rows = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select({ note: bookingEvents.note })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
      .where(and(eq(bookings.reference, reference), like(bookingEvents.note, "attention%"))),
  );
  return rows.map(({ note }) => note);
};

test("what is issued in part is no booking: it is told as pending, shown to operators, and confirmed once it is whole", async () => {
  let placed = { reference: "", key: "" };
  const told = await kit.mailsOf(async () => {
    placed = await pay();
    await buyer.work(10);
    await buyer.work(60);
  });
  expect(told).toEqual(["bookingPending"]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "pendingSupplier",
    confirmationNumber: null,
    canCancel: false,
  });
  expect(await listNotes(placed)).toEqual(["attention: only a part was issued"]);
  const problems = kit.problems.filter((line) => line.includes(placed.reference));
  expect(problems).toEqual([expect.stringContaining("has issued only a part of it")]);
  const [listed] = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    listAllBookings(tx, kit.backend.ids.alpha, { state: "pendingSupplier" }),
  );
  expect(listed).toMatchObject({
    reference: placed.reference,
    lastError: "attention: only a part was issued",
  });
  balloons.complete(placed.reference);
  expect(await kit.mailsOf(() => buyer.work(hour))).toEqual(["bookingConfirmed"]);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
  expect(balloons.countReservations()).toBe(1);
});

test("what stays a part for two hours is cancelled at the supplier, and all money goes back", async () => {
  const returned = kit.money.returned();
  const placed = await pay();
  await buyer.work(2 * hour - 60);
  expect(await buyer.get(placed)).toMatchObject({ state: "pendingSupplier" });
  expect(balloons.stateOf(placed.reference)).toBe("partial");
  expect(
    await kit.mailsOf(async () => {
      await buyer.work(120);
      await buyer.work(5);
    }),
  ).toEqual(["bookingFailed", "bookingRefunded"]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "refunded",
    failure: "supplierRefused",
    refund: { state: "succeeded", amount: { amount: 44_800 } },
  });
  expect(kit.money.returned() - returned).toBe(44_800);
  expect(balloons.stateOf(placed.reference)).toBe("cancelled");
});

test("the rest that comes at the last moment counts", async () => {
  const placed = await pay();
  kit.wait(3 * hour);
  balloons.complete(placed.reference);
  await buyer.work();
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
});

test.each(["pending", "unknown"] as const)(
  "no money goes back as long as the supplier says %s to the cancellation of a part",
  async (answer) => {
    const placed = await pay();
    balloons.setSlow(answer);
    await buyer.work(3 * hour);
    expect(await buyer.get(placed)).toMatchObject({ state: "pendingSupplier", refund: null });
    expect(kit.problems).toContainEqual(expect.stringContaining("doesn't cancel the part"));
    balloons.setSlow(null);
    await buyer.work(hour);
    await buyer.work(5);
    expect(await buyer.get(placed)).toMatchObject({ state: "refunded" });
  },
);

/** @returns whether the process died on the way */
async function payAndEnd(at: number, kind: Moment): Promise<boolean> {
  kit.setClock("2026-11-21T12:00:00Z");
  const placed = await buyer.buy("dawn");
  await buyer.startPayment(placed);
  kit.money.pay(await kit.lastCheckout(placed.reference));
  const returned = kit.money.returned();
  crash.arm(at, kind);
  let hasDied = false;
  const workAfter = async (seconds: number) => {
    await buyer.work(seconds).catch(() => null);
    if (!crash.isDead()) return;
    hasDied = true;
    crash.restart();
    await buyer.work(leaseMs / 1_000 + 1);
  };
  await workAfter(31);
  await workAfter(60);
  await workAfter(3 * hour);
  crash.restart();
  await buyer.work(leaseMs / 1_000 + 1);
  await buyer.work(5);
  expect(await buyer.get(placed)).toMatchObject({ state: "refunded" });
  expect(await listNotes(placed)).toHaveLength(1);
  expect(kit.money.returned() - returned).toBe(44_800);
  expect(balloons.left("dawn")).toBe(3);
  return hasDied;
}

test.each(crashShares)(
  "it ends the same wherever the process dies, share %i of 6",
  async (share) => {
    expect(await dieAtEach(share, payAndEnd)).toBeGreaterThan(5);
  },
);
