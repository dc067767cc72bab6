import { eq, sql } from "drizzle-orm";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { agencies } from "./schema/agencies";
import { auditEvents } from "./schema/audit-events";
import { bookingEvents, bookings } from "./schema/bookings";
import { payments } from "./schema/payments";
import { users } from "./schema/users";
import type { MemberScope } from "./scoped";

let kit: BookingKit;
const ids: Record<string, string> = {};
beforeAll(async () => {
  kit = await openBookingKit();
  for (const as of ["agent", "sales", "traveller"] as const) await kit.confirm({ as });
  await kit.confirm();
  const rows = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select({ id: users.id, email: users.email }).from(users),
  );
  for (const { id, email } of rows) ids[email.split("@")[0] ?? ""] = id;
});
afterAll(() => kit.close());

const as = <T>(
  member: Partial<MemberScope>,
  work: Parameters<typeof kit.backend.db.forMember<T>>[2],
  agency: "alpha" | "beta" = "alpha",
) =>
  kit.backend.db.forMember(
    kit.backend.ids[agency],
    { userId: ids["agent"] ?? "", reach: "own", ...member },
    work,
  );
/** Drizzle wraps the database's message. */
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "was not refused",
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  );

it("shows a member their own sales alone, or all of the agency, without any WHERE", async () => {
  const count = async (member: Partial<MemberScope>, agency?: "beta") =>
    as(
      member,
      async (tx) => [
        (await tx.select({ id: bookings.id }).from(bookings)).length,
        (await tx.selectDistinct({ id: bookingEvents.bookingId }).from(bookingEvents)).length,
        (await tx.select({ id: payments.id }).from(payments)).length,
      ],
      agency,
    );
  expect(await count({})).toEqual([1, 1, 1]);
  expect(await count({ userId: ids["sales"] ?? "" })).toEqual([1, 1, 1]);
  expect(await count({ userId: ids["restricted"] ?? "" })).toEqual([0, 0, 0]);
  expect(await count({ reach: "all" })).toEqual([4, 4, 4]);
  expect(await count({ reach: "all" }, "beta")).toEqual([0, 0, 0]);
});

it("shows names of colleagues, and of travellers only to those who reach all", async () => {
  const seen = (member: Partial<MemberScope>) =>
    as(member, async (tx) => {
      const rows = await tx.select({ userType: users.userType }).from(users);
      return rows.some(({ userType }) => userType === "Traveller");
    });
  expect([await seen({}), await seen({ reach: "all" })]).toEqual([false, true]);
});

it.each([
  ["keys of bookings", "select access_key from bookings"],
  ["sealed answers", "select sealed_answers from bookings"],
  ["passwords", "select password_hash from users"],
  ["sessions", "select token_hash from sessions"],
  ["keys of gateways", "select secrets from payment_gateways"],
])("reads no %s", async (_name, statement) =>
  expect(await refusal(as({ reach: "all" }, (tx) => tx.execute(sql.raw(statement))))).toMatch(
    /permission denied/,
  ),
);

it("changes nothing", async () => {
  for (const statement of [
    "update bookings set agent_id = null",
    "delete from bookings",
    "insert into booking_events (agency_id, booking_id, state) select agency_id, id, 'failed' from bookings",
    "update users set user_type = 'AgencyOwner'",
  ])
    expect(await refusal(as({ reach: "all" }, (tx) => tx.execute(sql.raw(statement))))).toMatch(
      /permission denied/,
    );
});

it("keeps the audit to those who reach all, and lets nobody change it", async () => {
  const { alpha } = kit.backend.ids;
  const event = {
    agencyId: alpha,
    actorName: "Olivia Marsh",
    action: "booking.assigned",
    subjectKind: "booking",
    subject: "H-22222222",
    requestId: "r",
    createdAt: new Date(),
  } as const;
  await kit.backend.db.forAgency(alpha, (tx) => tx.insert(auditEvents).values(event));
  const count = (member: Partial<MemberScope>) =>
    as(member, async (tx) => {
      const isIt = eq(auditEvents.subject, event.subject);
      return (await tx.select({ id: auditEvents.id }).from(auditEvents).where(isIt)).length;
    });
  expect([await count({}), await count({ reach: "all" })]).toEqual([0, 1]);
  for (const statement of ["update audit_events set action = ''", "delete from audit_events"])
    expect(
      await refusal(kit.backend.db.forAgency(alpha, (tx) => tx.execute(sql.raw(statement)))),
    ).toMatch(/permission denied/);
});

it("lets an agency write its own settings, and none that an operator decides", async () => {
  const { alpha, beta } = kit.backend.ids;
  const write = (patch: object, id = alpha) =>
    kit.backend.db.forAgency(alpha, (tx) =>
      tx
        .update(agencies)
        .set({ settings: sql`${agencies.settings} || ${JSON.stringify(patch)}::jsonb` })
        .where(eq(agencies.id, id))
        .returning({ id: agencies.id }),
    );
  expect(await write({ agencyName: "Alpha & Co" })).toHaveLength(1);
  expect(await write({ currentPaymentGateway: "stripe" })).toHaveLength(1);
  expect(await write({ agencyName: "Mallory" }, beta)).toHaveLength(0);
  for (const patch of [
    { isSubscribed: "no" },
    { currentPaymentGateway: "sandbox" },
    { sso: {} },
    { returnUrl: "https://evil.example" },
    { frameAncestors: ["https://evil.example"] },
  ])
    expect(await refusal(write(patch))).toMatch(/is the operator's/);
});
