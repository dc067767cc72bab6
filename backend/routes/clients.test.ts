import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type * as z from "zod";
import * as contract from "@/lib/api/contract/clients";
import { deactivateMemberEndpoint } from "@/lib/api/contract/team";
import { auditEvents } from "../db/schema/audit-events";
import { clientNotes, clients } from "../db/schema/clients";
import { users } from "../db/schema/users";
import type { DemoRole } from "../demo/demo-users";
import { erasePerson } from "../people/erase-person";
import { exportPerson } from "../people/export-person";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

let backend: TestBackend;
const clock = { now: new Date("2026-11-21T12:00:00Z") };
beforeAll(async () => {
  backend = await openTestBackend({ now: () => clock.now });
});
afterAll(() => backend.close());
/** Each change at a time of its own, by which the audit is sorted. */
const tick = () => (clock.now = new Date(clock.now.getTime() + 1_000));
beforeEach(tick);

const nina: contract.ClientInput = {
  firstName: "Nina Marie",
  lastName: "Berg",
  birthDate: "1984-02-09",
  nationality: "NO",
  language: "no",
  emails: ["nina@example.com"],
  phones: ["+47 22 00 00 00"],
  loyalty: [{ program: "EuroBonus", number: "EBB 123" }],
  preferences: "Aisle seat",
  tags: ["family"],
};
const add = async (
  as: DemoRole,
  client: Partial<contract.ClientInput> = {},
  {
    agency = "alpha",
    idempotencyKey = randomUUID(),
  }: { agency?: TestAgency; idempotencyKey?: string } = {},
) =>
  backend.call(contract.createClientEndpoint, {
    as,
    agency,
    body: { client: { ...nina, ...client }, idempotencyKey },
  });
type Query = Record<string, string>;
type Shown = { client: contract.Client };
const added = async (...input: Parameters<typeof add>) =>
  ((await add(...input)).body as Shown).client;
const get = (as: DemoRole, reference: string, agency: TestAgency = "alpha") =>
  backend.call(contract.getClientEndpoint, { as, agency, params: { reference } });
const list = async (as: DemoRole, query: Query = {}, agency: TestAgency = "alpha") =>
  (await backend.call(contract.listClientsEndpoint, { as, agency, query })).body as z.output<
    typeof contract.listClientsEndpoint.response
  >;
const save = (
  as: DemoRole,
  { reference, version }: { reference: string; version: number },
  client: Partial<contract.ClientInput>,
) => {
  tick();
  return backend.call(contract.saveClientEndpoint, {
    as,
    params: { reference },
    body: { client: { ...nina, ...client }, version },
  });
};
const handOver = (as: DemoRole, reference: string, agentId: string | null) => {
  tick();
  return backend.call(contract.handOverClientEndpoint, {
    as,
    params: { reference },
    body: { agentId },
  });
};
const note = (as: DemoRole, reference: string, text: string, key: string = randomUUID()) =>
  backend.call(contract.addClientNoteEndpoint, {
    as,
    params: { reference },
    body: { text, idempotencyKey: key },
  });
const idOf = async (role: DemoRole, agency: TestAgency = "alpha") => {
  const [row] = await backend.db.forAgency(backend.ids[agency], (tx) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.agencyId, backend.ids[agency]),
          eq(users.email, `${role}@${agency}.localhost`),
        ),
      ),
  );
  if (!row) throw new Error(`no ${role} at ${agency}`);
  return row.id;
};
const rowsOf = (agency: TestAgency) =>
  backend.db.forAgency(backend.ids[agency], async (tx) => ({
    clients: await tx.select().from(clients).orderBy(asc(clients.id)),
    notes: await tx.select().from(clientNotes).orderBy(asc(clientNotes.id)),
  }));
const auditOf = (reference: string) =>
  backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx
      .select({
        action: auditEvents.action,
        before: auditEvents.before,
        after: auditEvents.after,
      })
      .from(auditEvents)
      .where(eq(auditEvents.subject, reference))
      .orderBy(asc(auditEvents.createdAt), asc(auditEvents.id)),
  );

it("adds a client, who is the adder's own; once for each key", async () => {
  const idempotencyKey = randomUUID();
  const first = await add("agent", {}, { idempotencyKey });
  expect(first).toMatchObject({
    status: 200,
    body: {
      client: { ...nina, version: 1, notes: [], agents: [], agent: { name: "Amir Haddad" } },
    },
  });
  expect((await add("agent", {}, { idempotencyKey })).body).toEqual(first.body);
  expect(await add("agent", { lastName: "Dahl" }, { idempotencyKey })).toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  });
  expect(await add("sales", {}, { idempotencyKey })).toMatchObject({ status: 422 });
  expect(await list("agent")).toMatchObject({ total: 1, tags: ["family"], agents: [] });
});

it("is sorted by last name, page by page in both ways", async () => {
  for (const [lastName, firstName] of [
    ["Åberg", "Ida"],
    ["Dahl", "Zoe"],
    ["dahl", "Anna"],
    ["", "Sukarno"],
    ["Álvarez Núñez", "José"],
  ] as const)
    for (let index = 0; index < 4; index++)
      await add("restricted", { firstName, lastName, tags: [] });
  const whole = await list("restricted", { size: "100" });
  expect([...new Set(whole.clients.map(({ lastName, firstName }) => `${lastName} ${firstName}`))])
    // Accents and capitals don't count.
    .toEqual(["Åberg Ida", "Álvarez Núñez José", "dahl Anna", "Dahl Zoe", " Sukarno"]);
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const page = await list("restricted", { size: "10", ...(after && { after }) });
    pages.push(page.clients.map(({ reference }) => reference));
    after = page.next ?? undefined;
    if (page.previous && !page.next) {
      const before = await list("restricted", { size: "10", after: page.previous });
      expect(before.clients.map(({ reference }) => reference)).toEqual(pages.at(-2));
    }
  } while (after);
  expect(pages.flat()).toEqual(whole.clients.map(({ reference }) => reference));
  expect(pages.map(({ length }) => length)).toEqual([10, 10]);
  expect((await list("restricted", { q: "nunez jose" })).total).toBe(4);
  expect(
    await backend.call(contract.listClientsEndpoint, { as: "agent", query: { after: "nonsense" } }),
  ).toMatchObject({ status: 422, body: { issues: [{ path: "after" }] } });
});

it("is found by words, a tag and whose it is", async () => {
  const mine = await added("sales", { lastName: "Sample-Fjord", tags: ["golf", "VIP"] });
  expect(mine).toBeDefined();
  const found = (query: Query) => list("owner", query).then(({ total }) => total);
  const sales = await idOf("sales");
  for (const q of ["sample", "FJORD nina", "nina@example.com fjord", mine.reference, "golf fjord"])
    expect([q, (await list("sales", { q })).total]).toEqual([q, 1]);
  expect(await found({ tag: "golf", agent: sales })).toBe(1);
  expect(await found({ tag: "golf", agent: await idOf("agent") })).toBe(0);
  // Of those who reach their own alone, the filter by agent is ignored.
  expect((await list("sales", { agent: await idOf("agent") })).total).toBe(1);
  expect((await list("owner")).tags).toEqual(["family", "golf", "VIP"]);
  expect((await list("owner")).agents.length).toBeGreaterThan(3);
});

it("changes a client once it was read, and notes what, without values", async () => {
  const client = await added("agent");
  const saved = await save("agent", client, { lastName: "Dahl", emails: [] });
  expect(saved).toMatchObject({ status: 200, body: { client: { version: 2, lastName: "Dahl" } } });
  const again = await save("agent", client, { lastName: "Dahl", emails: [] });
  expect(again.body).toEqual(saved.body);
  expect(await save("owner", client, { tags: ["VIP"] })).toMatchObject({
    status: 409,
    body: { code: "client_changed" },
  });
  expect((await get("agent", client.reference)).body.client).toEqual(saved.body.client);
  expect(await auditOf(client.reference)).toEqual([
    { action: "client.added", before: {}, after: {} },
    { action: "client.changed", before: {}, after: { fields: "lastName, emails" } },
  ]);
});

it.each([
  ["no first name", { firstName: " " }, "client.firstName"],
  ["a day that isn't", { birthDate: "1984-02-31" }, "client.birthDate"],
  ["a day that is yet to come", { birthDate: "2126-01-01" }, "client.birthDate"],
  ["an address twice", { emails: ["a@b.co", "A@B.co"] }, "client.emails"],
  ["a number without its country", { phones: ["22 00 00 00"] }, "client.phones.0"],
  ["a tag of two lines", { tags: ["a\nb"] }, "client.tags.0"],
  ["a name that turns other words", { lastName: "\u202eBerg" }, "client.lastName"],
  ["half a programme", { loyalty: [{ program: "X", number: "" }] }, "client.loyalty.0.number"],
  ["a long text", { preferences: "x".repeat(2_001) }, "client.preferences"],
])("refuses %s, and keeps nothing", async (_name, wrong, path) => {
  const before = await rowsOf("alpha");
  const client = { ...nina, ...wrong };
  expect(
    await backend.call(contract.createClientEndpoint, {
      as: "agent",
      body: { client, idempotencyKey: randomUUID() },
    }),
  ).toMatchObject({ status: 422, body: { issues: [{ path }] } });
  expect(await rowsOf("alpha")).toEqual(before);
});

it("hides others' clients from those who reach their own, and all from another agency", async () => {
  const { reference, version } = await added("agent");
  await note("agent", reference, "Likes trains.");
  const before = await rowsOf("alpha");
  const missing = { status: 404, body: { code: "client_not_found" } };
  expect(await get("sales", "K-22222222")).toMatchObject(missing);
  for (const as of ["sales", "restricted"] as const) {
    expect(await get(as, reference)).toMatchObject(missing);
    expect(await save(as, { reference, version }, { lastName: "X" })).toMatchObject(missing);
    expect(await note(as, reference, "Mine.")).toMatchObject(missing);
    expect((await list(as)).clients.map((each) => each.reference)).not.toContain(reference);
  }
  const key = randomUUID();
  for (const [endpoint, body] of [
    [contract.getClientEndpoint, undefined],
    [contract.saveClientEndpoint, { client: nina, version }],
    [contract.addClientNoteEndpoint, { text: "Ours.", idempotencyKey: key }],
    [contract.handOverClientEndpoint, { agentId: null }],
  ] as const)
    expect(
      await backend.call(endpoint, {
        as: "owner",
        agency: "beta",
        params: { reference },
        ...(body && { body }),
      }),
    ).toMatchObject(missing);
  expect((await list("owner", {}, "beta")).total).toBe(0);
  expect(await rowsOf("alpha")).toEqual(before);
});

it("shows rows of a member's own alone, by raw SQL as well", async () => {
  const { reference } = await added("agent");
  const seen = (userId: string, reach: "own" | "all", agency: TestAgency = "alpha") =>
    backend.db.forMember(backend.ids[agency], { userId, reach }, async (tx) => {
      const rows = await tx.select({ reference: clients.reference }).from(clients);
      const notes = await tx.select({ id: clientNotes.id }).from(clientNotes);
      return [rows.some((row) => row.reference === reference), notes.length > 0];
    });
  await note("agent", reference, "Likes trains.");
  expect(await seen(await idOf("agent"), "own")).toEqual([true, true]);
  expect(await seen(await idOf("sales"), "own")).toEqual([false, false]);
  expect(await seen(await idOf("owner"), "all")).toEqual([true, true]);
  expect(await seen(await idOf("owner", "beta"), "all", "beta")).toEqual([false, false]);
});

it("hands a client over, to people of the agency alone", async () => {
  const { reference } = await added("agent");
  const sales = await idOf("sales");
  expect((await handOver("agent", reference, sales)).status).toBe(403);
  for (const stranger of [randomUUID(), await idOf("agent", "beta"), await idOf("traveller")])
    expect(await handOver("owner", reference, stranger)).toMatchObject({
      status: 404,
      body: { code: "member_not_found" },
    });
  const handed = await handOver("owner", reference, sales);
  expect((handed.body as Shown).client.agent).toEqual({ id: sales, name: "Soren Dahl" });
  expect((await handOver("owner", reference, sales)).body).toEqual(handed.body);
  expect((await get("agent", reference)).status).toBe(404);
  expect((await get("sales", reference)).status).toBe(200);
  expect((await handOver("owner", reference, null)).body).toMatchObject({
    client: { agent: null },
  });
  expect((await list("owner", { agent: "none" })).total).toBe(1);
  expect(await auditOf(reference)).toEqual([
    { action: "client.added", before: {}, after: {} },
    {
      action: "client.assigned",
      before: { agent: "Amir Haddad" },
      after: { agent: "Soren Dahl" },
    },
    { action: "client.assigned", before: { agent: "Soren Dahl" }, after: {} },
  ]);
});

it("keeps notes with their authors, once for each key", async () => {
  const { reference } = await added("agent");
  const key = randomUUID();
  const first = await note("agent", reference, "Likes trains.", key);
  expect(first.body.note).toMatchObject({ author: "Amir Haddad", text: "Likes trains." });
  expect((await note("agent", reference, "Likes trains.", key)).body).toEqual(first.body);
  expect((await note("agent", reference, "Likes ships.", key)).status).toBe(422);
  tick();
  await note("owner", reference, "Called today.");
  const { notes } = ((await get("agent", reference)).body as Shown).client;
  expect(notes.map(({ text }) => text)).toEqual(["Called today.", "Likes trains."]);
});

it("is handed out and erased with the data of a person, by their address", async () => {
  const email = "ida@example.com";
  const { reference } = await added("agent", { emails: ["post@example.com", email] });
  await note("agent", reference, "Likes trains.");
  const other = await added("agent");
  const alone = await added("agent", { emails: [email] });
  const alpha = backend.ids.alpha;
  const person = { email, account: null };
  const taken = () => backend.db.forAgency(alpha, (tx) => exportPerson(tx, alpha, person));
  expect((await taken())?.clients).toMatchObject([
    { reference, emails: ["post@example.com", email], notes: [{ text: "Likes trains." }] },
    { emails: [email] },
  ]);
  await backend.db.forAgency(alpha, (tx) => erasePerson(tx, alpha, { ...person, now: clock.now }));
  expect(await taken()).toBeNull();
  expect((await get("agent", reference)).body).toMatchObject({
    client: { emails: ["post@example.com"], version: 2 },
  });
  expect((await get("agent", alone.reference)).status).toBe(404);
  expect((await get("agent", other.reference)).status).toBe(200);
});

it("goes to the successor of a member who leaves", async () => {
  const { reference } = await added("admin");
  const id = await idOf("admin");
  const leave = (handOverTo: string | null) =>
    backend.call(deactivateMemberEndpoint, { as: "owner", params: { id }, body: { handOverTo } });
  expect(await leave(null)).toMatchObject({ status: 422 });
  expect((await leave(await idOf("agent"))).body.handedOver).toEqual({
    bookings: 0,
    clients: 1,
    tickets: 0,
  });
  expect((await get("agent", reference)).body).toMatchObject({
    client: { agent: { name: "Amir Haddad" } },
  });
});
