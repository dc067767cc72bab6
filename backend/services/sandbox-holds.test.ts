import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { confirmPendingOrder } from "../booking/pending-orders/confirm-pending-order";
import { createBooking } from "../booking/bookings/create-booking";
import { leaseMs } from "../booking/bookings/step";
import { refreshQuote } from "../booking/quotes/refresh-quote";
import type { ServiceModule } from "../booking/services/service-module";
import { sandboxReservations } from "../db/schema/sandbox-stock";
import type { RequestContext } from "../http/request-context";
import type { BookingSupplier } from "../ports/booking-supplier";
import { createMagicCalls } from "../suppliers/sandbox/magic-calls";
import { requestWords } from "../suppliers/sandbox/null-island";
import { createReservations } from "../suppliers/sandbox/reservations";
import { listUnitsLeft } from "../suppliers/sandbox/stock";
import { checkBooks } from "../testing/check-books";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { createBalloonRides } from "./testing/balloon-rides";
import { openRideBuyer, type PlacedRide, type RideBuyer } from "./testing/ride-buyer";

jest.setTimeout(60_000);

const hour = 60 * 60;
const day = "2026-12-24";
const baskets = 2;
const soldOut = { status: 409, code: "sold_out" };
const balloons = createBalloonRides([
  { id: "dawn", launch: "05:40", baskets, cents: 40_000, isHeldAtQuote: true },
  ...requestWords.map((id) => ({ id, launch: "06:00", baskets, cents: 30_000, isOnRequest: true })),
]);

let kit: BookingKit;
let buyer: RideBuyer;
let countLeft: (rideId: string, replaces?: readonly string[]) => Promise<number>;

/** Balloon rides whose baskets are the sandbox's, as those of a service in the sandbox are. */
function toSandboxRides(db: BookingKit["backend"]["db"]): typeof balloons {
  const { service } = balloons;
  const reservations = createReservations({
    db,
    now: kit.now,
    allotmentOf: () => baskets,
    toWord: ({ resource }) => requestWords.find((word) => word === resource) ?? null,
  });
  const magic = createMagicCalls(reservations);
  countLeft = async (rideId, replaces = []) => {
    const of = { start: day, end: "2026-12-25", now: kit.now(), resources: [rideId], replaces };
    return (await listUnitsLeft(db, of)).get(rideId)?.get("basket") ?? baskets;
  };
  const toRide = (about: object) => about as { rideId: string; baskets: number };
  const check: ServiceModule["check"] = async (selection, context) => {
    const { rideId, baskets: wanted } = toRide(selection);
    const isThere = (await countLeft(rideId, context.replaces)) >= wanted;
    return isThere ? service.check(selection, context) : null;
  };
  const hold: BookingSupplier["hold"] = async ({ item, expected, replaces, ...order }) => {
    const { rideId, baskets: count } = toRide(item);
    const context = { language: "en", replaces: replaces ?? [], agencyId: "" } as const;
    const sold = await service.check(balloons.select(rideId, count), {
      ...context,
      now: kit.now(),
    });
    const { answerWithinHours } = sold ?? {};
    const wanted = {
      ...{ ...order, replaces, resource: rideId, unit: "basket", offerId: rideId, count },
      slots: [day],
    };
    return magic.hold(null, {
      expected,
      toSold: () => sold,
      find: async () => sold,
      take: () =>
        answerWithinHours === undefined
          ? reservations.hold(wanted)
          : reservations.request({ ...wanted, answerWithinHours }),
    });
  };
  const cappadocia = service.suppliers.cappadocia as BookingSupplier;
  const cancel = (reference: string) => magic.bookings.cancel(reference);
  const suppliers = { cappadocia: { ...cappadocia, ...magic.bookings, cancel, hold } };
  return { ...balloons, service: { ...service, check, suppliers } };
}

beforeAll(async () => {
  kit = await openBookingKit();
  buyer = await openRideBuyer(kit, toSandboxRides(kit.backend.db));
});
afterAll(() => kit.close());
beforeEach(() => kit.setClock("2026-11-21T12:00:00Z"));
afterEach(async () => {
  await buyer.work(leaseMs / 1_000 + 1);
  await buyer.work(25 * hour);
  for (const id of ["dawn", ...requestWords]) expect(await countLeft(id)).toBe(baskets);
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
  expect(kit.problems).toEqual([]);
});

describe("what is held for a quote", () => {
  it("is held for as long as any order, however late it is ordered", async () => {
    const quote = await buyer.quote("dawn");
    kit.wait(29 * 60);
    const placed = await buyer.place(buyer.toOrder(quote));
    await buyer.work(29 * 60);
    expect(await buyer.get(placed)).toMatchObject({ state: "held" });
    await buyer.pay(placed);
    await buyer.work(31);
    const paid = await buyer.get(placed);
    expect(paid).toMatchObject({ state: "confirmed" });
    await buyer.cancel(placed, paid.price.total.amount);
  });

  it("is its buyer's to choose again, while others find it taken", async () => {
    const browser = randomUUID();
    const one = await buyer.quote("dawn", 1, buyer.visitor, browser);
    await buyer.quote("dawn");
    expect(await countLeft("dawn")).toBe(0);
    await expect(buyer.quote("dawn", 2, buyer.visitor, browser)).rejects.toMatchObject(soldOut);
    const again = await refreshQuote(buyer.dependencies, buyer.visitor, {
      id: one.id,
      holder: browser,
    });
    expect([again.state, again.isHeld]).toEqual(["open", true]);
    await buyer.work();
    expect(await countLeft("dawn")).toBe(0);
    const placed = await buyer.place(buyer.toOrder(again));
    expect(await buyer.get(placed)).toMatchObject({ state: "held" });
  });

  it("is exchanged in one go: of two buyers of the last basket who holds it already gets it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = randomUUID();
      await buyer.quote("dawn", 1, buyer.visitor, browser);
      await buyer.quote("dawn");
      const [stranger, own, other] = await Promise.allSettled([
        buyer.quote("dawn"),
        buyer.quote("dawn", 1, buyer.visitor, browser),
        buyer.quote("dawn"),
      ]);
      expect([stranger.status, own.status, other.status]).toEqual([
        "rejected",
        "fulfilled",
        "rejected",
      ]);
      expect(await countLeft("dawn")).toBe(0);
      await buyer.work(32 * 60);
      expect(await countLeft("dawn")).toBe(baskets);
    }
  });
});

describe("a request", () => {
  const stateAt = async (reference: string) =>
    (
      await kit.backend.unscoped
        .select({ state: sandboxReservations.state })
        .from(sandboxReservations)
        .where(eq(sandboxReservations.clientReference, reference))
    )[0]?.state ?? null;
  const countRequests = async () =>
    (
      await kit.backend.unscoped
        .select({ state: sandboxReservations.state })
        .from(sandboxReservations)
        .where(eq(sandboxReservations.state, "requested"))
    ).length;
  const ask = async (rideId: string, context: RequestContext) =>
    createBooking(
      buyer.dependencies,
      context,
      buyer.toOrder(await buyer.quote(rideId, 1, context)),
    );
  const request = async (rideId: string): Promise<PlacedRide> =>
    buyer.buy(rideId, await buyer.toTraveller());

  it("of a stranger is passed on once the mailed code is back; mail and page say what it is", async () => {
    expect(await buyer.quote("accepts-later")).toMatchObject({ answerWithinHours: 6 });
    const answer = await ask("accepts-later", buyer.visitor);
    if (!("pendingOrder" in answer)) throw new Error("it waits for no code");
    const { id, ...pending } = answer.pendingOrder;
    expect(pending).toMatchObject({ state: "waiting", answerWithinHours: 6 });
    const { subject, text } = await kit.lastMail("confirmOrder");
    expect(subject).toContain("Confirm your request: Balloon at 06:00");
    expect(text).toContain("nothing is charged before they agree");
    expect(await countRequests()).toBe(0);

    const { code } = await kit.lastCode();
    const placed = await confirmPendingOrder(buyer.dependencies, buyer.visitor, {
      id,
      proof: { code },
    });
    expect(await buyer.get(placed)).toMatchObject({ state: "requested", payment: null });
    expect([await countRequests(), await countLeft("accepts-later")]).toEqual([1, baskets]);
    expect(await kit.mailsOf(() => buyer.work(31))).toEqual(["bookingAccepted"]);
    expect(await buyer.get(placed)).toMatchObject({ state: "held" });
    expect(await kit.listPayments(placed.reference)).toEqual([]);
    expect(await countLeft("accepts-later")).toBe(baskets - 1);
  });

  it("needs the code of who is signed in with an unproven address, and of nobody else", async () => {
    const traveller = await buyer.toTraveller();
    if (!traveller.viewer) throw new Error("there is no viewer");
    const unproven = { ...traveller, viewer: { ...traveller.viewer, isProven: false } };
    expect(await ask("declines-later", unproven)).toHaveProperty("pendingOrder");
    expect(await ask("declines-later", traveller)).toHaveProperty("reference");
    expect(await countRequests()).toBe(1);
  });

  it("that is declined ends, and takes nothing", async () => {
    const placed = await request("declines-later");
    expect(await kit.mailsOf(() => buyer.work(31))).toEqual(["bookingDeclined"]);
    expect(await buyer.get(placed)).toMatchObject({ state: "failed", failure: "declined" });
    expect(await stateAt(placed.reference)).toBe("declined");
  });

  it("that is never answered is withdrawn when its time is over", async () => {
    const placed = await request("never-answers");
    await buyer.work(6 * hour - 60);
    expect(await buyer.get(placed)).toMatchObject({ state: "requested" });
    await buyer.work(61);
    expect(await buyer.get(placed)).toMatchObject({
      state: "failed",
      failure: "notAnsweredInTime",
    });
    expect(await stateAt(placed.reference)).toBe("cancelled");
  });

  it("is declined where all was sold before the answer", async () => {
    const all = [];
    for (let requests = 0; requests <= baskets; requests += 1)
      all.push(await request("accepts-later"));
    await buyer.work(31);
    const states = await Promise.all(all.map(async (one) => (await buyer.get(one)).state));
    expect(states.toSorted()).toEqual(["failed", "held", "held"]);
  });
});
