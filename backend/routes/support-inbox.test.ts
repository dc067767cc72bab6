import { eq } from "drizzle-orm";
import { tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import { openSupportKit, type SupportKit } from "../testing/support-kit";

let kit: SupportKit;
beforeEach(async () => {
  kit = await openSupportKit();
});
afterEach(() => kit.close());

const owner = { as: "owner" } as const;
const subjects = async (query: Record<string, string> = {}) =>
  (await kit.inbox(owner, query)).tickets.map(({ subject }) => subject);

it("lists what waits for an answer apart from what is answered or closed, the latest first", async () => {
  const first = await kit.ask({ as: "traveller" }, { subject: "First" });
  kit.wait();
  await kit.ask({ as: "agent" }, { subject: "Second" });
  kit.wait();
  await kit.ask({ as: "sales" }, { subject: "Third" });
  kit.wait();
  await kit.reply(first, owner);
  expect([await subjects(), await subjects({ state: "answered" })]).toEqual([
    ["Third", "Second"],
    ["First"],
  ]);
  kit.wait();
  await kit.reply(first, { as: "traveller" });
  expect(await subjects()).toEqual(["First", "Third", "Second"]);
  await kit.setState(first, owner, { status: "closed", seen: 3 });
  expect([await subjects(), await subjects({ state: "closed" })]).toEqual([
    ["Third", "Second"],
    ["First"],
  ]);
  expect((await kit.inbox(owner)).counts).toEqual({ new: 2, answered: 0, closed: 1 });
  expect((await kit.inbox(owner)).tickets[0]).toMatchObject({
    sender: { email: "sales@alpha.localhost" },
    assignee: null,
    isAnswered: false,
  });
});

it("finds words in the reference, the subject and the sender, as they are", async () => {
  const reference = await kit.ask({ as: "traveller" }, { subject: "100 % wool" });
  await kit.ask({ as: "agent" }, { subject: "A ferry" });
  for (const [q, found] of [
    [reference.toLowerCase(), ["100 % wool"]],
    ["WOOL traveller@", ["100 % wool"]],
    ["% wool", ["100 % wool"]],
    ["f%y", []],
    ["agent@alpha", ["A ferry"]],
    ["wool ferry", []],
  ] as const)
    expect([q, await subjects({ q })]).toEqual([q, found]);
  expect((await kit.inbox(owner, { q: "ferry" })).counts.new).toBe(1);
});

it("pages without losing or repeating any, with the exact total", async () => {
  const { alpha } = kit.backend.ids;
  const userId = await kit.idOf("traveller");
  const at = new Date("2026-11-21T12:00:00Z");
  const codes = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  await kit.backend.db.forAgency(alpha, (tx) =>
    tx.insert(tickets).values(
      Array.from({ length: 47 }, (_, index) => ({
        agencyId: alpha,
        userId,
        reference: `S-AAAA${codes[index >> 5]}${codes[index % 32]}`,
        subject: `Request ${index}`,
        message: "Please answer.",
        idempotencyKey: crypto.randomUUID(),
        // Some at the same moment.
        updatedAt: new Date(at.getTime() - (index >> 2) * 1_000),
      })),
    ),
  );
  const seen: string[] = [];
  let after: string | null = null;
  const sizes: number[] = [];
  do {
    const page: Awaited<ReturnType<typeof kit.inbox>> = await kit.inbox(owner, {
      size: "20",
      ...(after ? { after } : {}),
    });
    expect(page.counts.new).toBe(47);
    sizes.push(page.tickets.length);
    seen.push(...page.tickets.map(({ reference }) => reference));
    after = page.next;
  } while (after);
  expect(sizes).toEqual([20, 20, 7]);
  expect(new Set(seen).size).toBe(47);
  for (const nonsense of ["2.1.x", "1.1.1", "x"])
    expect(
      (await kit.backend.call("GET /api/agency/tickets", { ...owner, query: { after: nonsense } }))
        .status,
    ).toBe(422);
});

it("is assigned to those with the inbox, who then hear of replies", async () => {
  const reference = await kit.ask({ as: "traveller" });
  const admin = await kit.idOf("admin");
  expect((await kit.change(reference, owner, { assigneeId: admin })).status).toBe(200);
  expect((await kit.change(reference, owner, { assigneeId: admin })).status).toBe(200);
  expect((await kit.inbox(owner)).tickets[0]?.assignee?.id).toBe(admin);
  const { inbox } = await kit.thread(reference, owner);
  expect([inbox?.assignee?.id, inbox?.members.map(({ id }) => id).sort()]).toEqual([
    admin,
    [admin, await kit.idOf("owner")].sort(),
  ]);
  await kit.reply(reference, { as: "traveller" });
  expect((await kit.mails()).at(-1)).toMatchObject({
    kind: "ticketReplied",
    recipient: "admin@alpha.localhost",
  });
  kit.wait();
  await kit.change(reference, owner, {});
  expect((await kit.audit()).map(({ action, before, after }) => [action, before, after])).toEqual([
    ["ticket.assigned", {}, { assignee: inbox?.assignee?.name }],
    ["ticket.assigned", { assignee: inbox?.assignee?.name }, {}],
  ]);
});

it("tells the agency of replies once the member it is assigned to has lost the inbox", async () => {
  const reference = await kit.ask({ as: "traveller" });
  await kit.change(reference, owner, { assigneeId: await kit.idOf("admin") });
  const permit = (permissions: object) =>
    kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx.update(users).set({ permissions }).where(eq(users.email, "admin@alpha.localhost")),
    );
  await permit({ "support.inbox": "none" });
  kit.wait();
  await kit.reply(reference, { as: "traveller" });
  expect((await kit.mails()).at(-1)).toMatchObject({
    kind: "ticketReplied",
    recipient: "owner@alpha.localhost",
  });
  await permit({});
});

it("is assigned to nobody else, and by nobody else", async () => {
  const reference = await kit.ask({ as: "traveller" });
  const before = await kit.rows();
  for (const nobody of [
    await kit.idOf("agent"),
    await kit.idOf("traveller"),
    await kit.idOf("owner", "beta"),
    crypto.randomUUID(),
  ])
    expect((await kit.change(reference, owner, { assigneeId: nobody })).status).toBe(422);
  expect((await kit.change(reference, { as: "traveller" }, {})).status).toBe(403);
  expect((await kit.change(reference, { as: "owner", agency: "beta" }, {})).status).toBe(404);
  expect(await kit.rows()).toEqual(before);
});

it("is theirs who were given it, and shows only their own to those with that much", async () => {
  const reference = await kit.ask({ as: "traveller" });
  const own = await kit.ask({ as: "agent" });
  const grant = (permissions: object) =>
    kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx.update(users).set({ permissions }).where(eq(users.email, "agent@alpha.localhost")),
    );
  const agent = { as: "agent" } as const;
  await grant({ "support.inbox": "own" });
  expect((await kit.inbox(agent)).tickets.map(({ reference: each }) => each)).toEqual([own]);
  expect((await kit.read(reference, agent)).status).toBe(404);
  expect((await kit.change(reference, agent, {})).status).toBe(404);
  expect((await kit.change(own, agent, { followUpOn: "2026-12-01" })).status).toBe(404);
  const toAgent = { assigneeId: await kit.idOf("agent") };
  expect((await kit.change(reference, owner, toAgent)).status).toBe(422);
  await grant({ "support.inbox": "all" });
  expect((await kit.inbox(agent)).counts.new).toBe(2);
  expect((await kit.reply(reference, agent)).status).toBe(200);
  expect((await kit.change(reference, owner, toAgent)).status).toBe(200);
});
