import { asc, desc, eq } from "drizzle-orm";
import * as accounts from "@/lib/api/contract/accounts";
import * as contract from "@/lib/api/contract/applications";
import { loginEndpoint } from "@/lib/api/contract/sessions";
import { listBookingsEndpoint } from "@/lib/api/contract/bookings";
import { getProfileEndpoint } from "@/lib/api/contract/users";
import type { DemoRole } from "../demo/demo-users";
import { applications } from "../db/schema/applications";
import { auditEvents } from "../db/schema/audit-events";
import { mails } from "../db/schema/mails";
import { sessions, users } from "../db/schema/users";
import { openMail } from "../mail/sealed-mail";
import { listOwnApplications } from "../people/list-own-applications";
import { countSelects } from "../testing/count-selects";
import { listApplications } from "../applications/list-applications";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

let backend: TestBackend;
const clock = { now: new Date("2026-11-21T12:00:00Z") };
beforeAll(async () => {
  backend = await openTestBackend({ now: () => clock.now });
  const content = "<p>Show the full price.</p>";
  await backend.changeAgency("beta", {
    agencyTerms: [
      { id: "2026-01", content, validFrom: "2026-01-01" },
      { id: "2027-01", content: "<p>Later.</p>", validFrom: "2027-01-01" },
    ],
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  clock.now = new Date(clock.now.getTime() + 2 * 60 * 60_000);
});

const password = "meadow-Lamp-41";
const said = {
  company: "Berg Travel",
  licence: "NO-123",
  country: "NO",
  phone: "+47 22 00 00 00",
  website: "https://berg-travel.example",
  message: "We sell fjords.",
  acceptedTerms: null,
};
let count = 0;
const newEmail = () => `berg${(count += 1)}@example.com`;
const tables = (agency: TestAgency = "alpha") =>
  backend.db.forAgency(backend.ids[agency], async (tx) => ({
    applications: await tx.select().from(applications).orderBy(asc(applications.id)),
    users: await tx.select().from(users).orderBy(asc(users.id)),
  }));
const mailsTo = (email: string, agency: TestAgency = "alpha") =>
  backend.db.forAgency(backend.ids[agency], async (tx) => {
    const rows = await tx
      .select()
      .from(mails)
      .where(eq(mails.recipient, email))
      .orderBy(desc(mails.createdAt));
    return rows.map((row) => ({ ...row, ...openMail(tx, row) }));
  });
const lastTokenTo = async (email: string, agency?: TestAgency) => {
  for (const { text } of await mailsTo(email, agency)) {
    const token = /token=([\w-]{43})/.exec(text ?? "")?.[1];
    if (token) return token;
  }
  return "";
};
const signUp = (email: string, application?: object, agency: TestAgency = "alpha") =>
  backend.call(accounts.signUpEndpoint, {
    agency,
    headers: { "X-Client-Ip": `192.0.2.${(count += 1) % 250}` },
    body: {
      first_name: "Nora",
      last_name: "Berg",
      email,
      password,
      ...(application ? { application } : {}),
    },
  });
const verify = async (email: string, agency: TestAgency = "alpha") =>
  backend.call(accounts.verifyEmailEndpoint, {
    agency,
    body: { token: await lastTokenTo(email, agency), password },
  });
/** A proven account whose owner has applied, and the reference of what they sent. */
async function applicant(application: object = {}, agency: TestAgency = "alpha") {
  const email = newEmail();
  await signUp(email, { ...said, ...application }, agency);
  await verify(email, agency);
  const { users: people, applications: rows } = await tables(agency);
  const user = people.find((person) => person.email === email);
  const row = rows.find(({ userId }) => userId === user?.id);
  return { email, userId: user?.id ?? "", reference: row?.reference ?? "" };
}
const decide = (
  reference: string,
  body: object,
  { as = "owner", agency = "alpha" }: { as?: DemoRole; agency?: TestAgency } = {},
) => backend.call(contract.decideApplicationEndpoint, { as, agency, params: { reference }, body });
const approve = { decision: "approve", userType: "TravelAgent", isRestrictedAgent: false };
const decline = { decision: "decline", reason: "No licence of that number" };
const ask = { decision: "ask", question: "Who insures you?" };
const read = async (reference: string) =>
  (
    await backend.call(contract.getApplicationEndpoint, {
      as: "owner",
      params: { reference },
    })
  ).body.application as contract.Application;
const list = (query: Record<string, string> = {}, as: DemoRole = "owner") =>
  backend.call(contract.listApplicationsEndpoint, { as, query });
const answer = (token: string, text = "Nordic Mutual", agency: TestAgency = "alpha") =>
  backend.call(contract.answerApplicationQuestionEndpoint, { agency, body: { token, text } });
const open = (token: string, agency: TestAgency = "alpha") =>
  backend.call(contract.openApplicationQuestionEndpoint, { agency, body: { token } });
const logIn = async (email: string) =>
  (await backend.call(loginEndpoint, { body: { email, password } })).body.accessToken as string;
const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

it("waits beside the sign-up until the address is proven, and only then tells the agency", async () => {
  const email = newEmail();
  const owner = "owner@alpha.localhost";
  const before = (await mailsTo(owner)).length;
  expect((await signUp(email, said)).body).toEqual({ ok: true });
  expect((await tables()).applications).toEqual([]);
  expect(await mailsTo(owner)).toHaveLength(before);
  await verify(email);
  const [row] = (await tables()).applications;
  expect(row).toMatchObject({ state: "open", company: "Berg Travel", terms: null });
  const [mail] = await mailsTo(owner);
  expect(mail?.text).toContain(`/applications/${row?.reference}`);
  expect(mail?.text).toContain("We sell fjords.");
  expect((await mailsTo(email))[0]?.kind).toBe("applicationReceived");
});

it("hands in what was signed up with the password that proves the address, and nothing else", async () => {
  const email = newEmail();
  await signUp(email, { ...said, company: "A stranger's" });
  const body = { first_name: "Nora", last_name: "Berg", email, password: "harbour-Light-77" };
  await backend.call(accounts.signUpEndpoint, { body });
  const token = await lastTokenTo(email);
  await backend.call(accounts.verifyEmailEndpoint, {
    body: { token, password: "harbour-Light-77" },
  });
  const { users: people, applications: rows } = await tables();
  const user = people.find((person) => person.email === email);
  expect(user?.emailVerifiedAt).not.toBeNull();
  expect(rows.filter(({ userId }) => userId === user?.id)).toEqual([]);
});

it("says nothing of accounts that exist, and changes none", async () => {
  const { email } = await applicant();
  const before = await tables();
  const answered = await signUp(email, { ...said, company: "Another" });
  expect([answered.status, answered.body]).toEqual([200, { ok: true }]);
  const { applications: rows } = await tables();
  expect(rows).toEqual(before.applications);
  expect((await mailsTo(email))[0]?.kind).toBe("accountExists");
});

it("needs the terms in force, as they stand in the page's language", async () => {
  const form = await backend.call(contract.getApplicationFormEndpoint, { agency: "beta" });
  const terms = form.body.terms as { id: string; sha256: string };
  expect(terms.id).toBe("2026-01");
  expect(form.body.application).toBeNull();
  for (const acceptedTerms of [
    null,
    { ...terms, id: "2027-01" },
    { ...terms, sha256: "0".repeat(64) },
  ])
    expect((await signUp(newEmail(), { ...said, acceptedTerms }, "beta")).body).toMatchObject({
      code: "invalid_input",
      issues: [{ path: "acceptedTerms" }],
    });
  const { reference } = await applicant({ acceptedTerms: terms }, "beta");
  const { applications: rows } = await tables("beta");
  expect(rows.find((row) => row.reference === reference)?.terms).toEqual(terms);
});

it("is closed where the agency hides sign-up", async () => {
  await backend.changeAgency("beta", { isHideSignupOption: true });
  const form = await backend.call(contract.getApplicationFormEndpoint, { agency: "beta" });
  expect([form.status, form.body.code]).toEqual([403, "sign_up_closed"]);
  const sent = await backend.call(contract.createApplicationEndpoint, {
    agency: "beta",
    as: "traveller",
    body: said,
  });
  expect([sent.status, sent.body.code]).toEqual([403, "sign_up_closed"]);
  await backend.changeAgency("beta", { isHideSignupOption: false });
});

it("is sent by travellers who are signed in, once, and by no member", async () => {
  const apply = (who: DemoRole, change: object = {}) =>
    backend.call(contract.createApplicationEndpoint, { as: who, body: { ...said, ...change } });
  const first = await apply("traveller");
  expect(first.status).toBe(200);
  expect((await apply("traveller")).body).toEqual(first.body);
  const other = await apply("traveller", { company: "Another" });
  expect([other.status, other.body.code]).toEqual([409, "application_open"]);
  for (const who of ["agent", "restricted", "sales", "owner", "admin"] as const)
    expect([who, (await apply(who)).body.code]).toEqual([who, "already_member"]);
  const form = await backend.call(contract.getApplicationFormEndpoint, { as: "traveller" });
  expect(form.body.application).toEqual(first.body.application);
  const { reference } = first.body.application as { reference: string };
  await decide(reference, decline);
  expect((await apply("traveller", { company: "Another" })).status).toBe(200);
});

it("limits how often somebody applies", async () => {
  const { email, reference } = await applicant();
  const { headers } = as(await logIn(email));
  const apply = () =>
    backend.call(contract.createApplicationEndpoint, {
      headers: { ...headers, "X-Client-Ip": "198.51.100.7" },
      body: said,
    });
  await decide(reference, decline);
  for (let index = 0; index < 5; index += 1) {
    const sent = await apply();
    expect(sent.status).toBe(200);
    await decide((sent.body.application as { reference: string }).reference, decline);
  }
  expect((await apply()).status).toBe(429);
});

it.each(["TravelAgent", "SalesAgent"] as const)(
  "makes the applicant's account a %s's, and ends its sessions",
  async (userType) => {
    const { email, userId, reference } = await applicant();
    const old = await logIn(email);
    const decision = { ...approve, userType, isRestrictedAgent: userType === "SalesAgent" };
    const approved = await decide(reference, decision, { as: "admin" });
    expect(approved.body.application).toMatchObject({
      state: "approved",
      decision: { role: { userType, isRestrictedAgent: userType === "SalesAgent" } },
    });
    const { users: people } = await tables();
    expect(people.find(({ id }) => id === userId)).toMatchObject({
      email,
      userType,
      isTravelAgent: true,
      isRestrictedAgent: userType === "SalesAgent",
    });
    expect((await backend.call(getProfileEndpoint, as(old))).status).toBe(401);
    expect((await backend.call(listBookingsEndpoint, as(await logIn(email)))).status).toBe(200);
    expect((await mailsTo(email))[0]?.kind).toBe("applicationApproved");
    expect((await read(reference)).decision?.by).toBe("Ada Moreau");
  },
);

it("is decided once", async () => {
  for (const first of [approve, decline]) {
    const { email, reference } = await applicant();
    expect((await decide(reference, first)).status).toBe(200);
    const before = await tables();
    const mailed = (await mailsTo(email)).length;
    for (const second of [approve, decline, ask]) {
      const again = await decide(reference, second);
      expect([again.status, again.body.code]).toEqual([409, "application_decided"]);
    }
    expect(await tables()).toEqual(before);
    expect(await mailsTo(email)).toHaveLength(mailed);
  }
});

it("lets one of two decisions of a moment stand", async () => {
  const { reference } = await applicant();
  const statuses = await Promise.all([
    decide(reference, approve).then(({ status }) => status),
    decide(reference, decline, { as: "admin" }).then(({ status }) => status),
  ]);
  expect(statuses.sort()).toEqual([200, 409]);
});

it("approves nobody who became a member in the meantime", async () => {
  const { reference, userId } = await applicant();
  await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.update(users).set({ userType: "Admin", isTravelAgent: true }).where(eq(users.id, userId)),
  );
  const refused = await decide(reference, approve);
  expect([refused.status, refused.body.code]).toEqual([409, "already_member"]);
  expect((await read(reference)).state).toBe("open");
  expect((await decide(reference, decline)).status).toBe(200);
});

it("asks by mail, and is open again with the answer", async () => {
  const { email, reference } = await applicant();
  expect((await decide(reference, ask)).body.application).toMatchObject({ state: "asked" });
  const again = await decide(reference, { ...ask, question: "Another one?" });
  expect([again.status, again.body.code]).toEqual([409, "application_asked"]);
  const [mail] = await mailsTo(email);
  expect([mail?.kind, mail?.text?.includes("Who insures you?")]).toEqual([
    "applicationAsked",
    true,
  ]);
  const token = await lastTokenTo(email);
  const row = (await tables()).applications.find((one) => one.reference === reference);
  expect(JSON.stringify(row)).not.toContain(token);
  expect((await open(token)).body).toEqual({
    company: "Berg Travel",
    question: "Who insures you?",
  });
  expect((await open(token, "beta")).status).toBe(410);
  expect((await answer(token, "Nordic Mutual", "beta")).status).toBe(410);

  expect((await answer(token)).body).toEqual({ ok: true });
  expect((await answer(token)).body).toEqual({ ok: true });
  expect((await answer(token, "Somebody else")).status).toBe(410);
  expect((await open(token)).status).toBe(410);
  const answered = await read(reference);
  expect(answered).toMatchObject({
    state: "open",
    exchange: [
      { kind: "question", text: "Who insures you?" },
      { kind: "answer", text: "Nordic Mutual" },
    ],
  });
  const told = (await mailsTo("owner@alpha.localhost")).filter(
    ({ kind, text }) => kind === "applicationAnswered" && text?.includes(reference),
  );
  expect(told).toHaveLength(1);
  expect((await decide(reference, approve)).status).toBe(200);
});

it("takes no answer once it is decided, or after a month", async () => {
  const decided = await applicant();
  await decide(decided.reference, ask);
  await decide(decided.reference, decline);
  expect((await answer(await lastTokenTo(decided.email))).status).toBe(410);
  const late = await applicant();
  await decide(late.reference, ask);
  clock.now = new Date(clock.now.getTime() + 31 * 24 * 60 * 60_000);
  expect((await answer(await lastTokenTo(late.email))).status).toBe(410);
  expect((await decide(late.reference, decline)).status).toBe(200);
});

it("tells why it declines, to the applicant alone", async () => {
  const { email, reference } = await applicant();
  await decide(reference, decline);
  const [mail] = await mailsTo(email);
  expect([mail?.kind, mail?.text?.includes(decline.reason)]).toEqual(["applicationDeclined", true]);
  const noted = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.subject, reference)),
  );
  expect(noted).toMatchObject([
    {
      action: "application.declined",
      actorName: "Olivia Marsh",
      before: { state: "open" },
      after: { state: "declined" },
    },
  ]);
  expect(JSON.stringify(noted)).not.toContain("licence");
});

it("is another agency's nowhere", async () => {
  const { reference } = await applicant();
  const before = await tables();
  const elsewhere = { as: "owner", agency: "beta", params: { reference } } as const;
  const asked = await backend.call(contract.getApplicationEndpoint, elsewhere);
  const missing = await backend.call(contract.getApplicationEndpoint, {
    ...elsewhere,
    params: { reference: "J-22222222" },
  });
  expect([asked.status, asked.body.code, asked.body.message]).toEqual([
    404,
    missing.body.code,
    missing.body.message,
  ]);
  for (const body of [approve, decline, ask])
    expect((await decide(reference, body, { agency: "beta" })).status).toBe(404);
  const found = await backend.call(contract.listApplicationsEndpoint, {
    as: "owner",
    agency: "beta",
    query: { q: reference },
  });
  expect(found.body).toMatchObject({ applications: [], counts: { open: 0 } });
  expect(await tables()).toEqual(before);
});

it("is decided and read by owners and admins alone", async () => {
  const { reference } = await applicant();
  const before = await tables();
  for (const who of ["traveller", "agent", "restricted", "sales"] as const) {
    expect((await list({}, who)).status).toBe(403);
    expect(
      (await backend.call(contract.getApplicationEndpoint, { as: who, params: { reference } }))
        .status,
    ).toBe(403);
    for (const body of [approve, decline, ask])
      expect((await decide(reference, body, { as: who })).status).toBe(403);
  }
  expect(await tables()).toEqual(before);
});

it("is listed by state and words, the latest first, page by page", async () => {
  const company = `Paged ${Date.now()}`;
  const sent: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    clock.now = new Date(clock.now.getTime() + 60_000);
    const { reference } = await applicant({ company: `${company} ${index}` });
    sent.unshift(reference);
  }
  await decide(sent[0] ?? "", decline);
  await decide(sent[1] ?? "", ask);
  type Page = {
    applications: { reference: string }[];
    next: string | null;
    previous: string | null;
  };
  const page = async (query: Record<string, string>) => (await list(query)).body as Page & object;
  const first = await page({ q: company.toUpperCase(), size: "10" });
  expect(first).toMatchObject({ counts: { open: 10, asked: 1, approved: 0, declined: 1 } });
  const second = await page({ q: company, size: "10", after: String(first.next) });
  expect([...first.applications, ...second.applications].map((row) => row.reference)).toEqual(sent);
  expect(second.next).toBeNull();
  const declined = await page({ q: company, state: "declined" });
  expect(declined.applications.map((row) => row.reference)).toEqual([sent[0]]);
  expect((await list({ after: "made-up" })).status).toBe(422);
  const { db, selected } = countSelects(backend.db);
  const owner = (await tables()).users.find(({ email }) => email.startsWith("owner@"));
  await listApplications(
    db,
    {
      agency: { id: backend.ids.alpha } as never,
      viewer: { userId: owner?.id ?? "", userType: "AgencyOwner", permissions: {} } as never,
    },
    { size: 100 },
  );
  expect(selected).toHaveLength(2);
});

it("goes with the account, and is in what the agency knows of a person", async () => {
  const { userId, reference } = await applicant();
  const known = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    listOwnApplications(tx, backend.ids.alpha, userId),
  );
  expect(known).toMatchObject([{ reference, company: "Berg Travel", licence: "NO-123" }]);
  await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.delete(users).where(eq(users.id, userId)),
  );
  const { applications: rows } = await tables();
  expect(rows.filter((row) => row.reference === reference)).toEqual([]);
});

it("keeps a decision whose member has left", async () => {
  const { reference } = await applicant();
  await decide(reference, decline, { as: "admin" });
  await backend.db.forAgency(backend.ids.alpha, async (tx) => {
    await tx.delete(sessions);
    await tx.delete(users).where(eq(users.email, "admin@alpha.localhost"));
  });
  expect((await read(reference)).decision).toMatchObject({ by: null, reason: decline.reason });
});
