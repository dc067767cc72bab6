import { randomUUID } from "node:crypto";
import { openSupportKit, type SupportKit } from "../testing/support-kit";

let kit: SupportKit;
beforeEach(async () => {
  kit = await openSupportKit();
});
afterEach(() => kit.close());

const traveller = { as: "traveller" } as const;
const owner = { as: "owner" } as const;
const texts = async (reference: string) =>
  (await kit.thread(reference, owner)).entries.map(({ kind, text }) =>
    kind === "message" ? text : kind,
  );

it("carries a conversation, and tells the other side of each message", async () => {
  const reference = await kit.ask(traveller);
  kit.wait();
  expect(
    (await kit.reply(reference, owner, { text: "  It is there.\n" })).body.ticket,
  ).toMatchObject({ reference, isAnswered: true, entries: 2, status: "open" });
  kit.wait();
  const thanks = await kit.reply(reference, traveller, { text: "Thanks!" });
  expect(thanks.body.ticket).toMatchObject({ isAnswered: false, entries: 3 });

  const seen = await kit.thread(reference, traveller);
  expect(seen.entries).toMatchObject([
    { text: "May we have a cot, please?", isOwn: true, isFromAgency: false },
    { text: "It is there.", isOwn: false, isFromAgency: true },
    { text: "Thanks!", isOwn: true, isFromAgency: false },
  ]);
  expect(seen.entries.every(({ author }) => author !== "")).toBe(true);
  // Who takes care of it, and who could, is the agency's to know.
  expect(seen.inbox).toBeNull();
  const { inbox, entries } = await kit.thread(reference, owner);
  expect(inbox).toMatchObject({ sender: { email: "traveller@alpha.localhost" }, assignee: null });
  expect(entries.map(({ isOwn }) => isOwn)).toEqual([false, true, false]);

  const [answered, replied, ...more] = (await kit.mails()).slice(2);
  expect(more).toEqual([]);
  expect(answered).toMatchObject({
    kind: "ticketAnswered",
    recipient: "traveller@alpha.localhost",
  });
  expect(answered?.text).toContain("> It is there.");
  expect(answered?.text).toContain(`/mytrip/support/${reference}`);
  expect(replied).toMatchObject({ kind: "ticketReplied", recipient: "owner@alpha.localhost" });
  expect(replied?.text).toContain("> Thanks!");
  expect(replied?.text).toContain(`/settings/support/${reference}`);
  expect((await kit.audit()).map(({ action, subject }) => [action, subject])).toEqual([
    ["ticket.answered", reference],
  ]);
});

it("sends an agent to the pages of those who work there, in the agent's language", async () => {
  await kit.setLanguage("agent", "es");
  const reference = await kit.ask({ as: "agent" });
  await kit.reply(reference, owner);
  const mail = (await kit.mails()).at(-1);
  expect(mail?.language).toBe("es");
  expect(mail?.text).toContain(`/es/settings/support/${reference}`);
});

it("takes a message once per key, also when it comes twice at once", async () => {
  const reference = await kit.ask(traveller);
  const other = await kit.ask(traveller);
  const idempotencyKey = randomUUID();
  const sent = () => kit.reply(reference, owner, { idempotencyKey });
  const answers = await Promise.all([sent(), sent(), sent()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await texts(reference)).toHaveLength(2);
  expect((await kit.mails()).filter(({ kind }) => kind === "ticketAnswered")).toHaveLength(1);
  for (const [to, input] of [
    [reference, { idempotencyKey, text: "Something else" }],
    [other, { idempotencyKey }],
  ] as const) {
    const { status, body } = await kit.reply(to, owner, input);
    expect([status, body.code]).toEqual([422, "idempotency_key_reused"]);
  }
  // Keys are per user.
  expect((await kit.reply(reference, traveller, { idempotencyKey })).status).toBe(200);
});

it("is closed and opened by either side, which the thread says, and once", async () => {
  const reference = await kit.ask(traveller);
  await kit.setState(reference, traveller, { status: "closed", seen: 1 });
  await kit.setState(reference, owner, { status: "closed", seen: 1 });
  expect(await texts(reference)).toEqual(["May we have a cot, please?", "closed"]);
  kit.wait();
  await kit.setState(reference, owner, { status: "open" });
  await kit.setState(reference, owner, { status: "open" });
  kit.wait();
  const { body } = await kit.setState(reference, owner, { status: "closed", seen: 3 });
  expect(body.ticket).toMatchObject({ status: "closed", entries: 4 });
  expect((await texts(reference)).slice(1)).toEqual(["closed", "reopened", "closed"]);
  const [row] = (await kit.rows()).tickets;
  expect(row?.closedAt).toEqual(row?.updatedAt);
  // What a traveller does isn't the agency's doing.
  expect((await kit.audit()).map(({ action }) => action)).toEqual([
    "ticket.reopened",
    "ticket.closed",
  ]);
});

it.each([traveller, owner])("is open again when $as writes on", async (who) => {
  const reference = await kit.ask(traveller);
  await kit.setState(reference, owner, { status: "closed", seen: 1 });
  const { body } = await kit.reply(reference, who, { text: "One more thing" });
  expect(body.ticket).toMatchObject({ status: "open", entries: 4 });
  expect((await texts(reference)).slice(1)).toEqual(["closed", "reopened", "One more thing"]);
  expect((await kit.rows()).tickets[0]?.closedAt).toBeNull();
});

it("isn't closed over a message that nobody has read", async () => {
  const reference = await kit.ask(traveller);
  await kit.reply(reference, traveller, { text: "And a high chair." });
  const { status, body } = await kit.setState(reference, owner, { status: "closed", seen: 1 });
  expect([status, body.code]).toEqual([409, "ticket_changed"]);
  expect((await kit.rows()).tickets[0]).toMatchObject({ status: "open", entries: 2 });
});

it("ends in one of both orders when it is closed and written in at once", async () => {
  for (let count = 0; count < 5; count += 1) {
    const reference = await kit.ask(traveller);
    const [closing] = await Promise.all([
      kit.setState(reference, owner, { status: "closed", seen: 1 }),
      kit.reply(reference, traveller, { text: "Wait!" }),
    ]);
    // Either the message reopens it, or it comes first and isn't closed over.
    expect((await texts(reference)).slice(1)).toEqual(
      closing.status === 200 ? ["closed", "reopened", "Wait!"] : ["Wait!"],
    );
    expect((await kit.thread(reference, owner)).ticket.status).toBe("open");
    kit.wait(15);
  }
});

it("is nobody else's: not another user's, not another agency's", async () => {
  const reference = await kit.ask(traveller);
  const before = await kit.rows();
  const strangers = [
    { as: "agent" },
    { as: "sales" },
    { as: "restricted" },
    { as: "owner", agency: "beta" },
    { as: "traveller", agency: "beta" },
  ] as const;
  for (const stranger of strangers) {
    for (const { status, body } of [
      await kit.read(reference, stranger),
      await kit.reply(reference, stranger),
      await kit.setState(reference, stranger, { status: "closed", seen: 1 }),
    ])
      expect([stranger, status, body.code]).toEqual([stranger, 404, "ticket_not_found"]);
  }
  expect(await kit.rows()).toEqual(before);
  expect(await kit.mails()).toHaveLength(2);
  expect((await kit.inbox({ as: "owner", agency: "beta" })).counts.new).toBe(0);
});

it("refuses what is no message, and too many of them", async () => {
  const reference = await kit.ask(traveller);
  for (const input of [
    { text: "   " },
    { text: "x".repeat(5_001) },
    { text: "a\u0000b" },
    { idempotencyKey: "1" },
    { fromAgency: true },
  ])
    expect((await kit.reply(reference, traveller, input)).status).toBe(422);
  for (let count = 0; count < 30; count += 1)
    expect((await kit.reply(reference, traveller)).status).toBe(200);
  const refused = await kit.reply(reference, traveller);
  expect([refused.status, refused.body.code, refused.headers.get("Retry-After")]).toEqual([
    429,
    "too_many_tickets",
    "3600",
  ]);
  // Those who answer many have a limit of their own.
  expect((await kit.reply(reference, owner)).status).toBe(200);
  kit.wait(61);
  expect((await kit.reply(reference, traveller)).status).toBe(200);
});
