import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { getAgencyById } from "../agencies/get-agency-by-id";
import { leaseMs } from "../booking/bookings/step";
import { holds } from "../db/schema/holds";
import { pendingOrders } from "../db/schema/pending-orders";
import { quotes } from "../db/schema/quotes";
import { users } from "../db/schema/users";
import { createLimiter } from "../limits/create-limiter";
import { openCounterInMemory } from "../limits/open-counter";
import { holdLimits } from "../limits/order-limits";
import { confirmPendingOrder } from "../booking/pending-orders/confirm-pending-order";
import { getQuote } from "../booking/quotes/get-quote";
import { refreshQuote } from "../booking/quotes/refresh-quote";
import type { RequestContext } from "../http/request-context";
import { SupplierError, type BookingSupplier } from "../ports/booking-supplier";
import { checkBooks } from "../testing/check-books";
import { crashDatabase, crashShares, dieAtEach, type Moment } from "../testing/crash-database";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { createBalloonRides, type Ride } from "./testing/balloon-rides";
import { openRideBuyer, type RideBuyer } from "./testing/ride-buyer";

jest.setTimeout(120_000);

const dawn: Ride = {
  id: "dawn",
  launch: "05:40",
  baskets: 1,
  cents: 40_000,
  isHeldAtQuote: true,
  isPaidOnSite: false,
};
const late: Ride = { ...dawn, id: "late", launch: "07:15", baskets: 2, cents: 30_000 };
const rides = [{ ...dawn }, { ...late }];
const balloons = createBalloonRides(rides);
const supplier = balloons.service.suppliers.cappadocia as BookingSupplier;
const soldOut = { status: 409, code: "sold_out" };
const expired = { status: 409, code: "quote_expired" };

let kit: BookingKit;
let buyer: RideBuyer;
let crash: ReturnType<typeof crashDatabase>;
beforeAll(async () => {
  kit = await openBookingKit();
  buyer = await openRideBuyer(kit, balloons);
  crash = crashDatabase(kit.backend.db);
});
afterAll(() => kit.close());

const listHolds = () => kit.backend.unscoped.select().from(holds);
const stateOf = async (quoteId: string, context = buyer.visitor) =>
  (await getQuote(buyer.dependencies, context, { id: quoteId })).state;
const refresh = (id: string, context = buyer.visitor, holder?: string) =>
  refreshQuote(buyer.dependencies, context, { id, holder });
const answerOnce = (answer: Awaited<ReturnType<BookingSupplier["hold"]>>) =>
  jest.spyOn(supplier, "hold").mockResolvedValueOnce(answer);
/** After the longest that anything may be held for a quote. */
const workAfterAll = async () => {
  await buyer.work(leaseMs / 1_000 + 1);
  await buyer.work(31 * 60);
};

beforeEach(() => kit.setClock("2026-11-21T12:00:00Z"));
afterEach(async () => {
  Object.assign(rides[0] ?? {}, dawn);
  Object.assign(rides[1] ?? {}, late);
  balloons.setDown(false);
  balloons.setSlow(null);
  await workAfterAll();
  expect(await listHolds()).toEqual([]);
  expect([balloons.left("dawn"), balloons.left("late")]).toEqual([1, 2]);
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
  expect(kit.problems.filter((line) => !line.endsWith("the process died"))).toEqual([]);
});

describe("a quote that is held", () => {
  it("keeps the last one for its buyer and from everybody else, until it expires", async () => {
    const quote = await buyer.quote("dawn");
    expect(quote).toMatchObject({
      state: "open",
      isHeld: true,
      expiresAt: "2026-11-21T12:30:00.000Z",
    });
    expect(balloons.left("dawn")).toBe(0);
    await expect(buyer.quote("dawn")).rejects.toMatchObject(soldOut);
    await buyer.work(29 * 60);
    expect(balloons.left("dawn")).toBe(0);
    await buyer.work(61);
    expect([balloons.left("dawn"), await stateOf(quote.id)]).toEqual([1, "expired"]);
    await expect(buyer.place(buyer.toOrder(quote))).rejects.toMatchObject(expired);

    const again = await refresh(quote.id);
    expect([again.isHeld, balloons.left("dawn")]).toEqual([true, 0]);
  });

  it("is booked by the reference that it is held by", async () => {
    const quote = await buyer.quote("dawn");
    const [held] = await listHolds();
    const count = balloons.countReservations();
    kit.wait(25 * 60);
    const placed = await buyer.place(buyer.toOrder(quote));
    expect(placed.reference).toBe(held?.reference);
    expect(await listHolds()).toEqual([]);
    // Longer than the quote: the buyer has as long to pay as with any order.
    await buyer.work(20 * 60);
    expect(await buyer.get(placed)).toMatchObject({ state: "held" });
    await buyer.pay(placed);
    kit.wait(3);
    expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
    expect([balloons.countReservations(), balloons.left("dawn")]).toEqual([count, 0]);
    await buyer.cancel(placed, quote.price.total.amount);
  });

  it("can be asked for again by its buyer, who holds one at a time", async () => {
    const browser = randomUUID();
    const first = await buyer.quote("dawn", 1, buyer.visitor, browser);
    const second = await buyer.quote("dawn", 1, buyer.visitor, browser);
    expect([await stateOf(first.id), second.isHeld]).toEqual(["expired", true]);
    await expect(buyer.place(buyer.toOrder(first))).rejects.toMatchObject(expired);
    const third = await refresh(second.id);
    expect([third.id, third.state, third.isHeld]).toEqual([second.id, "open", true]);
    await buyer.work();
    expect((await listHolds()).map(({ quoteId, state }) => [quoteId, state])).toEqual([
      [second.id, "held"],
    ]);

    await buyer.quote("late", 2, buyer.visitor, browser);
    await buyer.work();
    expect([balloons.left("dawn"), balloons.left("late")]).toEqual([1, 0]);
    const fewer = await buyer.quote("late", 1, buyer.visitor, browser);
    await buyer.work();
    expect([fewer.party.units, balloons.left("late")]).toEqual([1, 1]);
  });

  it("is given back for what its buyer orders instead, also where that isn't held before", async () => {
    Object.assign(rides[1] ?? {}, { isHeldAtQuote: false });
    const browser = randomUUID();
    const held = await buyer.quote("dawn", 1, buyer.visitor, browser);
    const other = await buyer.quote("late", 1, buyer.visitor, browser);
    await buyer.work();
    expect([await stateOf(held.id), balloons.left("dawn")]).toEqual(["open", 0]);
    await buyer.place(buyer.toOrder(other));
    await buyer.work();
    expect([await stateOf(held.id), balloons.left("dawn")]).toEqual(["expired", 1]);
  });

  it("is known by its user, who names none", async () => {
    const traveller = await buyer.toTraveller();
    const first = await buyer.quote("dawn", 1, traveller);
    const second = await buyer.quote("late", 1, traveller);
    await buyer.work();
    expect([balloons.left("dawn"), balloons.left("late")]).toEqual([1, 1]);
    expect(await stateOf(first.id, traveller)).toBe("expired");
    expect(await stateOf(second.id, traveller)).toBe("open");
    // A visitor's quote goes on with who has signed in.
    const browser = randomUUID();
    await buyer.quote("dawn", 1, buyer.visitor, browser);
    await buyer.quote("dawn", 1, traveller, browser);
    await buyer.work();
    expect([balloons.left("dawn"), balloons.left("late")]).toEqual([0, 2]);
  });

  it("is not lost for one that can't be had", async () => {
    const browser = randomUUID();
    const first = await buyer.quote("dawn", 1, buyer.visitor, browser);
    const hold = answerOnce({ state: "soldOut" });
    await expect(buyer.quote("late", 1, buyer.visitor, browser)).rejects.toMatchObject(soldOut);
    hold.mockRestore();
    await buyer.work();
    expect(await stateOf(first.id)).toBe("open");
    const placed = await buyer.place(buyer.toOrder(first));
    expect(await buyer.get(placed)).toMatchObject({ state: "held" });
  });

  it("is not lost for two at once that can't be had, nor for one whose price never settles", async () => {
    const browser = randomUUID();
    const first = await buyer.quote("dawn", 1, buyer.visitor, browser);
    const refusing = jest.spyOn(supplier, "hold").mockResolvedValue({ state: "soldOut" });
    const refused = await Promise.allSettled(
      [1, 2, 3].map(() => buyer.quote("late", 1, buyer.visitor, browser)),
    );
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await stateOf(first.id)).toBe("open");
    const offer = await balloons.service.check(balloons.select("late", 1), {
      language: "en",
      replaces: [],
      now: new Date("2026-11-21T12:00:00Z"),
      agencyId: "",
    });
    if (!offer) throw new Error("there is no late ride");
    refusing.mockResolvedValue({ state: "priceChanged", offer });
    await expect(buyer.quote("late", 1, buyer.visitor, browser)).rejects.toThrow("its price");
    refusing.mockRestore();
    expect(await stateOf(first.id)).toBe("open");
    await buyer.place(buyer.toOrder(first));
  });

  it("waits for the code of who pays at the place", async () => {
    Object.assign(rides[0] ?? {}, { isPaidOnSite: true });
    const quote = await buyer.quote("dawn");
    await expect(buyer.place(buyer.toOrder(quote))).rejects.toThrow("waits for its code");
    const [pending] = await kit.backend.unscoped
      .select({ id: pendingOrders.id })
      .from(pendingOrders);
    const [held] = await listHolds();
    const { code } = await kit.lastCode();
    const placed = await confirmPendingOrder(buyer.dependencies, buyer.visitor, {
      id: pending?.id ?? "",
      proof: { code },
    });
    expect(placed.reference).toBe(held?.reference);
    expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
    await buyer.cancel(placed);
  });

  it("costs what the supplier holds it at", async () => {
    const hold = supplier.hold.bind(supplier);
    const browser = randomUUID();
    const usual = await buyer.quote("dawn", 1, buyer.visitor, browser);
    const dearer = jest.spyOn(supplier, "hold").mockImplementationOnce((order) => {
      Object.assign(rides[0] ?? {}, { cents: 50_000 });
      return hold(order);
    });
    const quote = await buyer.quote("dawn", 1, buyer.visitor, browser);
    dearer.mockRestore();
    expect(quote.price.total.amount).toBeGreaterThan(usual.price.total.amount);
    const placed = await buyer.place(buyer.toOrder(quote));
    expect(await buyer.get(placed)).toMatchObject({ state: "held", price: quote.price });
  });

  it("ends a booking whose supplier doesn't hold it any more, and gives back what is left", async () => {
    const quote = await buyer.quote("dawn");
    const hold = answerOnce({ state: "soldOut" });
    await expect(buyer.place(buyer.toOrder(quote))).rejects.toMatchObject(soldOut);
    hold.mockRestore();
    expect([await stateOf(quote.id), balloons.left("dawn")]).toEqual(["expired", 1]);
    expect((await refresh(quote.id)).isHeld).toBe(true);
  });
});

describe("a supplier that fails", () => {
  it("leaves no hold behind, whatever it did", async () => {
    const hold = supplier.hold.bind(supplier);
    const spy = jest.spyOn(supplier, "hold").mockImplementationOnce(async (order) => {
      await hold(order);
      throw new SupplierError("unavailable", "the connection was lost");
    });
    await expect(buyer.quote("dawn")).rejects.toThrow("the connection was lost");
    spy.mockRestore();
    expect(balloons.left("dawn")).toBe(0);
    await buyer.work(60);
    expect(balloons.left("dawn")).toBe(0);
    await buyer.work(leaseMs / 1_000);
    expect([balloons.left("dawn"), await listHolds()]).toEqual([1, []]);
  });

  it("ends the quote before, which it may have given back", async () => {
    const browser = randomUUID();
    const first = await buyer.quote("dawn", 1, buyer.visitor, browser);
    const hold = supplier.hold.bind(supplier);
    const spy = jest.spyOn(supplier, "hold").mockImplementationOnce(async (order) => {
      await hold(order);
      throw new SupplierError("unavailable", "the connection was lost");
    });
    await expect(buyer.quote("late", 1, buyer.visitor, browser)).rejects.toThrow("was lost");
    spy.mockRestore();
    expect(await stateOf(first.id)).toBe("expired");
    await expect(buyer.place(buyer.toOrder(first))).rejects.toMatchObject(expired);
    expect(await refresh(first.id, buyer.visitor, browser)).toMatchObject({ isHeld: true });
  });

  it("keeps what it has as a booking that this database doesn't know", async () => {
    const quote = await buyer.quote("dawn");
    const [held] = await listHolds();
    const reference = held?.reference ?? "";
    jest.spyOn(supplier, "getBooking").mockResolvedValueOnce({
      state: "confirmed",
      supplierReference: "B",
      confirmationNumber: "",
    });
    await buyer.work(31 * 60);
    expect([await stateOf(quote.id), balloons.stateOf(reference)]).toEqual(["expired", "held"]);
    expect(kit.problems.splice(0)).toEqual([
      `hold ${reference} is a booking at its supplier, and none here`,
    ]);
    await supplier.cancel(reference);
  });

  it("is asked to take a hold back until it has", async () => {
    await buyer.quote("dawn");
    balloons.setSlow("pending");
    await buyer.work(31 * 60);
    balloons.setSlow(null);
    balloons.setDown(true);
    await buyer.work(3);
    expect([balloons.left("dawn"), (await listHolds()).length]).toEqual([0, 1]);
    balloons.setDown(false);
    await buyer.work(6);
    expect([balloons.left("dawn"), await listHolds()]).toEqual([1, []]);
  });

  it("isn't thought to have taken back what nobody paid for before it says so", async () => {
    const placed = await buyer.place(buyer.toOrder(await buyer.quote("dawn")));
    balloons.setSlow("pending");
    await buyer.work(31 * 60);
    expect(await buyer.get(placed)).toMatchObject({ state: "held" });
    balloons.setSlow(null);
    await buyer.work(3);
    expect(await buyer.get(placed)).toMatchObject({ state: "failed", failure: "notPaidInTime" });
  });
});

describe("somebody else's", () => {
  it("is never given back for who isn't its buyer, or for another agency's", async () => {
    const browser = randomUUID();
    const traveller = await buyer.toTraveller();
    // In one browser: signed out, or in as another user, it isn't the buyer any more.
    const theirs = await buyer.quote("dawn", 1, traveller, browser);
    await expect(buyer.quote("dawn", 1, buyer.visitor, browser)).rejects.toMatchObject(soldOut);
    const visitors = await buyer.quote("late", 1, buyer.visitor, browser);
    const [someone] = await kit.backend.unscoped
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, "travelagent@alpha.localhost"));
    const stranger: RequestContext = {
      ...traveller,
      viewer: traveller.viewer && { ...traveller.viewer, userId: someone?.id ?? randomUUID() },
    };
    await expect(buyer.quote("dawn", 1, stranger, browser)).rejects.toMatchObject(soldOut);

    await buyer.quote("late", 1, buyer.visitor, randomUUID());
    const beta = await kit.backend.db.forAgency(kit.backend.ids.beta, (tx) =>
      getAgencyById(tx, kit.backend.ids.beta),
    );
    if (!beta) throw new Error("there is no beta");
    const elsewhere = { ...buyer.visitor, agency: { ...beta, allowNonLoginFlow: true } };
    await expect(buyer.quote("late", 1, elsewhere, browser)).rejects.toMatchObject(soldOut);
    await buyer.work();
    expect(await stateOf(theirs.id, traveller)).toBe("open");
    expect(await stateOf(visitors.id)).toBe("open");
  });

  it("can't be held without end", async () => {
    const holdLimiter = createLimiter(
      { ...holdLimits, name: "few holds", network: 2 },
      openCounterInMemory,
    );
    const limited = { ...buyer.visitor, clientIp: "192.0.2.7" };
    buyer.dependencies.holdLimiter = holdLimiter;
    const browser = randomUUID();
    await buyer.quote("late", 1, limited, browser);
    await buyer.quote("late", 1, limited, browser);
    await expect(buyer.quote("late", 1, limited)).rejects.toMatchObject({ status: 429 });
    buyer.dependencies.holdLimiter = createLimiter(holdLimits, openCounterInMemory);
  });
});

it("orders or renews a quote where both are asked for at once, and fails at neither", async () => {
  type Failure = { code?: string; kind?: string; message?: string };
  const expectable = new Set(["quote_expired", "quote_booked", "unavailable", "sold_out"]);
  const failures: unknown[] = [];
  const browser = randomUUID();
  for (let round = 0; round < 8; round += 1) {
    const quote = await buyer.quote("late", 1, buyer.visitor, browser);
    const order = buyer.toOrder(quote);
    const answers = await Promise.allSettled([
      refresh(quote.id, buyer.visitor, browser),
      buyer.place(order),
      refresh(quote.id, buyer.visitor, browser),
      buyer.quote("late", 1, buyer.visitor, browser),
    ]);
    failures.push(
      ...answers
        .map((answer) => (answer.status === "rejected" ? (answer.reason as Failure) : {}))
        .map(({ code, kind, message }) => code ?? kind ?? message)
        .filter((word) => word && !expectable.has(word)),
    );
    await workAfterAll();
    kit.setClock("2026-11-21T12:00:00Z");
  }
  expect(failures).toEqual([]);
});

it("takes the latest of two tabs that ask at once", async () => {
  const traveller = await buyer.toTraveller();
  const all = await Promise.allSettled(
    Array.from({ length: 4 }, () => buyer.quote("late", 1, traveller)),
  );
  const given = all.filter(({ status }) => status === "fulfilled").length;
  expect(given).toBeGreaterThan(0);
  await buyer.work(leaseMs / 1_000 + 1);
  expect((await listHolds()).map(({ state }) => state)).toEqual(["held"]);
  expect(balloons.left("late")).toBe(1);
  const open = await kit.backend.unscoped
    .select({ expiresAt: quotes.expiresAt })
    .from(quotes)
    .where(eq(quotes.id, (await listHolds())[0]?.quoteId ?? ""));
  expect(open[0]?.expiresAt.toISOString()).toBe("2026-11-21T12:30:00.000Z");
});

/** @returns whether the process died on the way */
async function quoteAndOrder(at: number, kind: Moment): Promise<boolean> {
  let hasDied = false;
  const insist = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      if (!crash.isDead()) throw error;
      hasDied = true;
      crash.restart();
      await buyer.work(leaseMs / 1_000 + 1);
      return action();
    }
  };
  kit.setClock("2026-11-21T12:00:00Z");
  const browser = randomUUID();
  await buyer.quote("late", 1, buyer.visitor, browser);
  crash.arm(at, kind);
  const quote = await insist(() => buyer.quote("dawn", 1, buyer.visitor, browser));
  const renewed = await insist(() => refresh(quote.id));
  const order = buyer.toOrder(renewed);
  const placed = await insist(() => buyer.place(order));
  crash.restart();
  await buyer.work(leaseMs / 1_000 + 1);
  expect(await buyer.get(placed)).toMatchObject({ state: "held" });
  await workAfterAll();
  expect([balloons.left("dawn"), balloons.left("late"), await listHolds()]).toEqual([1, 2, []]);
  return hasDied;
}

it.each(crashShares)("loses nothing wherever the process dies, share %i of 6", async (share) => {
  expect(await dieAtEach(share, quoteAndOrder)).toBeGreaterThan(5);
});
