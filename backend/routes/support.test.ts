import { randomUUID } from "node:crypto";
import { createTicketEndpoint, listTicketsEndpoint, type Ticket } from "@/lib/api/contract/support";
import type { DemoRole } from "../demo/demo-users";
import { mails } from "../db/schema/mails";
import { openMail } from "../mail/sealed-mail";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

let backend: TestBackend;
let now = new Date("2026-11-21T12:00:00Z");
beforeAll(async () => {
  backend = await openTestBackend({ now: () => now });
});
afterAll(() => backend.close());

const words = { subject: "A cot in the room", message: "May we have a cot?\nThank you." };
const write = (as: DemoRole, input: object = {}, agency: TestAgency = "alpha") =>
  backend.call(createTicketEndpoint, {
    agency,
    as,
    body: { ...words, idempotencyKey: randomUUID(), ...input },
  });
const list = async (as: DemoRole, agency: TestAgency = "alpha") =>
  (await backend.call(listTicketsEndpoint, { agency, as })).body.data as Ticket[];
const mailsOf = (agency: TestAgency) =>
  backend.db.forAgency(backend.ids[agency], async (tx) =>
    (await tx.select().from(mails).orderBy(mails.createdAt, mails.kind)).map((row) => ({
      ...row,
      ...openMail(tx, row),
    })),
  );

it("keeps a request, tells the agency with an answer going to the person, and the person", async () => {
  const { status, body } = await write("traveller");
  const ticket = body.ticket as Ticket;
  expect([status, ticket]).toEqual([
    200,
    {
      subject: words.subject,
      reference: expect.stringMatching(/^S-[2-9A-HJ-NP-Z]{6}$/),
      status: "open",
      isAnswered: false,
      entries: 1,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    },
  ]);
  expect(await list("traveller")).toEqual([ticket]);
  const [forAgency, receipt, ...others] = await mailsOf("alpha");
  expect(others).toEqual([]);
  // Alpha has no contact: its owner hears of it.
  expect(forAgency).toMatchObject({
    kind: "ticketForAgency",
    recipient: "owner@alpha.localhost",
    replyTo: "traveller@alpha.localhost",
    language: "en",
  });
  expect(forAgency?.text).toContain("> May we have a cot?\n> Thank you.");
  expect(forAgency?.text).toContain(`/settings/support/${ticket.reference}`);
  expect(receipt).toMatchObject({
    kind: "ticketReceived",
    recipient: "traveller@alpha.localhost",
    replyTo: null,
  });
  expect(receipt?.subject).toContain(ticket.reference);
  expect(receipt?.text).toContain(`/mytrip/support/${ticket.reference}`);
});

it("takes a request once per key, also when it comes twice at once, and the key for nothing else", async () => {
  const idempotencyKey = randomUUID();
  const before = (await mailsOf("alpha")).length;
  const answers = await Promise.all([1, 2, 3].map(() => write("agent", { idempotencyKey })));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.ticket))).size).toBe(1);
  expect(await list("agent")).toHaveLength(1);
  expect((await mailsOf("alpha")).length).toBe(before + 2);
  const other = await write("agent", { idempotencyKey, message: "Something else altogether" });
  expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
  // Keys are per user.
  expect((await write("owner", { idempotencyKey })).status).toBe(200);
});

it("shows nobody another one's requests, be it at this agency or the same person at another one", async () => {
  await write("sales", {}, "beta");
  expect(await list("sales")).toEqual([]);
  expect(await list("admin")).toEqual([]);
  expect(await list("sales", "beta")).toHaveLength(1);
  expect((await mailsOf("beta")).map(({ language, kind }) => [kind, language])).toEqual([
    ["ticketForAgency", "es"],
    ["ticketReceived", "es"],
  ]);
});

it("refuses what is no request, and too many of them", async () => {
  for (const input of [
    { subject: "x" },
    { subject: "A line\nand another" },
    { message: "short" },
    { idempotencyKey: "1" },
    { status: "closed" },
  ])
    expect((await write("restricted", input)).status).toBe(422);
  const burst = await Promise.all(Array.from({ length: 12 }, () => write("restricted")));
  expect(burst.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    ...Array<number>(10).fill(200),
    429,
    429,
  ]);
  const refused = await write("restricted");
  expect([refused.status, refused.body.code, refused.headers.get("Retry-After")]).toEqual([
    429,
    "too_many_tickets",
    "3600",
  ]);
  now = new Date(now.getTime() + 61 * 60_000);
  expect((await write("restricted")).status).toBe(200);
});
