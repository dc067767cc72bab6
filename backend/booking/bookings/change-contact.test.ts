import { and, eq } from "drizzle-orm";
import { resendBookingMailEndpoint } from "@/lib/api/contract/agency-bookings";
import { changeContactEndpoint, findBookingEndpoint } from "@/lib/api/contract/bookings";
import { auditEvents } from "../../db/schema/audit-events";
import { bookings } from "../../db/schema/bookings";
import { mails } from "../../db/schema/mails";
import type { DemoRole } from "../../demo/demo-users";
import { contactLimits } from "../../limits/order-limits";
import { strangerLimits } from "../../limits/recipient-limits";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";
import type { TestAgency } from "../../testing/test-agencies";

let kit: BookingKit;
beforeAll(async () => void (kit = await openBookingKit()));
afterAll(() => kit.close());

let count = 0;
/** Unique, so that the mails to an address are only those of its test. */
const newAddress = (name: string) => `${name}-${(count += 1)}@example.com`;
const contactOf = (email: string) => ({
  contact: { firstName: "Nina", lastName: "Berg", email, phone: "+47 22 00 00 00" },
});
type By = { as?: DemoRole; agency?: TestAgency; key?: string };
const correct = (reference: string, email: string, { as, agency = "alpha", key }: By = {}) =>
  kit.backend.call(changeContactEndpoint, {
    agency,
    headers: { "X-Client-Ip": `203.0.113.${(count += 1) % 250}` },
    ...(as ? { as } : {}),
    params: { reference },
    body: { email, ...(key ? { key } : {}) },
  });
const find = (reference: string, email: string) =>
  kit.backend.call(findBookingEndpoint, { body: { reference, email } });
const mailsTo = (recipient: string) =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select({ kind: mails.kind, waits: mails.nextAttemptAt })
      .from(mails)
      .where(eq(mails.recipient, recipient))
      .orderBy(mails.createdAt),
  );
const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);

it("mails a guest's confirmation to the address they correct, and what was mailed before opens nothing", async () => {
  const [wrong, right] = [newAddress("nina.con"), newAddress("nina")];
  const { reference, key } = await kit.confirm({}, contactOf(wrong));
  expect((await mailsTo(wrong)).filter(({ waits }) => waits)).not.toEqual([]);
  const answer = await correct(reference, right, { key });
  expect(answer.status).toBe(200);
  const newKey = (answer.body as { key: string }).key;
  expect(newKey).toMatch(/^[\w-]{43}$/);
  expect(newKey).not.toBe(key);
  await expect(kit.get({ reference, key })).rejects.toThrow("booking_not_found");
  expect((await kit.get({ reference, key: newKey })).contact.email).toBe(right);
  expect(await kindsTo(right)).toEqual(["bookingConfirmed"]);
  expect((await kit.lastMail("bookingConfirmed")).text).toContain(`key=${newKey}`);
  // What waited for the wrong address is never sent.
  expect((await mailsTo(wrong)).filter(({ waits }) => waits)).toEqual([]);
  expect((await find(reference, wrong)).status).toBe(404);
  expect((await find(reference, right)).body).toEqual({ reference, key: newKey });
  const before = (await mailsTo(wrong)).length;
  kit.setClock("2026-12-25T12:00:00Z");
  await kit.cancel({ reference, key: newKey }, { amount: 0, currency: "USD" });
  expect((await mailsTo(wrong)).length).toBe(before);
  expect(await kindsTo(right)).toContain("bookingCancelled");
  kit.setClock("2026-11-21T12:00:00Z");
});

it("mails it again to the address it has, with the key it has", async () => {
  const email = newAddress("Nina");
  const { reference, key } = await kit.confirm({}, contactOf(email));
  expect((await correct(reference, email.toLowerCase(), { key })).body).toEqual({ key });
  expect(await kindsTo(email)).toEqual(["bookingConfirmed", "bookingConfirmed"]);
  expect((await kit.lastMail("bookingConfirmed")).text).toContain("Free cancellation until");
  kit.setClock("2026-12-20T12:00:00Z");
  expect((await correct(reference, email, { key })).status).toBe(200);
  expect((await kit.lastMail("bookingConfirmed")).text).not.toContain("Free cancellation");
  kit.setClock("2026-11-21T12:00:00Z");
});

it("is corrected by its buyer without a key, and by who reaches it, who are noted; by no one else", async () => {
  const { reference, key } = await kit.confirm({ as: "traveller" }, contactOf(newAddress("nina")));
  const before = await kit.rowOf(reference);
  const to = newAddress("stranger");
  const refused = await Promise.all([
    correct(reference, to),
    correct(reference, to, { key: "k".repeat(43) }),
    correct(reference, to, { as: "sales" }),
    correct(reference, to, { as: "owner", agency: "beta" }),
    correct(reference, to, { agency: "beta", key }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await kit.rowOf(reference)).toEqual(before);
  expect(await kindsTo(to)).toEqual([]);
  const own = newAddress("own");
  expect((await correct(reference, own, { as: "traveller" })).body).toEqual({ key: null });
  const desks = newAddress("desk");
  expect((await correct(reference, desks, { as: "owner" })).body).toEqual({ key: null });
  expect([await kindsTo(own), await kindsTo(desks)]).toEqual([
    ["bookingConfirmed"],
    ["bookingConfirmed"],
  ]);
  const noted = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select({ before: auditEvents.before, after: auditEvents.after })
      .from(auditEvents)
      .where(
        and(eq(auditEvents.subjectId, before.id), eq(auditEvents.action, "booking.contactChanged")),
      ),
  );
  expect(noted).toEqual([{ before: {}, after: {} }]);
});

it("keeps an address that a mailed code has proven, and one that a gateway leads back to", async () => {
  kit.supplier.payment = "atProperty";
  const proven = await kit.book();
  kit.supplier.payment = "now";
  expect((await kit.get(proven)).state).toBe("confirmed");
  const held = await kit.book();
  const paying = await kit.book();
  await kit.startPayment(paying);
  for (const { reference, key } of [proven, held, paying]) {
    const before = await kit.rowOf(reference);
    expect(await correct(reference, newAddress("other"), { key })).toMatchObject({
      status: 409,
      body: { code: "not_changeable" },
    });
    expect((await kit.rowOf(reference)).accessKey).toBe(before.accessKey);
  }
});

it("lets the agency correct where its client is to pay, with another link", async () => {
  const wrong = newAddress("client.con");
  const { reference, key } = await kit.book(
    { as: "agent" },
    { isForClient: true, ...contactOf(wrong) },
  );
  const right = newAddress("client");
  expect((await correct(reference, right, { as: "agent" })).status).toBe(200);
  expect(await kindsTo(right)).toEqual(["bookingReminder"]);
  const { text } = await kit.lastMail("bookingReminder");
  expect(text).toContain(`/confirm-payment?reference=${reference}&key=`);
  expect(text).not.toContain(key);
  const params = { reference };
  await kit.backend.call(resendBookingMailEndpoint, { as: "agent", params, body: {} });
  expect(await kindsTo(wrong)).not.toContain("bookingReminder");
});

it("corrects those whose place it took as well, which have the same contact and key", async () => {
  const email = newAddress("nina");
  const [older, newer] = [
    await kit.confirm({}, contactOf(email)),
    await kit.confirm({}, contactOf(email)),
  ];
  const { id } = await kit.rowOf(older.reference);
  await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.update(bookings).set({ replaces: id }).where(eq(bookings.reference, newer.reference)),
  );
  const right = newAddress("nina");
  const answer = await correct(newer.reference, right, { key: newer.key });
  const { key } = answer.body as { key: string };
  expect((await kit.get({ reference: older.reference, key })).contact.email).toBe(right);
  await expect(kit.get(older)).rejects.toThrow("booking_not_found");
});

it("mails no mailbox more than strangers may, without saying so, and asks to wait after a few", async () => {
  const flooded = newAddress("flooded");
  const sent: number[] = [];
  while (sent.length <= strangerLimits.hour.points) {
    const { reference, key } = await kit.confirm({}, contactOf(newAddress("nina")));
    sent.push((await correct(reference, flooded, { key })).status);
  }
  expect(sent.every((status) => status === 200)).toBe(true);
  expect(await kindsTo(flooded)).toHaveLength(strangerLimits.hour.points);

  const { reference, key: mailed } = await kit.confirm({}, contactOf(newAddress("nina")));
  let key = mailed;
  for (let times = 0; times < contactLimits.account; times += 1) {
    const answer = await correct(reference, newAddress("nora"), { key });
    ({ key } = answer.body as { key: string });
  }
  expect(await correct(reference, newAddress("nora"), { key })).toMatchObject({
    status: 429,
    body: { code: "too_many_attempts" },
  });
});
