import { eq, like } from "drizzle-orm";
import {
  getPendingOrderEndpoint,
  resendOrderCodeEndpoint,
  type PendingOrder,
} from "@/lib/api/contract/pending-orders";
import { bookings } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { pendingOrders } from "../db/schema/pending-orders";
import { users } from "../db/schema/users";
import { strangerLimits } from "../limits/recipient-limits";
import { deleteExpiredPendingOrders } from "../booking/pending-orders/store-pending-order";
import { openForFile } from "../testing/open-for-file";
import { openBookingKit } from "../testing/open-booking-kit";

const kit = openForFile(() => openBookingKit({ stock: 1_000 }));
beforeEach(() => {
  kit.supplier.payment = "atProperty";
});

let count = 0;
const contact = {
  firstName: "Nina",
  lastName: "Berg",
  email: "nina@example.com",
  phone: "+47 22 00 00 00",
};
/** Limits count by address: each test has its own. */
const newContact = () => ({ ...contact, email: `nina${(count += 1)}@example.com` });
const newOrder = async (changes: object = {}) =>
  kit.toOrder(await kit.quote(), { contact: newContact(), ...changes });
/** An order of a visitor that waits for its code. */
async function wait(changes: object = {}) {
  const body = await newOrder(changes);
  const answer = await kit.order(body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { body, pending: answer.body.pendingOrder as PendingOrder, ...(await kit.lastCode()) };
}
const ask = async (id: string, agency: "alpha" | "beta" = "alpha") =>
  kit.backend.call(getPendingOrderEndpoint, { agency, params: { id }, body: {} });
const stateOf = async (id: string) => ((await ask(id)).body.pendingOrder as PendingOrder).state;
const resend = (id: string, agency: "alpha" | "beta" = "alpha") =>
  kit.backend.call(resendOrderCodeEndpoint, { agency, params: { id }, body: {} });
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.code ?? null,
];
const countBookings = async () => (await kit.listStates()).length;
const mailsTo = async (email: string) =>
  (
    await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx.select({ kind: mails.kind }).from(mails).where(eq(mails.recipient, email)),
    )
  ).map(({ kind }) => kind);
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

it("books nothing of a visitor who pays at the property before the code comes back that was mailed", async () => {
  const [before, reserved] = [await countBookings(), kit.supplier.reservations.size];
  const { body, pending, code } = await wait();
  expect(pending).toMatchObject({
    state: "waiting",
    email: body.contact.email,
    triesLeft: 5,
    booking: null,
  });
  expect([await countBookings(), kit.supplier.reservations.size]).toEqual([before, reserved]);
  expect(await mailsTo(body.contact.email)).toEqual(["confirmOrder"]);

  const answer = await kit.confirmOrder(pending.id, {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(answer.status).toBe(200);
  const placed = answer.body as { reference: string; key: string };
  expect((await kit.get(placed)).contact.email).toBe(body.contact.email);
  expect((await ask(pending.id)).body.pendingOrder).toMatchObject({
    state: "booked",
    booking: placed,
  });
  // Again, by whichever call: the same booking.
  expect((await kit.confirmOrder(pending.id, { code: wrong(code) })).body).toEqual(placed);
  expect((await kit.order(body)).body).toEqual(placed);
  expect(await countBookings()).toBe(before + 1);
});

it("takes the link of the mail for the code, on whatever device", async () => {
  const { pending, token } = await wait();
  expect(codeOf(await kit.confirmOrder(pending.id, { token: "x".repeat(43) }))).toEqual([
    422,
    "wrong_code",
  ]);
  expect((await kit.confirmOrder(pending.id, { token })).status).toBe(200);
  expect(await stateOf(pending.id)).toBe("booked");
});

it("lets those go on without a code who pay, and those whose address is proven", async () => {
  expect((await kit.order(await newOrder(), { as: "traveller" })).body).toHaveProperty("reference");
  kit.supplier.payment = "now";
  expect((await kit.order(await newOrder())).body).toHaveProperty("reference");
});

it("asks somebody signed in whose address isn't proven as well, and books in their name", async () => {
  const isProven = (emailVerifiedAt: Date | null) =>
    kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx
        .update(users)
        .set({ emailVerifiedAt, passwordHash: null })
        .where(eq(users.email, "traveller@alpha.localhost")),
    );
  await isProven(null);
  const order = kit.toOrder(await kit.quote({ as: "traveller" }), { contact: newContact() });
  const { body } = await kit.order(order, { as: "traveller" });
  await isProven(new Date());
  const { reference } = (
    await kit.confirmOrder(
      (body.pendingOrder as PendingOrder).id,
      await kit.lastCode().then(({ code }) => ({ code })),
    )
  ).body as {
    reference: string;
  };
  expect((await kit.get({ reference }, { as: "traveller" })).reference).toBe(reference);
});

it("takes five codes, however many come at once, and then a new one", async () => {
  const { pending, code, token } = await wait();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => kit.confirmOrder(pending.id, { code: wrong(code) })),
  );
  const refusals = answers.map(({ body }) => String(body.code)).sort((a, b) => a.localeCompare(b));
  expect(refusals).toEqual([
    "code_locked",
    "code_locked",
    "code_locked",
    "code_locked",
    "wrong_code",
    "wrong_code",
    "wrong_code",
    "wrong_code",
  ]);
  expect(codeOf(await kit.confirmOrder(pending.id, { code }))).toEqual([410, "code_locked"]);
  expect(codeOf(await kit.confirmOrder(pending.id, { token }))).toEqual([410, "code_locked"]);
  expect(await stateOf(pending.id)).toBe("locked");
  kit.wait(61);
  expect((await resend(pending.id)).body.pendingOrder).toMatchObject({
    state: "waiting",
    triesLeft: 5,
  });
  const newest = await kit.lastCode();
  expect(newest.token).not.toBe(token);
  expect((await kit.confirmOrder(pending.id, { code: newest.code })).status).toBe(200);
});

it("sends the same code again after a minute, three mails in all", async () => {
  const { body, pending, code } = await wait();
  expect(codeOf(await resend(pending.id))).toEqual([429, "too_early"]);
  for (const _ of [1, 2]) {
    kit.wait(61);
    expect((await resend(pending.id)).status).toBe(200);
  }
  kit.wait(61);
  expect(codeOf(await resend(pending.id))).toEqual([429, "too_many_mails"]);
  expect(await mailsTo(body.contact.email)).toHaveLength(3);
  expect((await kit.lastCode()).code).toBe(code);
});

it("ends a code after 15 minutes, and never later than its price", async () => {
  const first = await wait();
  kit.wait(15 * 60);
  expect(await stateOf(first.pending.id)).toBe("expired");
  expect(codeOf(await kit.confirmOrder(first.pending.id, { code: first.code }))).toEqual([
    410,
    "order_expired",
  ]);
  expect(codeOf(await resend(first.pending.id))).toEqual([410, "order_expired"]);
  // The price still stands: the same order gets a code of its own.
  const again = (await kit.order(first.body)).body.pendingOrder as PendingOrder;
  expect([again.id === first.pending.id, again.state]).toEqual([false, "waiting"]);
  kit.wait(10 * 60);
  const { expiresAt, quoteId } = again;
  const { quote } = (await kit.backend.call("GET /api/quotes/{id}", { params: { id: quoteId } }))
    .body as { quote: { expiresAt: string } };
  expect(expiresAt).toBe(quote.expiresAt);
});

it("ends the code that went to a wrong address once the order is given with another", async () => {
  const { body, pending, code } = await wait();
  const corrected = kit.toOrder(
    { ...(await kit.quote()), id: body.quoteId },
    { ...body, idempotencyKey: crypto.randomUUID(), contact: newContact() },
  );
  expect((await kit.order(corrected)).body.pendingOrder).toMatchObject({
    email: corrected.contact.email,
  });
  expect(codeOf(await kit.confirmOrder(pending.id, { code }))).toEqual([
    404,
    "pending_order_not_found",
  ]);
});

it("books a quote once, whatever is confirmed", async () => {
  const { body, pending, code } = await wait();
  const booked = await kit.order(
    { ...body, idempotencyKey: crypto.randomUUID() },
    { as: "traveller" },
  );
  expect(booked.body).toHaveProperty("reference");
  expect(codeOf(await kit.confirmOrder(pending.id, { code }))).toEqual([409, "quote_booked"]);
});

it("mails strangers' codes to a mailbox only so often, whatever is behind a plus, and never says so", async () => {
  const address = (index: number) => ({ ...contact, email: `stranger+${index}@example.com` });
  const headers = (index: number) => ({ "X-Client-Ip": `203.0.113.${index}` });
  const place = async (index: number, agency: "alpha" | "beta" = "alpha") => {
    const order = kit.toOrder(await kit.quote({ agency }), { contact: address(index) });
    return (
      await kit.backend.call("POST /api/bookings", { agency, headers: headers(index), body: order })
    ).status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < 20; index += 1) statuses.push(await place(index));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const sent = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(mails).where(like(mails.recipient, "stranger+%")),
  );
  expect(sent).toHaveLength(strangerLimits.hour.points);
});

it("keeps no code, no link and no contact in the clear, and forgets orders a day after they are over", async () => {
  const { body, pending, code, token } = await wait();
  const stolen = JSON.stringify(
    await kit.backend.unscoped.select().from(pendingOrders).where(eq(pendingOrders.id, pending.id)),
  );
  for (const secret of [`"${code}"`, token, body.contact.email, body.contact.phone])
    expect(stolen).not.toContain(secret);
  await deleteExpiredPendingOrders(kit.backend.db, {
    now: new Date(Date.parse(pending.expiresAt) + 24 * 60 * 60_000),
  });
  expect((await ask(pending.id)).status).toBe(200);
  await deleteExpiredPendingOrders(kit.backend.db, {
    now: new Date(Date.parse(pending.expiresAt) + 24 * 60 * 60_000 + 1),
  });
  expect(codeOf(await ask(pending.id))).toEqual([404, "pending_order_not_found"]);
});

it("is nobody's at another agency, and stays as it is", async () => {
  const { pending, code } = await wait();
  const [before] = await kit.backend.unscoped
    .select()
    .from(pendingOrders)
    .where(eq(pendingOrders.id, pending.id));
  expect(codeOf(await ask(pending.id, "beta"))).toEqual([404, "pending_order_not_found"]);
  expect(codeOf(await kit.confirmOrder(pending.id, { code }, { agency: "beta" }))).toEqual([
    404,
    "pending_order_not_found",
  ]);
  kit.wait(61);
  expect(codeOf(await resend(pending.id, "beta"))).toEqual([404, "pending_order_not_found"]);
  expect(
    await kit.backend.unscoped.select().from(pendingOrders).where(eq(pendingOrders.id, pending.id)),
  ).toEqual([before]);
  const mine = await kit.backend.db.forAgency(kit.backend.ids.beta, (tx) =>
    tx.select().from(bookings),
  );
  expect(mine).toEqual([]);
});

it.each(["agent", "owner", "admin"] as const)("needs no code of the %s", async (as) => {
  const answer = await kit.order(kit.toOrder(await kit.quote({ as }), { contact: newContact() }), {
    as,
  });
  expect(answer.body).toHaveProperty("reference");
});
