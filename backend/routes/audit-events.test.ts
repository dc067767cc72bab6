import { sql } from "drizzle-orm";
import type * as z from "zod";
import {
  exportAuditEventsEndpoint,
  listAuditEventsEndpoint,
} from "@/lib/api/contract/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event";
import { auditEvents } from "../db/schema/audit-events";
import type { DemoRole } from "../demo/demo-users";
import { countSelects } from "../testing/count-selects";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";
import { listAuditEvents } from "../audit-log/list-audit-events";

let backend: TestBackend;
const clock = { now: new Date("2026-11-21T12:00:00Z") };
beforeAll(async () => {
  backend = await openTestBackend({ now: () => clock.now });
});
beforeEach(async () => {
  clock.now = new Date("2026-11-21T12:00:00Z");
  await backend.unscoped.execute(sql`truncate audit_events`);
});
afterAll(() => backend.close());

const idOf = async (role: DemoRole, agency: TestAgency = "alpha") => {
  const rows = await backend.db.forAgency(backend.ids[agency], (tx) =>
    tx.query.users.findMany({ columns: { id: true, email: true } }),
  );
  return rows.find(({ email }) => email.startsWith(`${role}@`))?.id ?? "";
};
type Page = z.output<typeof listAuditEventsEndpoint.response>;
type Noted = Partial<Parameters<typeof recordAuditEvent>[2]> & {
  by?: DemoRole | null;
  agency?: TestAgency;
};
const note = async ({ by = "owner", agency = "alpha", ...event }: Noted = {}) => {
  const viewer = by ? { userId: await idOf(by, agency) } : null;
  await backend.db.forAgency(backend.ids[agency], (tx) =>
    recordAuditEvent(
      tx,
      { agency: { id: backend.ids[agency] }, viewer, requestId: "r" },
      {
        action: "booking.noted",
        subject: { kind: "booking", name: "H-22222222" },
        now: clock.now,
        ...event,
      },
    ),
  );
  clock.now = new Date(clock.now.getTime() + 60_000);
};
const list = async (
  query: Record<string, string> = {},
  { as = "owner", agency = "alpha" }: { as?: DemoRole; agency?: TestAgency } = {},
) => {
  const answer = await backend.call(listAuditEventsEndpoint, { as, agency, query });
  return { status: answer.status, body: answer.body as Page };
};
const subjects = async (query: Record<string, string>) =>
  (await list(query)).body.events.map(({ subject }) => subject.name);

it("says who did what to what, the latest first, at this agency alone", async () => {
  await note({ agency: "beta", by: "sales", subject: { kind: "booking", name: "H-BETA2222" } });
  await note({
    by: "admin",
    action: "booking.assigned",
    before: { agent: "Amir Haddad", state: "confirmed" },
    after: { agent: "Soren Dahl", state: "confirmed", note: null },
  });
  await note({ by: null, action: "ticket.closed", subject: { kind: "ticket", name: "S-222222" } });
  const { body } = await list();
  expect(body).toMatchObject({ total: 2, next: null, previous: null });
  expect(body.events).toMatchObject([
    { action: "ticket.closed", actor: null, subject: { kind: "ticket", name: "S-222222" } },
    {
      at: "2026-11-21T12:01:00.000Z",
      action: "booking.assigned",
      actor: { id: await idOf("admin") },
      before: { agent: "Amir Haddad" },
      after: { agent: "Soren Dahl" },
    },
  ]);
  expect(body.events[1]?.after).toEqual({ agent: "Soren Dahl" });
  expect(body.members).toHaveLength(5);
  expect((await list({}, { agency: "beta" })).body.events).toMatchObject([
    { subject: { name: "H-BETA2222" } },
  ]);
});

it("is for those alone who may look into it", async () => {
  await note();
  const statuses = async (as: DemoRole) => [
    (await list({}, { as })).status,
    (await backend.call(exportAuditEventsEndpoint, { as, body: {} })).status,
  ];
  for (const as of ["traveller", "agent", "restricted", "sales"] as const)
    expect([as, ...(await statuses(as))]).toEqual([as, 403, 403]);
  for (const as of ["owner", "admin"] as const)
    expect([as, ...(await statuses(as))]).toEqual([as, 200, 200]);
});

it("keeps no secret, whatever it is called by", async () => {
  const after = { password: "wander", accessKey: "abc", resetToken: "def", keyboard: "qwerty" };
  await note({ after });
  expect((await list()).body.events[0]?.after).toEqual({
    password: "•••",
    accessKey: "•••",
    resetToken: "•••",
    keyboard: "qwerty",
  });
});

it("is filtered by member, action, subject, words and days of the agency's zone", async () => {
  const at = (now: string) => ({ now: new Date(now) });
  const named = (name: string, kind: "booking" | "ticket" = "booking") => ({
    subject: { kind, name },
  });
  await note({ ...named("H-AAAA_222"), ...at("2026-11-19T12:00:00Z") });
  await note({ ...named("H-BBBB2222"), by: "admin", ...at("2026-11-20T12:00:00Z") });
  await note({
    ...named("S-CCC222", "ticket"),
    by: null,
    action: "ticket.closed",
    ...at("2026-11-21T12:00:00Z"),
  });
  expect(await subjects({})).toEqual(["S-CCC222", "H-BBBB2222", "H-AAAA_222"]);
  expect(await subjects({ member: await idOf("admin") })).toEqual(["H-BBBB2222"]);
  expect(await subjects({ member: "site" })).toEqual(["S-CCC222"]);
  expect(await subjects({ member: await idOf("owner", "beta") })).toEqual([]);
  expect(await subjects({ action: "ticket.closed" })).toEqual(["S-CCC222"]);
  expect(await subjects({ subject: "booking" })).toEqual(["H-BBBB2222", "H-AAAA_222"]);
  expect(await subjects({ q: "bbb" })).toEqual(["H-BBBB2222"]);
  expect(await subjects({ q: "a_2" })).toEqual(["H-AAAA_222"]);
  expect(await subjects({ q: "b_2" })).toEqual([]);
  expect(await subjects({ from: "2026-11-20", to: "2026-11-20" })).toEqual(["H-BBBB2222"]);
  for (const [name, value] of [
    ["action", "made.up"],
    ["from", "yesterday"],
    ["member", "nobody"],
  ] as const)
    expect((await list({ [name]: value })).status).toBe(422);
});

it("begins and ends days where the agency's do", async () => {
  const visit = (timeZone: string) =>
    ({
      agency: { id: backend.ids.alpha, timeZone },
      viewer: { userId: "", userType: "AgencyOwner", permissions: {} },
    }) as never;
  await note({ now: new Date("2026-11-20T23:30:00Z") });
  const onDay = async (timeZone: string, day: string) =>
    (await listAuditEvents(backend.db, visit(timeZone), { from: day, to: day, size: 10 })).total;
  expect(await onDay("UTC", "2026-11-20")).toBe(1);
  expect(await onDay("Asia/Tokyo", "2026-11-20")).toBe(0);
  expect(await onDay("Asia/Tokyo", "2026-11-21")).toBe(1);
});

it("is paged without a gap while more is noted, to its end and back", async () => {
  for (let index = 0; index < 23; index += 1)
    await note({ subject: { kind: "booking", name: `H-${index}` } });
  const first = (await list({ size: "10" })).body;
  expect([first.total, first.previous]).toEqual([23, null]);
  await note({ subject: { kind: "booking", name: "H-new" } });
  const second = (await list({ size: "10", after: String(first.next) })).body;
  const third = (await list({ size: "10", after: String(second.next) })).body;
  expect(third).toMatchObject({ total: 24, next: null });
  const seen = [first, second, third].flatMap(({ events }) => events).map((e) => e.subject.name);
  expect(seen).toEqual(Array.from({ length: 23 }, (_, index) => `H-${22 - index}`));
  const back = (await list({ size: "10", after: String(third.previous) })).body;
  expect(back.events).toEqual(second.events);
  const start = (await list({ size: "10", after: String(back.previous) })).body;
  expect(start.events).toEqual(first.events);
  const newest = (await list({ size: "10", after: String(start.previous) })).body;
  expect(newest).toMatchObject({ previous: null, events: [{ subject: { name: "H-new" } }] });
  for (const after of ["made-up", Buffer.from("[1,2,3]").toString("base64url")])
    expect((await list({ after })).status).toBe(422);
});

it("asks three queries, however long it is", async () => {
  for (let index = 0; index < 12; index += 1) await note();
  const { db, selected } = countSelects(backend.db);
  for (const size of [10, 100]) {
    selected.length = 0;
    await listAuditEvents(
      db,
      {
        agency: { id: backend.ids.alpha, timeZone: "UTC" } as never,
        viewer: { userId: await idOf("owner"), userType: "AgencyOwner", permissions: {} } as never,
      },
      { size },
    );
    expect([size, selected.length]).toEqual([size, 3]);
  }
});

it("notes who takes it out, by which filter, without names", async () => {
  await note();
  const body = { q: "berg", member: await idOf("agent"), subject: "booking", from: "2026-11-01" };
  expect((await backend.call(exportAuditEventsEndpoint, { as: "admin", body })).body).toEqual({
    total: 0,
  });
  const [event] = (await list({ action: "audit.exported" })).body.events;
  expect(event).toMatchObject({
    actor: { id: await idOf("admin") },
    subject: { kind: "audit", name: "audit" },
    after: { subject: "booking", from: "2026-11-01", hasMember: "true", hasText: "true" },
  });
  expect((await backend.call(exportAuditEventsEndpoint, { as: "admin", body: {} })).body).toEqual({
    total: 3,
  });
  const rows = await backend.db.forAgency(backend.ids.beta, (tx) => tx.select().from(auditEvents));
  expect(rows).toEqual([]);
});
