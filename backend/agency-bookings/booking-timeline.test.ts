import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import {
  addBookingNoteEndpoint,
  assignBookingEndpoint,
  getBookingSaleEndpoint,
  resendBookingMailEndpoint,
  type BookingSale,
} from "@/lib/api/contract/agency-bookings";
import { cancelBookingEndpoint } from "@/lib/api/contract/bookings";
import { auditEvents } from "../db/schema/audit-events";
import { mails } from "../db/schema/mails";
import type { DemoRole } from "../demo/demo-users";
import { recipientLimits } from "../limits/recipient-limits";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import type { TestAgency } from "../testing/test-agencies";

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(() => kit.close());

type By = { as: DemoRole; agency?: TestAgency };
const saleOf = async ({ as, agency = "alpha" }: By, reference: string) =>
  (await kit.backend.call(getBookingSaleEndpoint, { as, agency, params: { reference } })).body
    .sale as BookingSale;
const resend = ({ as, agency = "alpha" }: By, reference: string) =>
  kit.backend.call(resendBookingMailEndpoint, { as, agency, params: { reference }, body: {} });
const note = (as: DemoRole, reference: string, text: string, isShared: boolean) =>
  kit.backend.call(addBookingNoteEndpoint, {
    as,
    params: { reference },
    body: { text, isShared, idempotencyKey: randomUUID() },
  });
const confirmationsOf = async (reference: string) => {
  const { id } = await kit.rowOf(reference);
  return kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select({ to: mails.recipient })
      .from(mails)
      .where(and(eq(mails.bookingId, id), eq(mails.kind, "bookingConfirmed"))),
  );
};
const toKinds = ({ timeline }: BookingSale) =>
  timeline.map(({ actor, event }) => [event.kind, "state" in event ? event.state : null, actor]);

it("tells what happened and who of the agency did it, and no one else's", async () => {
  const { reference } = await kit.confirm({ as: "agent" });
  kit.wait(60);
  await note("agent", reference, "Calls back on Monday", false);
  kit.wait(60);
  const [{ id: agentId } = { id: "" }] = (await saleOf({ as: "owner" }, reference)).agents.filter(
    ({ name }) => name === "Soren Dahl",
  );
  await kit.backend.call(assignBookingEndpoint, {
    as: "owner",
    params: { reference },
    body: { agentId },
  });
  kit.wait(60);
  const { dueNow: amount, currency } = await kit.rowOf(reference);
  await kit.backend.call(cancelBookingEndpoint, {
    as: "owner",
    params: { reference },
    body: { expectedRefund: { amount, currency } },
  });
  const sale = await saleOf({ as: "sales" }, reference);
  // Mails are dated by the machine's clock.
  expect(toKinds(sale).filter(([kind]) => kind !== "mail")).toEqual(
    expect.arrayContaining([
      ["state", "confirmed", null],
      ["payment", "succeeded", null],
      ["note", null, "Amir Haddad"],
      ["assignment", null, "Olivia Marsh"],
      ["state", "cancelRequested", null],
      ["cancellation", null, "Olivia Marsh"],
      ["state", "cancelled", null],
      ["refund", "succeeded", null],
    ]),
  );
  const places = ["note", "assignment", "cancellation"].map((kind) =>
    sale.timeline.findIndex(({ event }) => event.kind === kind),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(sale.timeline.flatMap(({ event }) => (event.kind === "mail" ? [event] : []))).toEqual(
    expect.arrayContaining([
      { kind: "mail", subject: expect.stringMatching(/^Confirmed: /), isSent: false },
    ]),
  );
  expect(sale.timeline).toEqual((await saleOf({ as: "owner" }, reference)).timeline);
  const { reference: other } = await kit.confirm({ as: "sales" });
  expect(toKinds(await saleOf({ as: "owner" }, other))).not.toContainEqual(
    expect.arrayContaining(["Olivia Marsh"]),
  );
});

it("shows a member the audit and mails of their own sales alone", async () => {
  await kit.confirm({ as: "restricted" });
  const [user] = await kit.backend.db.forMember(
    kit.backend.ids.alpha,
    { userId: randomUUID(), reach: "own" },
    async (tx) => [
      await tx.select({ id: auditEvents.id }).from(auditEvents),
      await tx.select({ id: mails.id }).from(mails),
    ],
  );
  expect(user).toEqual([]);
  const all = await kit.backend.db.forMember(
    kit.backend.ids.beta,
    { userId: randomUUID(), reach: "all" },
    (tx) => tx.select({ id: mails.id }).from(mails),
  );
  expect(all).toEqual([]);
  await expect(
    kit.backend.db.forMember(kit.backend.ids.alpha, { userId: randomUUID(), reach: "all" }, (tx) =>
      tx.select({ text: mails.text }).from(mails),
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringMatching(/permission denied/) } });
});

it("mails a confirmation again to its contact, noted, once a minute and a few times an hour", async () => {
  const placed = await kit.confirm({ as: "agent" });
  const { reference } = placed;
  const before = await confirmationsOf(reference);
  expect(before).toHaveLength(1);
  const first = await resend({ as: "agent" }, reference);
  expect(first.status).toBe(200);
  expect((await resend({ as: "owner" }, reference)).body).toEqual(first.body);
  expect(await confirmationsOf(reference)).toEqual([...before, ...before]);
  expect(before[0]?.to).toBe((await kit.rowOf(reference)).contact.email);
  for (let again = 0; again < recipientLimits.account; again++) {
    kit.wait(61);
    await resend({ as: "owner" }, reference);
  }
  kit.wait(61);
  expect((await resend({ as: "owner" }, reference)).status).toBe(429);
  const noted = toKinds(await saleOf({ as: "owner" }, reference)).filter(
    ([kind]) => kind === "resend",
  );
  expect(noted[0]).toEqual(["resend", null, "Amir Haddad"]);
  expect((await confirmationsOf(reference)).length).toBe(1 + noted.length);
});

it("mails the link to pay what is held, and tells it, until it can't be paid any more", async () => {
  const contact = {
    firstName: "Nina",
    lastName: "Berg",
    email: "held@example.com",
    phone: "+47 22 00 00 00",
  };
  const held = await kit.book({ as: "agent" }, { isForClient: true, contact });
  const by = { as: "agent" } as const;
  const { canResend, payLink } = await saleOf(by, held.reference);
  expect([canResend, payLink]).toEqual([
    true,
    expect.stringContaining(`/confirm-payment?reference=${held.reference}&key=${held.key}`),
  ]);
  expect((await resend(by, held.reference)).status).toBe(200);
  expect((await kit.lastMail("bookingHeld")).text).toContain(payLink);
  kit.wait(5 * 60);
  expect((await resend(by, held.reference)).status).toBe(200);
  expect((await kit.lastMail("bookingReminder")).text).toContain(payLink);
  kit.wait(24 * 60 * 60);
  expect((await resend(by, held.reference)).body.code).toBe("nothing_to_mail");
  expect(await saleOf(by, held.reference)).not.toHaveProperty("payLink");
});

it("tells apart what a member bought themselves and what is a client's", async () => {
  const own = await kit.book({ as: "agent" });
  const clients = await kit.book({ as: "agent" }, { isForClient: true });
  expect(await saleOf({ as: "agent" }, own.reference)).toMatchObject({ isOwn: true });
  expect(await saleOf({ as: "owner" }, own.reference)).not.toHaveProperty("isOwn");
  expect(await saleOf({ as: "agent" }, clients.reference)).not.toHaveProperty("isOwn");
});

it("mails nothing of another's sale, of another agency, or of what came to nothing", async () => {
  const { reference } = await kit.confirm({ as: "agent" });
  const over = await kit.book({ as: "agent" });
  kit.wait(24 * 60 * 60);
  await kit.get(over);
  const before = await confirmationsOf(reference);
  for (const by of [{ as: "sales" }, { as: "owner", agency: "beta" }] as const)
    expect(await resend(by, reference)).toMatchObject({
      status: 404,
      body: { code: "booking_not_found" },
    });
  expect((await resend({ as: "traveller" }, reference)).status).toBe(403);
  expect(await resend({ as: "agent" }, over.reference)).toMatchObject({
    status: 409,
    body: { code: "nothing_to_mail" },
  });
  expect((await saleOf({ as: "agent" }, over.reference)).canResend).toBe(false);
  expect(await confirmationsOf(reference)).toEqual(before);
});

it("shows whoever bought it what is shared, and never what is internal", async () => {
  const placed = await kit.confirm({ as: "traveller" });
  const { reference, key } = placed;
  await note("owner", reference, "Pays late, be careful", false);
  kit.wait(60);
  await note("admin", reference, "Your transfer is at gate 4", true);
  for (const seen of [
    await kit.get({ reference }, { as: "traveller" }),
    await kit.get({ reference, key }),
  ]) {
    expect(seen.notes?.map(({ text }) => text)).toEqual(["Your transfer is at gate 4"]);
    expect(JSON.stringify(seen)).not.toContain("be careful");
  }
  expect((await saleOf({ as: "owner" }, reference)).notes).toMatchObject([
    { text: "Pays late, be careful", isShared: false },
    { text: "Your transfer is at gate 4", isShared: true },
  ]);
  const quiet = await kit.confirm({ as: "traveller" });
  expect((await kit.get(quiet)).notes).toBeUndefined();
});
