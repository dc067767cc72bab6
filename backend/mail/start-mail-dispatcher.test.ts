import { eq, sql } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { createAgencyFinder } from "../agencies/create-agency-finder";
import { mails } from "../db/schema/mails";
import { openMailServer } from "../testing/open-mail-server";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";
import type { Mail } from "./mail";
import { queueMail } from "./queue-mail";
import { openMail } from "./sealed-mail";
import { startMailDispatcher } from "./start-mail-dispatcher";

const minuteMs = 60_000;
const mailFrom = "no-reply@platform.example";

let backend: TestBackend;
let clock: Date;
const problems: string[] = [];
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  // Ahead of the clock that queued mails go by.
  clock = new Date(Date.now() + minuteMs);
  problems.length = 0;
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  for (const agency of ["alpha", "beta"] as const)
    await backend.db.forAgency(backend.ids[agency], (tx) => tx.delete(mails));
});

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * minuteMs);
};
async function openServer(options?: Parameters<typeof openMailServer>[0]) {
  const server = await openMailServer(options);
  ends.push(() => server.close());
  return server;
}
function start(smtpUrl: string) {
  const dispatcher = startMailDispatcher({
    db: backend.db,
    smtpUrl,
    mailFrom,
    now: () => clock,
    logProblem: (line) => problems.push(line),
  });
  ends.push(() => dispatcher.stop());
  return dispatcher;
}
const link = "https://alpha-travel.example/verify?token=secret-token";
const welcome: Mail = {
  kind: "verifyEmail",
  to: "tessa@example.com",
  language: "en",
  firstName: "Tessa",
  link,
};
async function queue(
  mail: Mail,
  { agency = "alpha", changes = {} }: { agency?: TestAgency; changes?: Partial<AgencyWire> } = {},
) {
  const found = await createAgencyFinder({
    db: backend.db,
    rootDomain: "localhost",
    defaultAgency: "alpha",
  })(`${agency}.localhost`);
  if (!found) throw new Error("there is no such agency");
  await backend.db.forAgency(found.id, (tx) => queueMail(tx, { ...found, ...changes }, mail));
}
const listMails = () =>
  backend.db.forOperator((tx) => tx.select().from(mails).orderBy(mails.createdAt));

it("gives nothing to a mail server that offers no encryption, unless it is this very machine", async () => {
  const server = await openServer();
  await queue(welcome);
  // The same one, by an address that doesn't say so.
  await start(server.url.replace("127.0.0.1", "0.0.0.0")).sendDue();
  expect(server.received).toEqual([]);
  expect(await listMails()).toEqual([
    expect.objectContaining({ sentAt: null, attempts: 1, lastError: expect.stringMatching(/TLS/) }),
  ]);
});

it("sends what is queued, in the agency's name and both parts, with answers to the agency", async () => {
  const server = await openServer();
  await queue(welcome, { changes: { contactEmailId: "help@alpha-travel.example" } });
  await start(server.url).sendDue();
  const [mail, ...others] = server.received;
  const [row] = await listMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    from: { name: "Alpha Travel", address: mailFrom },
    to: [{ address: "tessa@example.com" }],
    replyTo: [{ address: "help@alpha-travel.example" }],
    recipients: ["tessa@example.com"],
    subject: "Confirm your e-mail address for Alpha Travel",
    messageId: `<${row?.id}@platform.example>`,
  });
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
  );
  // Sent: the link in it isn't needed any more.
  expect(row).toMatchObject({
    attempts: 1,
    nextAttemptAt: null,
    lastError: null,
    html: "",
    text: "",
  });
  expect(row?.sentAt).toEqual(clock);
});

it("carries every script and letter", async () => {
  const server = await openServer();
  await queue({ ...welcome, language: "ar", firstName: "محمد" });
  await queue({
    kind: "ticketReceived",
    to: "å@example.com".replace("å", "aa"),
    language: "no",
    firstName: "Åse",
    reference: "S-1",
    link: "https://alpha.example/settings/support",
    subject: "Sjø 🌊",
    message: "Blåbær",
  });
  await start(server.url).sendDue();
  const [arabic, norwegian] = ["tessa@example.com", "aa@example.com"].map((to) =>
    server.received.find(({ recipients }) => recipients.includes(to)),
  );
  expect(arabic?.subject).toBe("أكِّد عنوان بريدك الإلكتروني لدى Alpha Travel");
  expect(arabic?.text).toContain("مرحبًا محمد،");
  expect(arabic?.html).toContain('<html lang="ar" dir="rtl">');
  expect(norwegian?.text).toMatch(/Hei Åse[^]*> Sjø 🌊[^]*> Blåbær/);
});

it("lets no name, subject or address add a header or a recipient", async () => {
  const server = await openServer();
  const injected = "Tessa\r\nBcc: victim@example.com\r\nX-Injected: yes\r\n\r\nbody";
  const from = { name: injected, email: "tessa@example.com" };
  const changes = { agencyName: injected };
  await queue(
    {
      kind: "ticketForAgency",
      to: "a@example.com, victim@example.com",
      language: "en",
      reference: "S-1",
      link: "https://alpha.example/settings/support",
      subject: injected,
      message: injected,
      from,
    },
    { changes },
  );
  await queue(
    {
      kind: "ticketForAgency",
      to: "help@example.com",
      replyTo: "x@example.com\r\nBcc: victim@example.com",
      language: "en",
      reference: "S-2",
      link: "https://alpha.example/settings/support",
      subject: injected,
      message: injected,
      from,
    },
    { changes },
  );
  await backend.db.forOperator((tx) =>
    tx.execute(
      sql`update agencies set settings = jsonb_set(settings, '{agencyName}', to_jsonb(${injected}::text)) where subdomain = 'alpha'`,
    ),
  );
  await start(server.url).sendDue();
  await backend.db.forOperator((tx) =>
    tx.execute(
      sql`update agencies set settings = jsonb_set(settings, '{agencyName}', '"Alpha Travel"') where subdomain = 'alpha'`,
    ),
  );
  expect(server.received.map(({ recipients }) => recipients).flat()).not.toContain(
    "victim@example.com",
  );
  expect(server.received.some(({ recipients }) => recipients.includes("help@example.com"))).toBe(
    true,
  );
  for (const { headers, bcc } of server.received) {
    expect(headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(["x-injected"]));
    expect(bcc ?? []).toEqual([]);
  }
});

it("tries again later what the server doesn't take now, as the same mail", async () => {
  let isBusy = true;
  const server = await openServer({ refuseWith: () => (isBusy ? 451 : null) });
  await queue(welcome);
  const { sendDue } = start(server.url);
  await sendDue();
  const [first] = await listMails();
  expect(first).toMatchObject({
    attempts: 1,
    sentAt: null,
    lastError: expect.stringMatching(/451/) as string,
  });
  expect(first?.nextAttemptAt).toEqual(new Date(clock.getTime() + minuteMs));
  expect(first?.html).not.toBe("");

  // Not before its time, and each time later.
  await sendDue();
  expect((await listMails())[0]?.attempts).toBe(1);
  later(1);
  await sendDue();
  const [second] = await listMails();
  expect(second?.nextAttemptAt).toEqual(new Date(clock.getTime() + 2 * minuteMs));
  isBusy = false;
  later(2);
  await sendDue();
  expect(server.received.map(({ messageId }) => messageId)).toEqual([
    `<${first?.id}@platform.example>`,
  ]);
  expect((await listMails())[0]).toMatchObject({
    attempts: 3,
    nextAttemptAt: null,
    lastError: null,
  });
  expect(problems).toEqual([]);
});

it("gives up at once what the server refuses for good, and in the end what never works", async () => {
  const server = await openServer({
    refuseWith: (recipient) => (recipient.startsWith("nobody") ? 550 : 451),
  });
  await queue({ ...welcome, to: "nobody@example.com" });
  await queue(welcome);
  const { sendDue } = start(server.url);
  await sendDue();
  const refused = (await listMails()).find(({ recipient }) => recipient.startsWith("nobody"));
  expect(refused).toMatchObject({
    attempts: 1,
    nextAttemptAt: null,
    sentAt: null,
    text: "",
    lastError: expect.stringMatching(/550/) as string,
  });
  for (let attempt = 2; attempt <= 12; attempt += 1) {
    later(6 * 60);
    clock = new Date(Math.min(clock.getTime(), Date.now() + 47 * 60 * minuteMs + attempt));
    await backend.db.forOperator((tx) =>
      tx
        .update(mails)
        .set({ nextAttemptAt: clock })
        .where(sql`next_attempt_at is not null`),
    );
    await sendDue();
  }
  const tried = (await listMails()).find(({ recipient }) => recipient === welcome.to);
  expect(tried).toMatchObject({ attempts: 10, nextAttemptAt: null });
  expect(problems).toHaveLength(2);
  expect(problems.join()).not.toMatch(/example\.com|secret-token/);
});

it("waits for a server that is away or doesn't take its password, and keeps the password to itself", async () => {
  const away = await openMailServer();
  await away.close();
  await queue(welcome);
  const first = start(`smtp://site:hunter2@${away.host}`);
  await first.sendDue();
  await first.stop();
  expect((await listMails())[0]).toMatchObject({
    attempts: 1,
    lastError: expect.stringMatching(/ECONN/) as string,
  });
  const server = await openServer();
  later(2);
  await start(`smtp://site:hunter2@${server.host}`).sendDue();
  const [row] = await listMails();
  expect(row).toMatchObject({ attempts: 2, lastError: expect.stringMatching(/EAUTH/) as string });
  expect(row?.nextAttemptAt).not.toBeNull();
  expect(JSON.stringify(row) + problems.join()).not.toMatch(/hunter2/);
  later(5);
  await start(`smtp://site:right@${server.host}`).sendDue();
  expect(server.received).toHaveLength(1);
});

it("sends each once, however many backends send, and again what one took to its grave", async () => {
  const server = await openServer();
  for (let index = 0; index < 15; index += 1)
    await queue({ ...welcome, to: `p${index}@example.com` });
  const [a, b] = [start(server.url), start(server.url)];
  await Promise.all([a.sendDue(), b.sendDue(), a.sendDue()]);
  await Promise.all([a.stop(), b.stop()]);
  expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual(
    Array.from({ length: 15 }, (_, index) => `p${index}@example.com`).sort(),
  );
  // Claimed by a dead worker: due again once the claim has run out.
  await queue(welcome);
  await backend.db.forOperator((tx) =>
    tx
      .update(mails)
      .set({ attempts: 1, nextAttemptAt: new Date(clock.getTime() + 5 * minuteMs) })
      .where(eq(mails.recipient, welcome.to)),
  );
  const survivor = start(server.url);
  await survivor.sendDue();
  expect(server.received).toHaveLength(15);
  later(5);
  await survivor.sendDue();
  expect(server.received).toHaveLength(16);
});

it("keeps for a week what an operator may send once more, and no link that expires", async () => {
  const server = await openServer({ refuseWith: () => 550 });
  const ticket: Mail = {
    kind: "ticketReceived",
    to: "tessa@example.com",
    language: "en",
    firstName: "Tessa",
    reference: "S-1",
    link: "https://alpha.example/settings/support",
    subject: "Bed",
    message: "Two",
  };
  await queue(ticket);
  await queue(welcome);
  await start(server.url).sendDue();
  const textOf = async (kind: string) => {
    const row = (await listMails()).find((mail) => mail.kind === kind);
    return row && openMail(backend.db, row).text;
  };
  expect([await textOf("ticketReceived"), await textOf("verifyEmail")]).toEqual([
    expect.stringContaining("Two"),
    "",
  ]);
  clock = new Date(Date.now() + 6 * 24 * 60 * minuteMs);
  await start(server.url).sendDue();
  expect(await textOf("ticketReceived")).toContain("Two");
  clock = new Date(Date.now() + 8 * 24 * 60 * minuteMs);
  await start(server.url).sendDue();
  expect(await textOf("ticketReceived")).toBe("");
});

it("leaves what is too old unsent, and forgets it in the end", async () => {
  const server = await openServer();
  await queue(welcome);
  clock = new Date(Date.now() + 49 * 60 * minuteMs);
  await start(server.url).sendDue();
  expect(server.received).toEqual([]);
  expect((await listMails())[0]).toMatchObject({
    nextAttemptAt: null,
    text: "",
    lastError: "too old to be sent",
  });
  clock = new Date(Date.now() + 31 * 24 * 60 * minuteMs);
  await start(server.url).sendDue();
  expect(await listMails()).toEqual([]);
});
