import { eq } from "drizzle-orm";
import type { CallOffReason } from "@/lib/api/contract/booking-states";
import { answerChangeEndpoint, getBookingEndpoint } from "@/lib/api/contract/bookings";
import { listTimeline } from "../../agency-bookings/list-timeline";
import { showBooking } from "../bookings/for-operators/show-booking";
import { getBooking } from "../bookings/get-booking";
import { listBookings } from "../bookings/list-bookings";
import { quoteCancellation } from "../bookings/quote-cancellation";
import { createServiceRegistry } from "../services/create-service-registry";
import { startBookingWorker } from "../bookings/start-booking-worker";
import { leaseMs } from "../bookings/step";
import { supplierChanges } from "../../db/schema/supplier-changes";
import { createBalloonRides } from "../../services/testing/balloon-rides";
import { openRideBuyer, type PlacedRide, type RideBuyer } from "../../services/testing/ride-buyer";
import type { BookingSupplier } from "../../ports/booking-supplier";
import { checkBooks } from "../../testing/check-books";
import { crashDatabase, crashShares, dieAtEach, type Moment } from "../../testing/crash-database";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";
import { answerChange } from "./answer-change";
import { createEarlyPolls } from "./create-early-polls";
import { createChangePoller } from "./poll-changes";

jest.setTimeout(300_000);

const hour = 60 * 60;
const total = 44_800;
const answerBy = "2026-11-22T12:00:00.000Z";
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
  const ride = { launch: "05:40", baskets: 9, cents: 40_000 };
  balloons = createBalloonRides([
    { id: "dawn", ...ride, penaltyCents: 30_000 },
    { id: "atPlace", ...ride, isPaidOnSite: true },
    { id: "quoted", ...ride, isQuoted: true },
  ]);
  buyer = await openRideBuyer(kit, balloons);
});
afterEach(async () => {
  crash.restart();
  // What a test leaves would be listed in the next.
  await buyer.work(48 * hour);
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

async function book(rideId = "dawn"): Promise<PlacedRide> {
  const placed = await buyer.buy(rideId);
  await buyer.pay(placed);
  await buyer.work(31);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
  return placed;
}
const changesOf = async (placed: PlacedRide) => (await buyer.get(placed)).changes ?? [];
const lastChangeOf = async (placed: PlacedRide) => {
  const [change] = await changesOf(placed);
  if (!change) throw new Error("nothing was changed");
  return change;
};
/** What the agency's timeline of a booking says of changes. */
async function listNoted({ reference }: PlacedRide) {
  const { agencyId, id: bookingId } = await kit.rowOf(reference);
  const entries = await kit.backend.db.forAgency(agencyId, (tx) =>
    listTimeline(tx, { agencyId, bookingId, notes: [] }),
  );
  return entries.flatMap(({ event }) => (event.kind === "change" ? [event] : []));
}
const answer = async (placed: PlacedRide, word: "accept" | "refund", id?: string) =>
  answerChange(buyer.dependencies, buyer.visitor, {
    ...placed,
    id: id ?? (await lastChangeOf(placed)).id,
    answer: word,
  });

test("a change is mailed with its new times, a link and a date, and the booking stays what it was", async () => {
  const placed = await book();
  expect(await buyer.get(placed)).not.toHaveProperty("changes");
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  expect(await kit.mailsOf(() => buyer.work(60))).toEqual(["bookingChangeProposed"]);
  const { text } = await kit.lastMail("bookingChangeProposed");
  expect(text).toContain("Balloon at 07:15");
  expect(text).toContain("Answer by: Sun, Nov 22, 2026, 12:00 UTC");
  expect(text).toContain(`/find-booking?reference=${placed.reference}&key=${placed.key}`);
  expect(await kit.mailsOf(() => buyer.work(120))).toEqual([]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "confirmed",
    headline: { title: "Balloon at 05:40" },
    item: { launch: "05:40" },
    changes: [
      {
        state: "open",
        answerBy,
        before: { headline: { title: "Balloon at 05:40" }, item: { launch: "05:40" } },
        after: { headline: { title: "Balloon at 07:15" }, item: { launch: "07:15" } },
      },
    ],
  });
});

test("one that is accepted is what is booked from then on; done again it changes nothing", async () => {
  const placed = await book();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  await buyer.work(60);
  const accepted = {
    state: "confirmed",
    headline: { title: "Balloon at 07:15", starts: { at: "2026-12-24T04:15:00.000Z" } },
    item: { launch: "07:15" },
    changes: [{ state: "accepted" }],
  };
  expect(
    await kit.mailsOf(async () => expect(await answer(placed, "accept")).toMatchObject(accepted)),
  ).toEqual(["bookingChangeAccepted"]);
  expect((await kit.lastMail("bookingChangeAccepted")).text).toContain("/voucher?");
  expect(await kit.mailsOf(() => answer(placed, "accept"))).toEqual([]);
  await expect(answer(placed, "refund")).rejects.toMatchObject({ code: "change_closed" });
  expect((await kit.rowOf(placed.reference)).headline.title).toBe("Balloon at 07:15");
  // Its terms are what they were.
  expect(await kit.mailsOf(() => buyer.work(25 * hour))).toEqual([]);
});

test("who doesn't want it gets back all that was paid, whatever the terms keep", async () => {
  const placed = await book();
  const returned = kit.money.returned();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  await buyer.work(60);
  expect(
    await kit.mailsOf(async () => {
      await answer(placed, "refund");
      await buyer.work(5);
    }),
  ).toEqual(["bookingCancelled", "bookingRefunded"]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "refunded",
    cancelledBy: "buyer",
    refund: { state: "succeeded", amount: { amount: total } },
    changes: [{ state: "refunded" }],
  });
  expect(kit.money.returned() - returned).toBe(total);
  expect(balloons.stateOf(placed.reference)).toBe("cancelled");
  expect(await answer(placed, "refund")).toMatchObject({ state: "refunded" });
  expect(kit.money.returned() - returned).toBe(total);
});

test("silence accepts nothing: the buyer is told once the date is over, and it can't be answered any more", async () => {
  const placed = await book();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  await buyer.work(60);
  expect(await kit.mailsOf(() => buyer.work(23 * hour))).toEqual([]);
  expect(await kit.mailsOf(() => buyer.work(hour))).toEqual(["bookingChangeUnanswered"]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "confirmed",
    item: { launch: "05:40" },
    changes: [{ state: "unanswered" }],
  });
  for (const word of ["accept", "refund"] as const)
    await expect(answer(placed, word)).rejects.toMatchObject({ code: "change_closed" });
  expect(await kit.mailsOf(() => buyer.work(hour))).toEqual([]);
});

test("a change that follows another one takes its place", async () => {
  const placed = await book();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  await buyer.work(60);
  const first = await lastChangeOf(placed);
  balloons.changeLaunch(placed.reference, "08:00", answerBy);
  expect(await kit.mailsOf(() => buyer.work(60))).toEqual(["bookingChangeProposed"]);
  expect(await changesOf(placed)).toMatchObject([{ state: "open" }, { state: "closed" }]);
  await expect(answer(placed, "accept", first.id)).rejects.toMatchObject({ code: "change_closed" });
  expect(await answer(placed, "accept")).toMatchObject({ item: { launch: "08:00" } });
});

test("an answer that the supplier took while another change followed is told to somebody", async () => {
  const placed = await book();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  await buyer.work(60);
  kit.problems.length = 0;
  const supplier = buyer.dependencies.services.getSupplier(await kit.rowOf(placed.reference));
  const take = supplier.answerChange?.bind(supplier);
  supplier.answerChange = async (...given) => {
    const said = await take?.(...given);
    balloons.changeLaunch(placed.reference, "08:00", answerBy);
    kit.wait(1);
    await createChangePoller(buyer.dependencies)();
    return said ?? "gone";
  };
  expect(await answer(placed, "accept")).toMatchObject({
    item: { launch: "05:40" },
    changes: [{ state: "open" }, { state: "closed" }],
  });
  expect(kit.problems).toEqual([
    expect.stringContaining(`${placed.reference}: its supplier took a change that was closed`),
  ]);
});

test("an answer that the supplier doesn't take any more accepts nothing, and that is told", async () => {
  const placed = await book();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  await buyer.work(60);
  balloons.changeLaunch(placed.reference, "08:00", answerBy);
  expect(await kit.mailsOf(() => answer(placed, "accept"))).toEqual(["bookingChangeUnanswered"]);
  expect(await buyer.get(placed)).toMatchObject({ item: { launch: "05:40" } });

  const other = await book();
  balloons.changeLaunch(other.reference, "07:15", answerBy);
  await buyer.work(60);
  balloons.changeLaunch(other.reference, "08:00", answerBy);
  expect(await kit.mailsOf(() => answer(other, "refund"))).toEqual(["bookingNotCancelled"]);
  expect(await buyer.get(other)).toMatchObject({ state: "confirmed", refund: null });
});

test("a supplier that can't be reached is told of the answer later", async () => {
  const [accepting, refunding] = [await book(), await book()];
  for (const { reference } of [accepting, refunding])
    balloons.changeLaunch(reference, "07:15", answerBy);
  await buyer.work(60);
  balloons.setDown(true);
  expect(await answer(accepting, "accept")).toMatchObject({
    item: { launch: "05:40" },
    changes: [{ state: "accepting" }],
  });
  expect(await answer(refunding, "refund")).toMatchObject({ state: "cancelRequested" });
  balloons.setDown(false);
  await buyer.work(10);
  await buyer.work(5);
  expect(await buyer.get(accepting)).toMatchObject({ item: { launch: "07:15" } });
  expect(await buyer.get(refunding)).toMatchObject({ state: "refunded" });
});

test("what the supplier cancels gives everything back, with a mail", async () => {
  const placed = await book();
  const returned = kit.money.returned();
  balloons.callOff(placed.reference);
  expect(
    await kit.mailsOf(async () => {
      await buyer.work(60);
      await buyer.work(5);
      await buyer.work(5);
    }),
  ).toEqual(["bookingCalledOff", "bookingRefunded"]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "refunded",
    cancelledBy: "supplier",
    refund: { amount: { amount: total } },
    changes: [{ state: "cancelled", answerBy: null, after: null }],
  });
  expect(kit.money.returned() - returned).toBe(total);
  expect((await kit.lastMail("saleCancelled")).text).toContain(placed.reference);
});

test.each([
  ["weather", "weather", "Reason: The weather"],
  ["tooFew", "tooFew", "Reason: Too few bookings"],
  ["other", "other", null],
  // Of a supplier that gives one we don't know.
  ["strike", undefined, null],
])("why it is cancelled is mailed to buyer and agency: %s", async (given, reason, fact) => {
  const placed = await book();
  balloons.callOff(placed.reference, given as CallOffReason);
  await buyer.work(60);
  await buyer.work(5);
  const [change] = await changesOf(placed);
  expect([change?.state, change?.reason]).toEqual(["cancelled", reason]);
  expect(await listNoted(placed)).toEqual([{ kind: "change", change: "cancelled", reason }]);
  for (const kind of ["bookingCalledOff", "saleCancelled"]) {
    const { text } = await kit.lastMail(kind);
    expect(text).toContain(placed.reference);
    if (fact) expect(text).toContain(fact);
    else expect(text).not.toContain("Reason:");
  }
});

const field = "The field behind the mosque";

test("news is what is booked from then on, mailed once, and asks nothing", async () => {
  const [placed, other] = [await book(), await book()];
  const before = await kit.rowOf(placed.reference);
  balloons.tellMeeting(placed.reference, field);
  expect(
    await kit.mailsOf(() => Promise.all([buyer.work(60), buyer.work(), buyer.work()])),
  ).toEqual(["bookingUpdated"]);
  const { text, to } = await kit.lastMail("bookingUpdated");
  expect(to).toBe("nina@example.com");
  expect(text).toContain(`New: Meeting point: ${field}`);
  expect(text.match(/New: /g)).toHaveLength(1);
  expect(text).toContain("/voucher?");
  expect(await kit.mailsOf(() => buyer.work(120))).toEqual([]);
  expect(await buyer.get(placed)).toMatchObject({
    state: "confirmed",
    item: { launch: "05:40", meetAt: field, language: "en" },
    changes: [
      {
        state: "told",
        answerBy: null,
        before: { item: { launch: "05:40" } },
        after: { item: { launch: "05:40", meetAt: field } },
      },
    ],
  });
  await expect(answer(placed, "refund")).rejects.toMatchObject({ code: "change_closed" });
  const { detail, total: price, freeCancellationUntil } = await kit.rowOf(placed.reference);
  expect([detail.terms, detail.cancellation, price, freeCancellationUntil]).toEqual([
    before.detail.terms,
    before.detail.cancellation,
    before.total,
    before.freeCancellationUntil,
  ]);
  expect(await listNoted(placed)).toEqual([{ kind: "change", change: "told" }]);
  expect(await buyer.get(other)).not.toHaveProperty("changes");
});

test("news beside a question is applied, and who accepts later keeps it", async () => {
  const placed = await book();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  await buyer.work(60);
  const { id } = await lastChangeOf(placed);
  balloons.tellMeeting(placed.reference, field);
  expect(await kit.mailsOf(() => buyer.work(60))).toEqual(["bookingUpdated"]);
  expect(await buyer.get(placed)).toMatchObject({
    item: { launch: "05:40", meetAt: field },
    changes: [
      { state: "told" },
      {
        ...{ id, state: "open", answerBy, before: { item: { launch: "05:40", meetAt: field } } },
        after: {
          headline: { title: "Balloon at 07:15" },
          item: { launch: "07:15", meetAt: field },
        },
      },
    ],
  });
  expect(await answer(placed, "accept", id)).toMatchObject({
    headline: { title: "Balloon at 07:15" },
    item: { launch: "07:15", meetAt: field },
    changes: [{ state: "closed" }, { state: "accepted" }],
  });
  expect((await listNoted(placed)).map(({ change }) => change)).toEqual(["proposed", "told"]);
});

test("news touches neither another agency's nor another supplier's booking", async () => {
  const placed = await book();
  const { detail } = await kit.rowOf(placed.reference);
  const { item, headline } = detail;
  const told = { kind: "told", headline, item: { ...item, meetAt: field } };
  balloons.tellNonsense(placed.reference, { ...told, agencyId: kit.backend.ids.beta });
  const other = createBalloonRides([]);
  other.tellNonsense(placed.reference, told);
  const { cappadocia } = other.service.suppliers;
  const services = createServiceRegistry([
    balloons.service,
    { ...other.service, suppliers: { luxor: cappadocia } } as typeof other.service,
  ]);
  const poll = createChangePoller({ ...buyer.dependencies, services });
  expect(await kit.mailsOf(() => poll())).toEqual([]);
  expect(await buyer.get(placed)).not.toHaveProperty("changes");
  expect((await kit.rowOf(placed.reference)).detail).toEqual(detail);
});

test("what was quoted for a cancellation before says nothing of one by the supplier", async () => {
  const placed = await book("quoted");
  balloons.setRefund(10_000, { keeps: 30_000 });
  await quoteCancellation(buyer.dependencies, buyer.visitor, placed);
  balloons.callOff(placed.reference);
  await buyer.work(60);
  await buyer.work(5);
  await buyer.work(5);
  expect(await buyer.get(placed)).toMatchObject({
    state: "refunded",
    refund: { amount: { amount: total } },
  });
  expect((await kit.rowOf(placed.reference)).cancellationQuote).toBeNull();
  const { alpha } = kit.backend.ids;
  const { books } = await kit.backend.db.forAgency(alpha, (tx) =>
    showBooking(tx, alpha, placed.reference),
  );
  const sumOf = (name: string) =>
    books
      .filter(({ account }) => account === name)
      .reduce((sum, { amount }) => sum + amount.amount, 0);
  expect(["suppliers", "markups", "deposits"].map(sumOf)).toEqual([0, 0, 0]);
});

test.each(["dawn", "quoted"])(
  "what is known to be called off once its buyer has cancelled it gives back the rest: %s",
  async (ride) => {
    const placed = await book(ride);
    const returned = kit.money.returned();
    if (ride === "quoted") {
      balloons.setRefund(10_000, { keeps: 30_000 });
      await quoteCancellation(buyer.dependencies, buyer.visitor, placed);
    }
    const first = ride === "quoted" ? 11_200 : total - 30_000;
    await buyer.cancel(placed, first);
    await buyer.work(5);
    expect(kit.money.returned() - returned).toBe(first);
    balloons.callOff(placed.reference);
    expect(
      await kit.mailsOf(async () => {
        await buyer.work(60);
        await buyer.work(5);
        await buyer.work(60);
      }),
    ).toEqual(["bookingCalledOff", "bookingRefunded"]);
    expect(await buyer.get(placed)).toMatchObject({
      state: "refunded",
      cancelledBy: "supplier",
      refund: { amount: { amount: total } },
      changes: [{ state: "cancelled" }],
    });
    expect(kit.money.returned() - returned).toBe(total);
  },
);

test("what is called off while its buyer cancels it gives everything back", async () => {
  const placed = await book();
  const returned = kit.money.returned();
  balloons.setSlow("pending");
  await buyer.cancel(placed, total - 30_000);
  expect(await buyer.get(placed)).toMatchObject({ state: "cancelRequested" });
  balloons.callOff(placed.reference);
  await buyer.work(60);
  balloons.setSlow(null);
  await buyer.work(hour);
  await buyer.work(5);
  expect(await buyer.get(placed)).toMatchObject({ state: "refunded", cancelledBy: "supplier" });
  expect(kit.money.returned() - returned).toBe(total);
});

test("a supplier that says of what it called off that it stands is asked on, and that is told once", async () => {
  const placed = await book();
  balloons.callOff(placed.reference);
  balloons.setSlow("refused");
  const before = kit.problems.length;
  expect(
    await kit.mailsOf(async () => {
      for (let round = 0; round < 4; round += 1) await buyer.work(60);
    }),
  ).toEqual([]);
  expect(kit.problems.slice(before)).toEqual([
    expect.stringContaining(`${placed.reference}: attention: the supplier told of a cancellation`),
  ]);
  expect(await buyer.get(placed)).toMatchObject({ state: "cancelRequested" });
  balloons.setSlow(null);
  await buyer.work(hour);
  await buyer.work(5);
  expect(await buyer.get(placed)).toMatchObject({ state: "refunded" });
});

test("what is paid at the place and cancelled by the supplier costs nothing", async () => {
  const placed = await buyer.buy("atPlace", await buyer.toTraveller());
  await buyer.work(5);
  balloons.callOff(placed.reference);
  await buyer.work(60);
  await buyer.work(5);
  expect(await buyer.get(placed)).toMatchObject({ state: "cancelled", cancelledBy: "supplier" });
});

test("who cancelled is said of other cancellations, too, and closes what was open", async () => {
  const placed = await book();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  await buyer.work(60);
  await buyer.cancel(placed, total - 30_000);
  expect(await buyer.get(placed)).toMatchObject({
    cancelledBy: "buyer",
    changes: [{ state: "closed" }],
  });
  await expect(answer(placed, "refund")).rejects.toMatchObject({ code: "change_closed" });
  expect(await kit.mailsOf(() => buyer.work(25 * hour))).not.toContain("bookingChangeUnanswered");
});

test("of two answers at once only one counts", async () => {
  const placed = await book();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  await buyer.work(60);
  const returned = kit.money.returned();
  const results = await Promise.allSettled([answer(placed, "accept"), answer(placed, "refund")]);
  await buyer.work(10);
  await buyer.work(5);
  const done = results.filter(({ status }) => status === "fulfilled");
  expect(done).toHaveLength(1);
  const { state } = await buyer.get(placed);
  expect(kit.money.returned() - returned).toBe(state === "refunded" ? total : 0);
});

test("an account that is named is asked alone, before its turn and without a word of its faults", async () => {
  const placed = await book();
  const { alpha: agencyId } = kit.backend.ids;
  const earlyPolls = createEarlyPolls(kit.now);
  const worker = startBookingWorker(buyer.dependencies, { earlyPolls });
  const { cappadocia } = balloons.service.suppliers;
  const asked = jest.spyOn(cappadocia as Required<BookingSupplier>, "listChanges");
  try {
    await worker.takeDue();
    expect(asked.mock.calls.map(([, only]) => only)).toEqual([undefined]);
    balloons.changeLaunch(placed.reference, "07:15", answerBy);
    earlyPolls.ask({ supplier: "somebody", agencyId });
    await worker.takeDue();
    expect(asked).toHaveBeenCalledTimes(1);
    kit.problems.length = 0;
    balloons.setDown(true);
    earlyPolls.ask({ supplier: "cappadocia", agencyId });
    await worker.takeDue();
    balloons.setDown(false);
    earlyPolls.ask({ supplier: "cappadocia", agencyId });
    kit.wait(10);
    expect(await kit.mailsOf(() => worker.takeDue())).toEqual(["bookingChangeProposed"]);
    expect(asked.mock.calls.slice(1).map(([, only]) => only)).toEqual([agencyId, agencyId]);
    expect(kit.problems).toEqual([]);
  } finally {
    asked.mockRestore();
    await worker.stop();
  }
});

test("two workers that hear of it at once tell of it once", async () => {
  const placed = await book();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  expect(
    await kit.mailsOf(() => Promise.all([buyer.work(60), buyer.work(), buyer.work()])),
  ).toEqual(["bookingChangeProposed"]);
  expect(await changesOf(placed)).toHaveLength(1);
});

test("a change that makes no sense is logged once, stored never, and keeps nobody from the others", async () => {
  const [placed, other] = [await book(), await book()];
  kit.problems.length = 0;
  const { item, headline } = (await kit.rowOf(placed.reference)).detail;
  const whole = { kind: "changed", item, headline, answerBy };
  for (const part of [
    { answerBy: "tomorrow" },
    { headline: { ...headline, starts: null } },
    { item: { ...item, service: "another" } },
    { item: null },
    { kind: "postponed" },
    { kind: "told", headline: { ...headline, starts: null } },
  ])
    balloons.tellNonsense(placed.reference, { ...whole, ...part });
  balloons.changeLaunch(other.reference, "07:15", answerBy);
  const poll = createChangePoller(buyer.dependencies);
  expect(
    await kit.mailsOf(async () => {
      await poll();
      await poll();
    }),
  ).toEqual(["bookingChangeProposed"]);
  expect(await buyer.get(placed)).not.toHaveProperty("changes");
  expect(await changesOf(other)).toMatchObject([{ state: "open" }]);
  expect(kit.problems).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => expect.stringContaining(`change change-${id} of cappadocia`)),
  );
});

test("a supplier that tells nothing for ten minutes is logged, once until it does again", async () => {
  kit.problems.length = 0;
  const poll = createChangePoller(buyer.dependencies);
  const pollFor = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await poll();
      kit.wait(60);
    }
  };
  balloons.setDown(true);
  await pollFor(10);
  expect(kit.problems).toEqual([]);
  await pollFor(20);
  expect(kit.problems).toEqual([expect.stringContaining("nobody is in the office")]);
  balloons.setDown(false);
  await pollFor(1);
  balloons.setDown(true);
  await pollFor(10);
  expect(kit.problems).toHaveLength(1);
  await pollFor(1);
  expect(kit.problems).toHaveLength(2);
  balloons.setDown(false);
});

test("a change that is to be answered is listed first, with its date, until it is", async () => {
  const traveller = await buyer.toTraveller();
  const list = async () => {
    const { bookings: ahead } = await listBookings(kit.backend.db, kit.backend.ids.alpha, {
      userId: traveller.viewer?.userId ?? "",
      priceTier: "traveller",
      tab: "upcoming",
      page: 1,
      now: kit.now(),
    });
    return ahead.map(({ reference, nextAction }) => [reference, nextAction]);
  };
  const placed: PlacedRide[] = [];
  for (let one = 0; one < 2; one += 1) {
    const ride = await buyer.buy("dawn", traveller);
    await buyer.pay(ride);
    await buyer.work(31);
    placed.push(ride);
  }
  const [first, second] = placed;
  if (!first || !second) throw new Error("nothing is booked");
  expect(await list()).toEqual(placed.map(({ reference }) => [reference, undefined]));
  balloons.changeLaunch(second.reference, "07:15", answerBy);
  await buyer.work(60);
  expect(await list()).toEqual([
    [second.reference, { kind: "answerChange", until: answerBy }],
    [first.reference, undefined],
  ]);
  await answer(second, "accept");
  expect((await list()).map(([, nextAction]) => nextAction)).toEqual([undefined, undefined]);
});

test("neither a stranger nor another agency sees or answers it", async () => {
  const placed = await book();
  balloons.changeLaunch(placed.reference, "07:15", answerBy);
  await buyer.work(60);
  const { id } = await lastChangeOf(placed);
  const { alpha, beta } = kit.backend.ids;
  const listRows = (agencyId: string) =>
    kit.backend.db.forAgency(agencyId, (tx) =>
      tx.select().from(supplierChanges).where(eq(supplierChanges.id, id)),
    );
  const before = await listRows(alpha);
  expect(before).toHaveLength(1);
  expect(await listRows(beta)).toEqual([]);
  const params = { reference: placed.reference, id };
  const body = { key: placed.key, answer: "refund" } as const;
  for (const call of [
    { agency: "beta", params, body },
    { agency: "beta", as: "traveller", params, body: { answer: "refund" } },
    { agency: "alpha", params, body: { answer: "refund" } },
    { agency: "alpha", as: "traveller", params, body: { answer: "refund" } },
    { agency: "alpha", as: "sales", params, body: { answer: "refund" } },
  ] as const) {
    const { status, body: error } = await kit.backend.call(answerChangeEndpoint, call);
    expect([status, error]).toMatchObject([404, { code: "booking_not_found" }]);
  }
  const other = await book();
  await expect(answer(other, "accept", id)).rejects.toMatchObject({ code: "change_not_found" });
  await expect(
    getBooking(
      buyer.dependencies,
      { ...buyer.visitor, agency: { ...buyer.visitor.agency, id: beta } },
      placed,
    ),
  ).rejects.toMatchObject({ code: "booking_not_found" });
  expect(getBookingEndpoint.path).toBe("/api/bookings/{reference}");
  expect(await listRows(alpha)).toEqual(before);
  expect(await buyer.get(placed)).toMatchObject({ state: "confirmed" });
});

type End = "accept" | "refund" | "callOff" | "silence" | "news";
/** @returns whether the process died on the way */
async function bookAndChange(
  at: number,
  { kind, end }: { kind: Moment; end: End },
): Promise<boolean> {
  kit.setClock("2026-11-21T12:00:00Z");
  const placed = await book();
  const returned = kit.money.returned();
  if (end === "callOff") balloons.callOff(placed.reference);
  else if (end === "news") balloons.tellMeeting(placed.reference, field);
  else balloons.changeLaunch(placed.reference, "07:15", answerBy);
  const mailed = (await kit.mailKinds()).length;
  crash.arm(at, kind);
  let hasDied = false;
  const insist = async (action: () => Promise<unknown>, again = action): Promise<void> => {
    await action().catch(() => null);
    if (!crash.isDead()) return;
    hasDied = true;
    crash.restart();
    await buyer.work(leaseMs / 1_000 + 1);
    await again();
  };
  const workAfter = (seconds: number) =>
    insist(
      () => buyer.work(seconds),
      () => buyer.work(),
    );
  await workAfter(60);
  if (end === "accept" || end === "refund") await insist(() => answer(placed, end));
  await workAfter(end === "silence" ? 24 * hour : 5);
  crash.restart();
  for (let round = 0; round < 2; round += 1) await buyer.work(leaseMs / 1_000 + 1);
  const isBack = end === "refund" || end === "callOff";
  expect(await buyer.get(placed)).toMatchObject({
    state: isBack ? "refunded" : "confirmed",
    item: { launch: end === "accept" ? "07:15" : "05:40" },
  });
  expect(kit.money.returned() - returned).toBe(isBack ? total : 0);
  const told = {
    accept: ["bookingChangeProposed", "bookingChangeAccepted"],
    refund: ["bookingChangeProposed", "bookingCancelled", "bookingRefunded"],
    callOff: ["bookingCalledOff", "bookingRefunded"],
    silence: ["bookingChangeProposed", "bookingChangeUnanswered"],
    news: ["bookingUpdated"],
  }[end];
  expect((await kit.mailKinds()).slice(mailed)).toEqual(told);
  if (!isBack) balloons.forget(placed.reference);
  return hasDied;
}

describe.each(crashShares)("wherever the process dies, share %i of 6", (share) => {
  test.each(["accept", "refund", "callOff", "silence"] as const)(
    "%s ends the same",
    async (end) => {
      const live = (at: number, kind: Moment) => bookAndChange(at, { kind, end });
      expect(await dieAtEach(share, live)).toBeGreaterThan(0);
    },
  );
});

test("news is taken over once wherever the process dies", async () => {
  let deaths = 0;
  for (const share of [0, 1, 2, 3, 4, 5])
    deaths += await dieAtEach(share, (at, kind) => bookAndChange(at, { kind, end: "news" }));
  expect(deaths).toBeGreaterThan(0);
});
