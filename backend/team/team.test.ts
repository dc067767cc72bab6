import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { assignBookingEndpoint, getBookingSaleEndpoint } from "@/lib/api/contract/agency-bookings";
import { deleteAccountEndpoint, forgotPasswordEndpoint } from "@/lib/api/contract/accounts";
import { getProfileEndpoint } from "@/lib/api/contract/users";
import { changeTicketEndpoint, createTicketEndpoint } from "@/lib/api/contract/support";
import {
  deactivateMemberEndpoint,
  endMemberSessionsEndpoint,
  getTeamMemberEndpoint,
  reactivateMemberEndpoint,
  setMemberPermissionsEndpoint,
  setMemberRestrictionEndpoint,
  setMemberRoleEndpoint,
  type TeamMemberDetail,
} from "@/lib/api/contract/team";
import { bookings } from "../db/schema/bookings";
import { enquiries } from "../db/schema/enquiries";
import { tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import { demoPassword } from "../demo/demo-users";
import { openTeamKit, type TeamKit } from "../testing/team-kit";

let team: TeamKit;
beforeEach(async () => {
  team = await openTeamKit();
});
afterEach(() => team.close());

const owner = { as: "owner" } as const;
const changes = [
  [setMemberRoleEndpoint, { userType: "SalesAgent" }],
  [setMemberRestrictionEndpoint, { isRestrictedAgent: true }],
  [setMemberPermissionsEndpoint, { permissions: { "bookings.read": "all" } }],
  [endMemberSessionsEndpoint, undefined],
  [deactivateMemberEndpoint, { handOverTo: null }],
  [reactivateMemberEndpoint, undefined],
] as const;

/** Signs in; the result is a call of that session, for its answer. */
async function openSession(as: "agent" | "sales" | "owner" | "admin" | "restricted") {
  const token = await team.backend.signIn("alpha", as);
  return async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const { status, body } = await team.backend.call(getProfileEndpoint, { headers });
    return [status, body.code];
  };
}
const detail = async (id: string) =>
  (await team.ask(getTeamMemberEndpoint, owner, id)).body.member as TeamMemberDetail;
const noted = async (action: string) =>
  (await team.audit()).filter((event) => event.action === action);

it("lists who works there by name, and filters by words, role and state", async () => {
  await team.kit.confirm({ as: "agent" });
  const names = async (query: Record<string, string>) =>
    (await team.list(owner, query)).members.map(({ name }) => name);
  const all = await team.list(owner);
  expect([all.total, all.members.map(({ name }) => name)]).toEqual([
    5,
    ["Ada Moreau", "Amir Haddad", "Olivia Marsh", "Renata Prado", "Soren Dahl"],
  ]);
  expect(all.members[1]).toMatchObject({
    email: "agent@alpha.localhost",
    userType: "TravelAgent",
    sales: 1,
    sessions: (await team.sessionsOf(await team.idOf("agent"))).length,
  });
  expect(all.members[4]).toMatchObject({ sales: 0, sessions: 0, lastSeenAt: null });
  await team.ask(deactivateMemberEndpoint, owner, await team.idOf("sales"), { handOverTo: null });
  expect(await names({ q: "HADD alpha" })).toEqual(["Amir Haddad"]);
  expect(await names({ q: "a%" })).toEqual([]);
  expect(await names({ role: "Admin" })).toEqual(["Ada Moreau"]);
  expect(await names({ state: "restricted" })).toEqual(["Renata Prado"]);
  expect(await names({ state: "deactivated" })).toEqual(["Soren Dahl"]);
  expect(await names({ state: "active" })).toHaveLength(4);
  expect(await names({ state: "invited" })).toEqual([]);
});

it("pages through everybody once, there and back, with the exact total", async () => {
  await team.inAgency("alpha", (tx) =>
    tx.insert(users).values(
      Array.from({ length: 30 }, (_, index) => ({
        agencyId: team.backend.ids.alpha,
        email: `more${index}@alpha.localhost`,
        // Several of one name.
        firstName: `More ${index >> 2}`,
        lastName: "Same",
        userType: "TravelAgent" as const,
      })),
    ),
  );
  const seen: string[] = [];
  let [page, last] = [await team.list(owner, { size: "10" }), ""];
  for (;;) {
    expect(page.total).toBe(35);
    seen.push(...page.members.map(({ id }) => id));
    if (!page.next) break;
    last = page.next;
    page = await team.list(owner, { size: "10", after: page.next });
  }
  expect([seen.length, new Set(seen).size]).toEqual([35, 35]);
  const back = await team.list(owner, { size: "10", after: page.previous ?? last });
  expect(back.members.map(({ id }) => id)).toEqual(seen.slice(20, 30));
  const nonsense = { ...owner, query: { after: "x" } };
  expect((await team.backend.call("GET /api/team", nonsense)).status).toBe(422);
});

it("has nobody of another agency, and no travellers, and changes none of them", async () => {
  const strangers = [
    await team.idOf("agent", "beta"),
    await team.idOf("traveller"),
    randomUUID(),
  ] as const;
  const before = await team.rowOf(strangers[0], "beta");
  for (const id of strangers)
    for (const [endpoint, body] of [[getTeamMemberEndpoint, undefined], ...changes] as const) {
      const { status, body: answer } = await team.ask(endpoint, owner, id, body);
      expect([endpoint.path, status, answer.code]).toEqual([
        endpoint.path,
        404,
        "member_not_found",
      ]);
    }
  expect(await team.rowOf(strangers[0], "beta")).toEqual(before);
});

it("shows everybody who works there themselves, and nobody else", async () => {
  await team.kit.confirm({ as: "sales" });
  for (const as of ["agent", "restricted", "sales"] as const) {
    const own = await team.ask(getTeamMemberEndpoint, { as }, await team.idOf(as));
    expect([own.status, own.body.member]).toMatchObject([
      200,
      { id: await team.idOf(as), sales: as === "sales" ? 1 : 0, successors: [] },
    ]);
    expect((own.body.member as TeamMemberDetail).sessions.length).toBeGreaterThan(0);
    for (const other of ["owner", "admin", "traveller"] as const)
      expect((await team.ask(getTeamMemberEndpoint, { as }, await team.idOf(other))).status).toBe(
        403,
      );
  }
  const traveller = await team.idOf("traveller");
  expect((await team.ask(getTeamMemberEndpoint, { as: "traveller" }, traveller)).status).toBe(403);
});

it("is for owners and admins alone, and nobody changes themselves or somebody above", async () => {
  const agent = await team.idOf("agent");
  for (const as of ["agent", "restricted", "sales", "traveller"] as const)
    for (const [endpoint, body] of changes)
      expect((await team.ask(endpoint, { as }, agent, body)).body.code).toBe("not_allowed");
  for (const [as, whose] of [
    ["owner", "owner"],
    ["admin", "admin"],
    ["admin", "owner"],
  ] as const) {
    const id = await team.idOf(whose);
    const before = await team.rowOf(id);
    for (const [endpoint, body] of changes) {
      const { status, body: answer } = await team.ask(endpoint, { as }, id, body);
      expect([as, endpoint.path, status, answer.code]).toEqual([
        as,
        endpoint.path,
        403,
        "not_allowed",
      ]);
    }
    expect(await team.rowOf(id)).toEqual(before);
  }
  const up = await team.ask(setMemberRoleEndpoint, { as: "admin" }, agent, {
    userType: "AgencyOwner",
  });
  expect([up.status, up.body.code]).toEqual([403, "not_allowed"]);
});

it("gives another role, which ends sessions and exceptions, and notes both roles", async () => {
  const id = await team.idOf("agent");
  await team.ask(setMemberPermissionsEndpoint, owner, id, {
    permissions: { "bookings.read": "all" },
  });
  const next = await openSession("agent");
  for (const _again of [1, 2])
    expect(
      (await team.ask(setMemberRoleEndpoint, owner, id, { userType: "Admin" })).body.member,
    ).toMatchObject({ userType: "Admin" });
  expect(await next()).toEqual([401, "session_expired"]);
  expect((await detail(id)).permissions).toEqual({});
  expect(await noted("member.appointed")).toMatchObject([
    {
      actorName: "Olivia Marsh",
      subject: "Amir Haddad",
      subjectId: id,
      before: { userType: "TravelAgent" },
      after: { userType: "Admin" },
    },
  ]);
});

it("restricts from the next call on, without ending the session", async () => {
  const id = await team.idOf("agent");
  const token = await team.backend.signIn("alpha", "agent");
  const headers = { Authorization: `Bearer ${token}` };
  const profile = async () =>
    (await team.backend.call(getProfileEndpoint, { headers })).body.user as {
      isRestrictedAgent: boolean;
    };
  for (const isRestrictedAgent of [true, true, false]) {
    await team.ask(setMemberRestrictionEndpoint, { as: "admin" }, id, { isRestrictedAgent });
    expect((await profile()).isRestrictedAgent).toBe(isRestrictedAgent);
  }
  expect([
    (await noted("member.restricted")).length,
    (await noted("member.unrestricted")).length,
  ]).toEqual([1, 1]);
});

it("gives and takes single actions, but no more than one has, and none that is guarded", async () => {
  const id = await team.idOf("agent");
  const { reference } = await team.kit.confirm({ as: "sales" });
  const permit = (permissions: object, as: "owner" | "agent" = "owner", whose = id) =>
    team.ask(setMemberPermissionsEndpoint, { as }, whose, { permissions });
  const reads = async () =>
    (await team.backend.call(getBookingSaleEndpoint, { as: "agent", params: { reference } }))
      .status;
  expect(await reads()).toBe(404);
  expect((await permit({ "bookings.read": "all", "markup.read": "none" })).status).toBe(200);
  expect(await reads()).toBe(200);
  expect(await noted("member.permitted")).toMatchObject([
    { before: {}, after: { "bookings.read": "all", "markup.read": "none" } },
  ]);
  for (const wrong of [
    { "payment.write": "all" },
    { "team.owners": "all" },
    { "audit.read": "own" },
    { "mytrip.read": "own" },
  ])
    expect((await permit(wrong)).status).toBe(422);
  expect((await permit({}, "owner")).status).toBe(200);
  expect(await reads()).toBe(404);
  const summary = () => team.backend.call("GET /api/agency/agent-summary", { as: "agent" });
  expect((await summary()).body.upcoming).toMatchObject({ count: 0 });
  expect((await permit({ "bookings.read": "none" })).status).toBe(200);
  expect([(await summary()).status, (await summary()).body.upcoming]).toEqual([200, null]);
  // Who is let manage the team, without being an owner or admin, gives what they have.
  await permit({ "team.manage": "all" });
  const sales = await team.idOf("sales");
  expect((await permit({ "audit.read": "all" }, "agent", sales)).status).toBe(422);
  expect((await permit({ "bookings.read": "own" }, "agent", sales)).status).toBe(200);
  expect((await permit({}, "agent", await team.idOf("admin"))).status).toBe(403);
  for (const userType of ["Admin", "AgencyOwner"])
    expect(
      (await team.ask(setMemberRoleEndpoint, { as: "agent" }, sales, { userType })).status,
    ).toBe(403);
});

it("ends all sessions of a member, and shows which there are", async () => {
  const id = await team.idOf("agent");
  const next = await openSession("agent");
  expect((await detail(id)).sessions).toHaveLength(1);
  expect((await team.ask(endMemberSessionsEndpoint, owner, id)).body).toEqual({ ended: 1 });
  expect((await team.ask(endMemberSessionsEndpoint, owner, id)).body).toEqual({ ended: 0 });
  expect(await next()).toEqual([401, "session_expired"]);
  expect(await noted("member.signedOut")).toHaveLength(1);
});

async function askForSupport(assignee: string): Promise<void> {
  const { body } = await team.backend.call(createTicketEndpoint, {
    as: "traveller",
    body: {
      subject: "A cot in the room",
      message: "May we have a cot, please?",
      idempotencyKey: randomUUID(),
    },
  });
  const { reference } = body.ticket as { reference: string };
  const assigned = await team.backend.call(changeTicketEndpoint, {
    ...owner,
    params: { reference },
    body: { assigneeId: assignee, followUpOn: null, booking: null },
  });
  expect(assigned.status).toBe(200);
}

/** An open and a closed one. */
const assignEnquiries = (assigneeId: string) =>
  team.inAgency("alpha", async (tx) => {
    const agencyId = team.backend.ids.alpha;
    for (const status of ["open", "closed"] as const) {
      const reference = `E-${status === "open" ? "22222222" : "33333333"}`;
      const hash = `${reference} hash`;
      const [enquiry] = await tx
        .insert(enquiries)
        .values({
          ...{ agencyId, reference, firstName: "Nina", lastName: "Berg", email: "n@example.com" },
          ...{ language: "en", keyHashes: [], idempotencyHash: hash, fingerprint: "" },
          ...{ preferredContact: "email", message: "" },
          details: {
            ...{ service: "cruises", line: null, month: null },
            ...{ adults: 2, children: 0, infants: 0 },
          },
        })
        .returning();
      await tx.insert(tickets).values({
        ...{ agencyId, reference, enquiryId: enquiry?.id ?? null, status, assigneeId },
        ...{ subject: reference, message: "", idempotencyKey: randomUUID() },
      });
    }
  });

it("deactivates with everything handed over, and leaves nothing without an agent", async () => {
  const [id, sales, admin] = [
    await team.idOf("admin"),
    await team.idOf("sales"),
    await team.idOf("owner"),
  ];
  await team.kit.confirm({ as: "admin" });
  await team.kit.confirm({ as: "admin" });
  await askForSupport(id);
  await assignEnquiries(id);
  const next = await openSession("admin");
  const { holdings, successors } = await detail(id);
  expect(holdings).toEqual({
    upcomingBookings: 2,
    pastBookings: 0,
    clients: 0,
    openTickets: 1,
    closedTickets: 0,
    openEnquiries: 1,
    closedEnquiries: 1,
  });
  expect(successors.map(({ name, answersTickets }) => [name, answersTickets])).toEqual([
    ["Amir Haddad", false],
    ["Olivia Marsh", true],
    ["Renata Prado", false],
    ["Soren Dahl", false],
  ]);
  const leave = (handOverTo: string | null) =>
    team.ask(deactivateMemberEndpoint, owner, id, { handOverTo });
  const wrong = [null, id, randomUUID(), await team.idOf("agent", "beta")];
  for (const successor of [...wrong, await team.idOf("traveller")])
    expect((await leave(successor)).status).toBe(422);
  expect(await next()).toEqual([200, undefined]);

  const left = await leave(sales);
  expect([left.status, left.body.handedOver]).toEqual([
    200,
    { bookings: 2, clients: 0, tickets: 1 },
  ]);
  expect(await next()).toEqual([401, "session_expired"]);
  await team.inAgency("alpha", async (tx) => {
    expect(await tx.select().from(bookings).where(eq(bookings.agentId, sales))).toHaveLength(2);
    expect(await tx.select().from(bookings).where(isNull(bookings.agentId))).toHaveLength(0);
    // Who doesn't answer requests isn't given any.
    const [ticket] = await tx.select().from(tickets).where(isNull(tickets.enquiryId));
    expect(ticket?.assigneeId).toBe(admin);
    expect(await tx.select().from(tickets).where(eq(tickets.assigneeId, sales))).toHaveLength(2);
  });
  expect((await leave(null)).body.handedOver).toEqual({ bookings: 0, clients: 0, tickets: 0 });
  expect(await noted("member.deactivated")).toMatchObject([
    { subject: "Ada Moreau", after: { successor: "Soren Dahl", bookings: "2", tickets: "1" } },
  ]);
});

it("hands sales over for those alone who may assign them", async () => {
  const [id, colleague] = [await team.idOf("agent"), await team.idOf("sales")];
  const permissions = { "team.manage": "all" as const };
  await team.ask(setMemberPermissionsEndpoint, owner, id, { permissions });
  const { reference } = await team.kit.confirm({ as: "sales" });
  const before = await team.rowOf(colleague);
  const take = () =>
    team.ask(deactivateMemberEndpoint, { as: "agent" }, colleague, { handOverTo: id });
  expect((await take()).body.code).toBe("not_allowed");
  expect(await team.rowOf(colleague)).toEqual(before);
  expect((await team.kit.rowOf(reference)).agentId).toBe(colleague);
  const more = { permissions: { ...permissions, "bookings.assign": "all" as const } };
  await team.ask(setMemberPermissionsEndpoint, owner, id, more);
  expect((await take()).status).toBe(200);
  expect((await team.kit.rowOf(reference)).agentId).toBe(id);
});

it("lets nobody in who is deactivated, without saying why, until they are let in again", async () => {
  const id = await team.idOf("agent");
  const email = "agent@alpha.localhost";
  await team.ask(deactivateMemberEndpoint, owner, id, { handOverTo: null });
  const refused = await team.logIn(email, demoPassword);
  const wrong = await team.logIn(email, "not-the-Password-1");
  const told = ({ status, body }: typeof refused) => [status, body.code, body.message];
  expect(told(refused)).toEqual(told(wrong));
  expect(refused.status).toBe(401);
  await team.backend.call(forgotPasswordEndpoint, { body: { email } });
  expect(await team.mailsTo(email)).toEqual([]);
  // Also with a session opened since.
  expect(await (await openSession("agent"))()).toEqual([401, "session_expired"]);
  const { reference } = await team.kit.confirm({ as: "owner" });
  const assigned = await team.backend.call(assignBookingEndpoint, {
    ...owner,
    params: { reference },
    body: { agentId: id },
  });
  expect(assigned.body.code).toBe("user_not_found");

  expect((await team.ask(reactivateMemberEndpoint, owner, id)).status).toBe(200);
  expect((await team.logIn(email, demoPassword)).status).toBe(200);
  expect(await noted("member.reactivated")).toHaveLength(1);
});

it("keeps an owner: of two who demote each other at once, one stays", async () => {
  const [one, other] = [await team.idOf("owner"), await team.idOf("admin")];
  expect(
    (await team.ask(setMemberRoleEndpoint, owner, other, { userType: "AgencyOwner" })).status,
  ).toBe(200);
  const demote = (as: "owner" | "admin", id: string) =>
    team.ask(setMemberRoleEndpoint, { as }, id, { userType: "SalesAgent" });
  const answers = await Promise.all([demote("owner", other), demote("admin", one)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const owners = await team.inAgency("alpha", (tx) =>
    tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.userType, "AgencyOwner"), isNull(users.deactivatedAt))),
  );
  expect(owners).toHaveLength(1);
});

it("counts no owner who is deactivated: the last one who can sign in stays", async () => {
  const admin = await team.idOf("admin");
  await team.ask(setMemberRoleEndpoint, owner, admin, { userType: "AgencyOwner" });
  await team.ask(deactivateMemberEndpoint, owner, admin, { handOverTo: null });
  const gone = await team.backend.call(deleteAccountEndpoint, {
    ...owner,
    body: { password: demoPassword },
  });
  expect([gone.status, gone.body.code]).toEqual([409, "last_owner"]);
});

it("neither restricts owners nor makes exceptions for them", async () => {
  const admin = await team.idOf("admin");
  await team.ask(setMemberRoleEndpoint, owner, admin, { userType: "AgencyOwner" });
  for (const [endpoint, body] of [
    [setMemberRestrictionEndpoint, { isRestrictedAgent: true }],
    [setMemberPermissionsEndpoint, { permissions: { "team.manage": "none" } }],
  ] as const)
    expect((await team.ask(endpoint, owner, admin, body)).status).toBe(422);
});
