import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { assignBookingEndpoint } from "@/lib/api/contract/agency-bookings";
import {
  changeTravellersEndpoint,
  getBookingEndpoint,
  listBookingsEndpoint,
  quoteCancellationEndpoint,
  quoteChangeEndpoint,
  startPaymentEndpoint,
  type Booking,
  type BookingSummary,
} from "@/lib/api/contract/bookings";
import type { Quote } from "@/lib/api/contract/quotes";
import type { MemberPermissions } from "@/lib/api/contract/roles";
import { auditEvents } from "../db/schema/audit-events";
import { quotes } from "../db/schema/quotes";
import { users } from "../db/schema/users";
import type { DemoRole } from "../demo/demo-users";
import { checkBooks } from "../testing/check-books";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import type { TestAgency } from "../testing/test-agencies";

type By = { agency?: TestAgency; as?: DemoRole };
type Placed = { reference: string; key?: string };

const booked = { start: "2026-12-26", end: "2026-12-28" };
const later = { start: "2026-12-27", end: "2026-12-30" };
const twoRooms = {
  rooms: [
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [7] },
  ],
};

let kit: BookingKit;
let tests = 0;
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(() => kit.close());
beforeEach(() => {
  // Apart by more than the window in which a buyer's orders are counted.
  kit.setClock("2026-11-21T12:00:00Z");
  kit.wait(tests++ * 40 * 60);
  Object.assign(kit.supplier, { payment: "now" });
  kit.supplier.reservations.clear();
  kit.supplier.troubles.clear();
  kit.supplier.names.clear();
});
afterEach(async () => {
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

const askChange = (
  { reference, key }: Placed,
  change: { stay?: object; rooms?: number[] },
  { agency = "alpha", as }: By = {},
) =>
  kit.backend.call(quoteChangeEndpoint, {
    agency,
    ...(as ? { as } : {}),
    params: { reference },
    body: {
      ...(key ? { key } : {}),
      change: { service: "hotels", stay: booked, rooms: [0], ...change },
    },
  });
const quoteChange = async (placed: Placed, change: { stay?: object; rooms?: number[] }) => {
  const answer = await askChange(placed, change);
  if (answer.status !== 200) throw new Error(`no quote: ${JSON.stringify(answer.body)}`);
  return answer.body.quote as Quote;
};
const toOrder = (quote: Quote, changes: object = {}) =>
  kit.toOrder(quote, {
    replaces: quote.replaces && { expectedRefund: quote.replaces.refund },
    ...changes,
  });
const order = async (quote: Quote): Promise<{ reference: string; key: string }> => {
  const answer = await kit.order(toOrder(quote));
  if (answer.status !== 200) throw new Error(`not booked: ${JSON.stringify(answer.body)}`);
  return answer.body as { reference: string; key: string };
};
const pay = async (placed: { reference: string; key: string }): Promise<Booking> => {
  await kit.startPayment(placed);
  kit.money.pay(await kit.lastCheckout(placed.reference));
  kit.wait(3);
  return kit.get(placed);
};

test("other dates are a new booking that takes the place of the old once it is confirmed", async () => {
  const old = await kit.confirm();
  const before = await kit.get(old);
  expect(before).toMatchObject({ canChange: true, replaces: null, replacedBy: null });
  const quote = await quoteChange(old, { stay: later });
  expect(quote).toMatchObject({
    item: { stay: later },
    replaces: {
      reference: old.reference,
      paid: before.payment?.amount,
      refund: before.payment?.amount,
    },
  });
  const placed = await order(quote);
  // Nothing is given up for what may never be paid.
  expect(await kit.get(old)).toMatchObject({
    state: "confirmed",
    canChange: false,
    replacedBy: placed.reference,
  });
  expect(await renameTo(old)).toMatchObject({ status: 409, body: { code: "not_changeable" } });
  expect(kit.supplier.booked()).toBe(1);
  expect(await pay(placed)).toMatchObject({ state: "confirmed", replaces: old.reference });
  kit.wait(3);
  const after = await kit.get(old);
  expect(after.state).toMatch(/cancelled|refunded/);
  expect(after.refund?.amount).toEqual(before.payment?.amount);
  expect(after.replacedBy).toBe(placed.reference);
  expect(kit.supplier.booked()).toBe(1);
  expect(await kit.mailKinds()).toEqual(
    expect.arrayContaining(["bookingConfirmed", "bookingConfirmed", "bookingCancelled"]),
  );
});

test("a change that is never paid leaves the booking as it was, and open to another one", async () => {
  const old = await kit.confirm();
  const placed = await order(await quoteChange(old, { stay: later }));
  expect(await askChange(old, { stay: later })).toMatchObject({
    status: 409,
    body: { code: "not_changeable" },
  });
  kit.wait(60 * 60);
  expect(await kit.get(placed)).toMatchObject({ state: "failed", failure: "notPaidInTime" });
  expect(await kit.get(old)).toMatchObject({
    state: "confirmed",
    canChange: true,
    replacedBy: null,
    refund: null,
  });
  expect((await quoteChange(old, { stay: later })).replaces?.reference).toBe(old.reference);
});

test("one room of several is given up: the others are booked as they were", async () => {
  const old = await kit.confirm({}, {}, twoRooms);
  const quote = await quoteChange(old, { rooms: [1] });
  expect(quote.item).toMatchObject({ stay: booked, rooms: [twoRooms.rooms[1]] });
  expect(quote.party).toEqual({ people: 2, units: 1 });
  expect(await pay(await order(quote))).toMatchObject({ state: "confirmed", party: { units: 1 } });
  kit.wait(3);
  expect((await kit.get(old)).state).toMatch(/cancelled|refunded/);
});

test("what goes back is what was shown when the change was ordered", async () => {
  kit.setClock("2026-12-20T11:50:00Z");
  const old = await kit.confirm();
  const full = (await kit.get(old)).payment?.amount;
  const quote = await quoteChange(old, { stay: later });
  const early = await order(quote);
  await kit.startPayment(early);
  // The free days end before it is paid.
  kit.wait(12 * 60);
  expect(await pay(early)).toMatchObject({ state: "confirmed" });
  kit.wait(3);
  expect((await kit.get(old)).refund?.amount).toEqual(full);
});

test("an order says what goes back; another amount by then is refused", async () => {
  kit.setClock("2026-12-20T11:50:00Z");
  const old = await kit.confirm();
  const quote = await quoteChange(old, { stay: later });
  kit.wait(12 * 60);
  expect(await kit.order(toOrder(quote))).toMatchObject({
    status: 409,
    body: { code: "refund_changed" },
  });
  expect(await kit.order(toOrder(quote, { replaces: undefined }))).toMatchObject({ status: 422 });
  const seen = await kit.backend.call("GET /api/quotes/{id}", { params: { id: quote.id } });
  const { refund, paid } = (seen.body.quote as Quote).replaces ?? {};
  expect(refund?.amount).toBeLessThan(paid?.amount ?? 0);
  expect(await kit.order(toOrder(quote, { replaces: { expectedRefund: refund } }))).toMatchObject({
    status: 200,
  });
});

test("what is paid at the place is changed by the mailed code, and nothing goes back", async () => {
  kit.supplier.payment = "atProperty";
  const old = await kit.book();
  expect(await kit.get(old)).toMatchObject({ state: "confirmed", canChange: true });
  const quote = await quoteChange(old, { stay: later });
  expect(quote.replaces).toMatchObject({ paid: { amount: 0 }, refund: { amount: 0 } });
  const answer = await kit.order(toOrder(quote));
  const { id } = answer.body.pendingOrder as { id: string };
  expect(await kit.get(old)).toMatchObject({ state: "confirmed", replacedBy: null });
  const placed = (await kit.confirmOrder(id, { code: (await kit.lastCode()).code })).body;
  expect(await kit.get(placed as { reference: string; key: string })).toMatchObject({
    state: "confirmed",
    replaces: old.reference,
  });
  kit.wait(3);
  expect((await kit.get(old)).state).toBe("cancelled");
});

test("of two changes at once one is ordered", async () => {
  const old = await kit.confirm();
  const quotes = await Promise.all(
    [later, { start: "2026-12-28", end: "2026-12-29" }].map((stay) => quoteChange(old, { stay })),
  );
  const answers = await Promise.all(quotes.map((quote) => kit.order(toOrder(quote))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("a booking that was cancelled meanwhile stays so, and the new one stands", async () => {
  const old = await kit.confirm();
  const placed = await order(await quoteChange(old, { stay: later }));
  const { amount } = (await kit.get(old)).payment ?? {};
  if (!amount) throw new Error("nothing was paid");
  expect(await kit.cancel(old, amount)).toMatchObject({
    status: 200,
  });
  expect(await pay(placed)).toMatchObject({ state: "confirmed" });
  expect((await kit.get(old)).history.map(({ state }) => state)).toEqual(
    expect.arrayContaining(["cancelRequested"]),
  );
});

test("only what can be changed is: not what hasn't begun to exist, is over, or gives nothing back", async () => {
  const held = await kit.book();
  expect(await askChange(held, { stay: later })).toMatchObject({ status: 409 });
  expect(await kit.get(held)).toMatchObject({ canChange: false, canRename: false });
  const old = await kit.confirm();
  kit.setClock("2026-12-24T12:00:00Z");
  expect(await kit.get(old)).toMatchObject({ canChange: false, canRename: true });
  expect(await askChange(old, { stay: later })).toMatchObject({ status: 409 });
});

test.each([
  ["rooms that weren't booked", { rooms: [1] }],
  ["a room twice", { stay: later, rooms: [0, 0] }],
  ["no change", {}],
  ["days that are past", { stay: { start: "2026-11-01", end: "2026-11-03" } }],
])("%s: a bad request", async (_, change) => {
  const old = await kit.confirm();
  expect(await askChange(old, change)).toMatchObject({ status: 422 });
});

test("where the room isn't to be had at that rate, nothing changes", async () => {
  const old = await kit.confirm();
  kit.supplier.payment = "atProperty";
  expect(await askChange(old, { stay: later })).toMatchObject({
    status: 409,
    body: { code: "sold_out" },
  });
  expect(await kit.get(old)).toMatchObject({ state: "confirmed", canChange: true });
});

const renameTo = (
  { reference, key }: Placed,
  travellers: object[] = [{ firstName: "Ida", lastName: "Lund" }],
  { agency = "alpha", as }: By = {},
) =>
  kit.backend.call(changeTravellersEndpoint, {
    agency,
    ...(as ? { as } : {}),
    params: { reference },
    body: { ...(key ? { key } : {}), travellers },
  });
const ida = { firstName: "Ida", lastName: "Lund" };

test("other names go to the supplier first, and again without asking it", async () => {
  const placed = await kit.confirm();
  expect((await kit.get(placed)).canRename).toBe(true);
  expect(await renameTo(placed)).toMatchObject({
    status: 200,
    body: { booking: { travellers: [ida], newTravellers: null, state: "confirmed" } },
  });
  expect(kit.supplier.names.get(placed.reference)).toEqual([ida]);
  kit.supplier.names.clear();
  expect(await renameTo(placed)).toMatchObject({ body: { booking: { travellers: [ida] } } });
  expect(kit.supplier.names.size).toBe(0);
});

test("names that the supplier refuses stay what they were; a lost answer is asked again", async () => {
  const placed = await kit.confirm();
  kit.supplier.trouble("rename", "refused");
  expect(await renameTo(placed)).toMatchObject({
    body: { booking: { travellers: [{ firstName: "Nina" }], newTravellers: null } },
  });
  kit.supplier.trouble("rename", "after");
  expect(await renameTo(placed)).toMatchObject({
    body: { booking: { travellers: [{ firstName: "Nina" }], newTravellers: [ida] } },
  });
  expect(await renameTo(placed, [{ firstName: "Per", lastName: "Lund" }])).toMatchObject({
    status: 409,
  });
  kit.wait(60);
  expect(await kit.get(placed)).toMatchObject({ travellers: [ida], newTravellers: null });
});

test("a cancellation that the supplier refuses doesn't lose names that are on their way", async () => {
  const placed = await kit.confirm();
  kit.supplier.trouble("rename", "before");
  await renameTo(placed);
  const { payment } = await kit.get(placed);
  kit.supplier.trouble("cancel", "refused");
  await kit.cancel(placed, payment?.amount ?? { amount: 0, currency: "USD" });
  kit.wait(60);
  expect(await kit.get(placed)).toMatchObject({ state: "confirmed", travellers: [ida] });
});

test("names that were on their way are forgotten with a booking that is cancelled", async () => {
  const placed = await kit.confirm();
  kit.supplier.trouble("rename", "before");
  await renameTo(placed);
  const { payment } = await kit.get(placed);
  await kit.cancel(placed, payment?.amount ?? { amount: 0, currency: "USD" });
  kit.wait(60);
  expect(await kit.get(placed)).toMatchObject({ state: "refunded", newTravellers: null });
});

test("names fit the rooms, and are changed of what is confirmed and ahead", async () => {
  const placed = await kit.confirm();
  expect(await renameTo(placed, [ida, ida])).toMatchObject({ status: 422 });
  kit.setClock("2026-12-26T15:00:00Z");
  expect(await renameTo(placed)).toMatchObject({
    status: 409,
    body: { code: "not_changeable" },
  });
});

test.each([
  ["another agency", (key: string) => [{ key }, { agency: "beta", as: "traveller" }] as const],
  ["a stranger", () => [{}, {}] as const],
  ["who has another key", () => [{ key: "x".repeat(43) }, {}] as const],
  ["another user of the agency", () => [{}, { as: "traveller" }] as const],
])("%s finds nothing to change, and changes nothing", async (_, toAccess) => {
  const { reference, key } = await kit.confirm();
  const before = await kit.rowOf(reference);
  const [access, by] = toAccess(key);
  const placed = { reference, ...access };
  expect(await askChange(placed, { stay: later }, by)).toMatchObject({ status: 404 });
  expect(await renameTo(placed, [ida], by)).toMatchObject({ status: 404 });
  expect(await kit.rowOf(reference)).toEqual(before);
});

test("a quote that replaces nothing can't cancel anything", async () => {
  const quote = await kit.quote();
  expect(quote.replaces).toBeNull();
  expect(
    await kit.order(
      kit.toOrder(quote, {
        idempotencyKey: randomUUID(),
        replaces: { expectedRefund: { amount: 0, currency: "USD" } },
      }),
    ),
  ).toMatchObject({ status: 422 });
});

test("a booking that moves to the days of another one isn't asked about as its duplicate", async () => {
  const by: By = { as: "traveller" };
  const first = await kit.quote(by, { stay: later });
  expect((await kit.order(kit.toOrder(first), by)).status).toBe(200);
  const old = await kit.confirm(by);
  const { body } = await askChange(old, { stay: later }, by);
  const moved = toOrder(body.quote as Quote, { bookAgain: undefined });
  expect((await kit.order(moved, by)).status).toBe(200);
  const another = kit.toOrder(await kit.quote(by, { stay: later }), { bookAgain: undefined });
  expect((await kit.order(another, by)).body.code).toBe("duplicate_booking");
});

const permit = async (role: DemoRole, permissions: MemberPermissions) => {
  await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .update(users)
      .set({ permissions })
      .where(eq(users.email, `${role}@alpha.localhost`)),
  );
};
const assignTo = async (reference: string, role: DemoRole) => {
  const [user] = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, `${role}@alpha.localhost`)),
  );
  const body = { agentId: user?.id ?? null };
  await kit.backend.call(assignBookingEndpoint, { as: "owner", params: { reference }, body });
};

const listCancellersOf = async (reference: string) => {
  const isCancelled = and(
    eq(auditEvents.subject, reference),
    eq(auditEvents.action, "booking.cancelled"),
  );
  const rows = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select({ actorName: auditEvents.actorName }).from(auditEvents).where(isCancelled),
  );
  return rows.map(({ actorName }) => actorName);
};

test.each([true, false])(
  "who may read a booking may serve it, and who lost the sale may do neither (for a client: %s)",
  async (isForClient) => {
    const { reference } = await kit.confirm({ as: "agent" }, { isForClient });
    await assignTo(reference, "sales");
    const seen = async (as: DemoRole) => {
      const about = { as, params: { reference } };
      const { call } = kit.backend;
      const travellers = [ida];
      return [
        await call(getBookingEndpoint, { ...about, body: {} }),
        await call(quoteCancellationEndpoint, { ...about, body: {} }),
        await call(startPaymentEndpoint, { ...about, body: {} }),
        await call(changeTravellersEndpoint, { ...about, body: { travellers } }),
        await askChange({ reference }, { stay: later }, { as }),
      ].map(({ status }) => status);
    };
    for (const as of ["owner", "admin", "sales"] as const)
      expect([as, await seen(as)]).toEqual([as, [200, 200, 200, 200, 200]]);
    for (const as of ["agent", "restricted", "traveller"] as const)
      expect([as, await seen(as)]).toEqual([as, [404, 404, 404, 404, 404]]);
    const listed = await kit.backend.call(listBookingsEndpoint, { as: "agent" });
    const references = (listed.body.bookings as BookingSummary[]).map((each) => each.reference);
    expect(references).not.toContain(reference);
  },
);

test.each([
  ["its owner", "traveller", {}, "owner"],
  ["its new seller", "agent", { isForClient: true }, "sales"],
] as const)(
  "%s changes it for its buyer: whose it is, its contact and its key stay",
  async (_, buyer, bought, as) => {
    const old = await kit.confirm({ as: buyer }, bought);
    await assignTo(old.reference, "sales");
    expect((await kit.get(old, { as })).canChange).toBe(true);
    const { body } = await askChange({ reference: old.reference }, { stay: later }, { as });
    const contact = { ...ida, email: "desk@example.com", phone: "+47 23 00 00 00" };
    const ordered = await kit.order(toOrder(body.quote as Quote, { contact }), { as });
    expect(ordered).toMatchObject({ status: 200, body: { key: old.key } });
    const [before, after] = [
      await kit.rowOf(old.reference),
      await kit.rowOf(ordered.body.reference as string),
    ];
    const ownedOf = ({ userId, agentId, isForClient, contactEmail, language }: typeof before) => ({
      ...{ userId, agentId, isForClient, contactEmail, language },
    });
    expect(ownedOf(after)).toEqual(ownedOf(before));
    expect(after.contact).toEqual(before.contact);
    expect((await pay(ordered.body as { reference: string; key: string })).state).toBe("confirmed");
    // Who ordered it is who cancelled what it takes the place of.
    expect((await kit.rowOf(old.reference)).cancelledBy).toBe("agency");
    expect(await listCancellersOf(old.reference)).toEqual([
      as === "owner" ? "Olivia Marsh" : "Soren Dahl",
    ]);
  },
);

test.each([
  ["the sale is somebody else's", (reference: string) => assignTo(reference, "sales")],
  ["they may change bookings no more", () => permit("agent", { "bookings.write": "none" })],
])("a change that was quoted isn't ordered once %s", async (_, lose) => {
  const old = await kit.confirm({ as: "agent" }, { isForClient: true });
  const { body } = await askChange({ reference: old.reference }, { stay: later }, { as: "agent" });
  await lose(old.reference);
  try {
    const ordered = await kit.order(toOrder(body.quote as Quote), { as: "agent" });
    expect(ordered).toMatchObject({ status: 409, body: { code: "not_changeable" } });
    expect(ordered.body).not.toHaveProperty("key");
    expect(await kit.get(old)).toMatchObject({ state: "confirmed", replacedBy: null });
  } finally {
    await permit("agent", {});
  }
});

test("who has its key and an account orders the change that they asked for by the key", async () => {
  const old = await kit.confirm();
  for (const as of ["traveller", "agent"] as const) {
    const { body } = await askChange(old, { stay: later }, { as });
    const ordered = await kit.order(toOrder(body.quote as Quote), { as });
    expect(ordered).toMatchObject({ status: 200, body: { key: old.key } });
    kit.wait(60 * 60);
    await kit.get(ordered.body as { reference: string; key: string });
  }
});

test("a buyer who changes it is who cancelled it, and nobody of the agency is noted", async () => {
  const old = await kit.confirm({ as: "traveller" });
  const { body } = await askChange(old, { stay: later }, { as: "traveller" });
  const ordered = await kit.order(toOrder(body.quote as Quote), { as: "traveller" });
  expect((await pay(ordered.body as { reference: string; key: string })).state).toBe("confirmed");
  expect((await kit.rowOf(old.reference)).cancelledBy).toBe("buyer");
  expect(await listCancellersOf(old.reference)).toEqual([]);
});

test("a change is quoted and noted, or neither", async () => {
  const old = await kit.confirm({ as: "agent" }, { isForClient: true });
  const { id } = await kit.rowOf(old.reference);
  const count = () =>
    kit.backend.db.forAgency(kit.backend.ids.alpha, async (tx) => {
      const ofIt = eq(quotes.replaces, id);
      return (await tx.select({ id: quotes.id }).from(quotes).where(ofIt)).length;
    });
  const { unscoped, logged } = kit.backend;
  await unscoped.execute(
    sql`alter table audit_events add constraint none_noted check (action <> 'booking.changeQuoted') not valid`,
  );
  try {
    const asked = askChange({ reference: old.reference }, { stay: later }, { as: "agent" });
    expect(await asked).toMatchObject({ status: 500 });
  } finally {
    await unscoped.execute(sql`alter table audit_events drop constraint none_noted`);
    logged.splice(0);
  }
  expect(await count()).toBe(0);
});

test("a client changes what was booked for them, who aren't signed in", async () => {
  const old = await kit.confirm({ as: "agent" }, { isForClient: true });
  const quote = await quoteChange(old, { stay: later });
  const answer = await kit.order(toOrder(quote, { isForClient: true }));
  expect(answer.status).toBe(200);
  const { agentId, isForClient } = await kit.rowOf(answer.body.reference as string);
  expect([agentId, isForClient]).toEqual([(await kit.rowOf(old.reference)).agentId, true]);
});
