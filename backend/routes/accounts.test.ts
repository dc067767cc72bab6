import * as argon2 from "@node-rs/argon2";
import { desc, eq } from "drizzle-orm";
import * as accounts from "@/lib/api/contract/accounts";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import { loginEndpoint } from "@/lib/api/contract/sessions";
import { getProfileEndpoint } from "@/lib/api/contract/users";
import { mails } from "../db/schema/mails";
import { accountTokens, pendingSignUps, securityEvents, sessions, users } from "../db/schema/users";
import { renderMail } from "../mail/render-mail";
import { openMail } from "../mail/sealed-mail";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

// The real one, counted.
jest.mock("@node-rs/argon2", () => {
  const real = jest.requireActual<typeof argon2>("@node-rs/argon2");
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

// The same, for as much work as a mail is.
jest.mock("../mail/render-mail", () => {
  const real = jest.requireActual<{ renderMail: typeof renderMail }>("../mail/render-mail");
  return { renderMail: jest.fn(real.renderMail) };
});

const backend = openForFile(openTestBackend);

const password = "meadow-Lamp-41";
const otherPassword = "harbour-Light-77";
const person = { first_name: "Nora", last_name: "Berg", password };
let count = 0;
/** Limits count by address and account: each test has its own. */
const someone = () => ({
  email: `nora${(count += 1)}@example.com`,
  headers: { "X-Client-Ip": `192.0.2.${count}` },
});

type Ask = { agency?: TestAgency; headers?: Record<string, string>; token?: unknown };
const post = (
  endpoint: Endpoint,
  body: object,
  { agency = "alpha", headers = {}, token }: Ask = {},
) =>
  backend.call(endpoint, {
    agency,
    body,
    headers: {
      ...headers,
      ...(typeof token === "string" ? { Authorization: `Bearer ${token}` } : {}),
    },
  });
const at = <T>(agency: TestAgency, work: Parameters<TestBackend["db"]["forAgency"]>[1]) =>
  backend.db.forAgency(backend.ids[agency], work) as Promise<T>;
const mailsTo = (email: string, agency: TestAgency = "alpha") =>
  at<(typeof mails.$inferSelect)[]>(agency, async (tx) => {
    const rows = await tx
      .select()
      .from(mails)
      .where(eq(mails.recipient, email))
      .orderBy(desc(mails.createdAt));
    return rows.map((row) => ({ ...row, ...openMail(tx, row) }));
  });
const lastToken = async (email: string, agency: TestAgency = "alpha") =>
  /token=([\w-]{43})/.exec((await mailsTo(email, agency))[0]?.text ?? "")?.[1] ?? "";
const userBy = async (email: string, agency: TestAgency = "alpha") =>
  (
    await at<(typeof users.$inferSelect)[]>(agency, (tx) =>
      tx.select().from(users).where(eq(users.email, email)),
    )
  )[0];
const eventsOf = (userId = "") =>
  at<{ event: string }[]>("alpha", (tx) =>
    tx
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(securityEvents.createdAt),
  );
const logIn = (email: string, given = password, ask: Ask = {}) =>
  post(loginEndpoint, { email, password: given }, ask);
const profile = (token: unknown, agency: TestAgency = "alpha") =>
  backend.call(getProfileEndpoint, {
    agency,
    headers: { Authorization: `Bearer ${String(token)}` },
  });

async function openAccount(who = someone(), agency: TestAgency = "alpha") {
  await post(
    accounts.signUpEndpoint,
    { ...person, email: who.email },
    { agency, headers: who.headers },
  );
  await post(
    accounts.verifyEmailEndpoint,
    { token: await lastToken(who.email, agency), password },
    { agency },
  );
  return who;
}

it("opens an account that a mail has to prove before its password opens anything", async () => {
  const { email, headers } = someone();
  expect(
    (await post(accounts.signUpEndpoint, { ...person, email: email.toUpperCase() }, { headers }))
      .body,
  ).toEqual({ ok: true });
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ kind: "verifyEmail", language: "en" });
  expect(mail?.text).toMatch(/https?:\/\/[^/\s]*alpha[^/\s]*\/verify\?token=[\w-]{43}/);

  expect((await logIn(email)).body.code).toBe("email_not_verified");
  expect((await logIn(email, "wrong-Password-9")).body.code).toBe("invalid_credentials");
  const token = await lastToken(email);
  expect(
    (await post(accounts.verifyEmailEndpoint, { token, password }, { agency: "beta" })).status,
  ).toBe(410);
  const wrong = await post(accounts.verifyEmailEndpoint, { token, password: otherPassword });
  expect([wrong.status, wrong.body.code, wrong.body.issues]).toEqual([
    422,
    "wrong_password",
    [expect.objectContaining({ path: "password" })],
  ]);
  expect((await post(accounts.verifyEmailEndpoint, { token, password })).body).toEqual({ email });
  expect((await post(accounts.verifyEmailEndpoint, { token, password })).body.code).toBe(
    "token_gone",
  );
  const { status, body } = await logIn(email);
  expect([status, body.user]).toEqual([
    200,
    expect.objectContaining({ userType: "Traveller", isTravelAgent: false }),
  ]);
  const stored = await userBy(email);
  expect(stored).toMatchObject({
    firstName: "Nora",
    passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  });
  expect((await eventsOf(stored?.id)).map(({ event }) => event)).toEqual([
    "accountCreated",
    "signInFailed",
    "signInFailed",
    "emailVerified",
    "signedIn",
  ]);
});

it("answers and works alike for an address that has an account, which stays as it is", async () => {
  const { email, headers } = await openAccount();
  const before = await userBy(email);
  jest.mocked(argon2.hash).mockClear();
  const taken = await post(
    accounts.signUpEndpoint,
    { ...person, first_name: "Mallory", password: otherPassword, email },
    { headers },
  );
  const free = await post(
    accounts.signUpEndpoint,
    { ...person, email: someone().email },
    { headers },
  );
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
  expect(argon2.hash).toHaveBeenCalledTimes(2);
  expect(await userBy(email)).toEqual(before);
  expect((await mailsTo(email))[0]).toMatchObject({
    kind: "accountExists",
    text: expect.stringContaining("/forgotpassword"),
  });
});

describe("an address that two have signed up with, one of whom can't read its mails", () => {
  const stranger = { first_name: "Mallory", last_name: "Stranger", password: otherPassword };
  const signUps = { owner: person, stranger };
  const tokensOf = async (email: string) =>
    (await mailsTo(email))
      .reverse()
      .flatMap(({ text }) => /verify\?token=([\w-]{43})/.exec(text ?? "")?.[1] ?? []);
  const events = ["owner", "stranger"] as const;
  const orders = [
    [...events],
    [...events].reverse(),
    ["stranger", "owner", "stranger"] as const,
    ["owner", "stranger", "stranger"] as const,
    ["owner", "stranger", "owner"] as const,
  ];
  const cases = orders.flatMap((order) => order.map((_who, link) => ({ order, link })));

  it.each(cases)("is its owner's: $order, by the link of mail $link", async ({ order, link }) => {
    const { email, headers } = someone();
    for (const who of order)
      await post(accounts.signUpEndpoint, { ...signUps[who], email }, { headers });
    const token = (await tokensOf(email))[link] ?? "";
    expect([(await logIn(email)).body.code, (await logIn(email, otherPassword)).body.code]).toEqual(
      ["email_not_verified", "email_not_verified"],
    );
    expect((await post(accounts.verifyEmailEndpoint, { token, password })).status).toBe(200);
    expect([(await logIn(email)).status, (await logIn(email, otherPassword)).status]).toEqual([
      200, 401,
    ]);
    expect(await userBy(email)).toMatchObject({ firstName: "Nora", lastName: "Berg" });
    for (const other of await tokensOf(email))
      expect(
        (await post(accounts.verifyEmailEndpoint, { token: other, password: otherPassword }))
          .status,
      ).toBe(410);
    // Too late: the address is proven, and a sign-up changes nothing.
    await post(accounts.signUpEndpoint, { ...stranger, email }, { headers: someone().headers });
    expect((await logIn(email, otherPassword)).status).toBe(401);
  });

  it("isn't the stranger's when its owner only follows the link, which asks for a password", async () => {
    const { email, headers } = someone();
    await post(accounts.signUpEndpoint, { ...stranger, email }, { headers });
    const token = await lastToken(email);
    expect((await post(accounts.verifyEmailEndpoint, { token })).status).toBe(422);
    expect((await post(accounts.verifyEmailEndpoint, { token, password })).body.code).toBe(
      "wrong_password",
    );
    expect((await logIn(email, otherPassword)).body.code).toBe("email_not_verified");
    expect(await userBy(email)).toMatchObject({ emailVerifiedAt: null, passwordHash: null });
  });

  it("is its owner's by a link for a new password, whoever signed up", async () => {
    const { email, headers } = someone();
    await post(accounts.signUpEndpoint, { ...stranger, email }, { headers });
    const strangers = await lastToken(email);
    await post(accounts.forgotPasswordEndpoint, { email }, { headers });
    await post(accounts.resetPasswordEndpoint, { token: await lastToken(email), password });
    expect([(await logIn(email)).status, (await logIn(email, otherPassword)).status]).toEqual([
      200, 401,
    ]);
    expect(
      (await post(accounts.verifyEmailEndpoint, { token: strangers, password: otherPassword }))
        .status,
    ).toBe(410);
  });

  it("is proven once when both passwords come at the same time", async () => {
    const { email, headers } = someone();
    for (const who of events)
      await post(accounts.signUpEndpoint, { ...signUps[who], email }, { headers });
    const [first = "", second = ""] = await tokensOf(email);
    const answers = await Promise.all(
      [first, second].map((token) => post(accounts.verifyEmailEndpoint, { token, password })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410]);
  });

  it("has a used link where another one is used between its two reads", async () => {
    const { email, headers } = someone();
    await post(accounts.signUpEndpoint, { ...person, email }, { headers });
    const token = await lastToken(email);
    const { id = "" } = (await userBy(email)) ?? {};
    await at("alpha", (tx) => tx.delete(pendingSignUps).where(eq(pendingSignUps.userId, id)));
    expect((await post(accounts.verifyEmailEndpoint, { token, password })).status).toBe(410);
  });

  it("is hashed once for all sign-ups: how long a sign-in takes doesn't tell of any", async () => {
    const { email, headers } = someone();
    for (const who of orders[2] ?? [])
      await post(accounts.signUpEndpoint, { ...signUps[who], email }, { headers });
    await logIn("nobody@example.com");
    const count = async (address: string) => {
      jest.mocked(argon2.hash).mockClear();
      jest.mocked(argon2.verify).mockClear();
      await logIn(address, "none-of-Them-9");
      return (
        jest.mocked(argon2.hash).mock.calls.length + jest.mocked(argon2.verify).mock.calls.length
      );
    };
    expect([await count(email), await count("nobody@example.com")]).toEqual([1, 1]);
  });

  it("forgets sign-ups that nobody has proven within a week", async () => {
    const { email, headers } = someone();
    await post(accounts.signUpEndpoint, { ...stranger, email }, { headers });
    const week = 7 * 24 * 60 * 60_000;
    const createdAt = new Date(Date.now() - week - 1);
    // The agency's role may not change a row, only write and remove one.
    await at("alpha", async (tx) => {
      const rows = await tx.delete(pendingSignUps).returning();
      await tx.insert(pendingSignUps).values(rows.map((row) => ({ ...row, createdAt })));
    });
    await post(
      accounts.signUpEndpoint,
      { ...person, email: someone().email },
      { headers: someone().headers },
    );
    const left = await at<{ lastName: string }[]>("alpha", (tx) =>
      tx.select().from(pendingSignUps),
    );
    expect(left.map(({ lastName }) => lastName)).toEqual(["Berg"]);
  });
});

it("makes two people of one address at two agencies", async () => {
  const who = await openAccount();
  await post(
    accounts.signUpEndpoint,
    { ...person, first_name: "Other", password: otherPassword, email: who.email },
    { agency: "beta", headers: who.headers },
  );
  await post(
    accounts.verifyEmailEndpoint,
    { token: await lastToken(who.email, "beta"), password: otherPassword },
    { agency: "beta" },
  );
  expect((await mailsTo(who.email, "beta"))[0]).toMatchObject({
    kind: "verifyEmail",
    language: "es",
  });
  expect((await logIn(who.email, otherPassword)).status).toBe(401);
  const [alpha, beta] = [
    await logIn(who.email),
    await logIn(who.email, otherPassword, { agency: "beta" }),
  ];
  expect([alpha.status, beta.status]).toEqual([200, 200]);
  expect([
    (await profile(alpha.body.accessToken, "beta")).status,
    (await profile(beta.body.accessToken)).status,
  ]).toEqual([401, 401]);
  await post(
    accounts.deleteAccountEndpoint,
    { password: otherPassword },
    { agency: "beta", token: beta.body.accessToken },
  );
  expect([
    (await profile(alpha.body.accessToken)).status,
    (await userBy(who.email, "beta")) === undefined,
  ]).toEqual([200, true]);
});

it.each([
  ["the agency hides it", { isHideSignupOption: true }],
  [
    "people sign in elsewhere",
    { sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false } },
  ],
])("opens no account where %s", async (_name, settings) => {
  const closed = await openTestBackend();
  try {
    await closed.changeAgency("alpha", settings);
    const { status, body } = await closed.call(accounts.signUpEndpoint, {
      body: { ...person, email: someone().email },
    });
    expect([status, body.code]).toEqual([403, "sign_up_closed"]);
  } finally {
    await closed.close();
  }
});

it("lets only those who run the agency in by password where people sign in elsewhere, and says so only to the right password", async () => {
  const elsewhere = await openTestBackend();
  try {
    await elsewhere.changeAgency("alpha", {
      sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
    });
    const ask = async (role: string, given: string) => {
      const { status, body } = await elsewhere.call(loginEndpoint, {
        body: { email: `${role}@alpha.localhost`, password: given },
      });
      return [status, body.code];
    };
    const right = "wander-Far-2026";
    expect(await ask("traveller", right)).toEqual([403, "direct_login_off"]);
    expect(await ask("agent", right)).toEqual([403, "direct_login_off"]);
    expect([await ask("traveller", "wrong"), await ask("owner", "wrong")]).toEqual([
      [401, "invalid_credentials"],
      [401, "invalid_credentials"],
    ]);
    expect([await ask("owner", right), await ask("admin", right)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    await elsewhere.call(accounts.forgotPasswordEndpoint, {
      body: { email: "traveller@alpha.localhost" },
    });
    await elsewhere.call(accounts.forgotPasswordEndpoint, {
      body: { email: "owner@alpha.localhost" },
    });
    const sent = await elsewhere.db.forAgency(elsewhere.ids.alpha, (tx) => tx.select().from(mails));
    expect(sent.map(({ recipient }) => recipient)).toEqual(["owner@alpha.localhost"]);
  } finally {
    await elsewhere.close();
  }
});

it.each([
  ["short", "Ab1-xyz", "invalid_input"],
  ["long", "x".repeat(129), "invalid_input"],
  ["many people's", "Password123", "common_password"],
  ["the address itself", "nora.berg@example.com", "common_password"],
  ["one character", "zzzzzzzzzzzz", "common_password"],
  ["one sign", "••••••••", "common_password"],
  ["three characters in turn", "xq7xq7xq7xq7", "common_password"],
  ["an alphabet", "FGHIJKLMNOP", "common_password"],
  ["numbers backwards", "98765432109", "common_password"],
  ["a row of keys there and back", "lkjhgfdsa", "common_password"],
])("takes no password that is %s", async (_name, given, code) => {
  const { status, body } = await post(accounts.signUpEndpoint, {
    ...person,
    password: given,
    email: "nora.berg@example.com",
  });
  expect([status, body.code, body.issues]).toEqual([
    422,
    code,
    [expect.objectContaining({ path: "password" })],
  ]);
  expect(await userBy("nora.berg@example.com")).toBeUndefined();
});

it("sends the link again only to an account that isn't proven, with one answer for all", async () => {
  const { email, headers } = someone();
  const proven = await openAccount();
  await post(accounts.signUpEndpoint, { ...person, email }, { headers });
  const first = await lastToken(email);
  const ask = (address: string) =>
    post(accounts.resendVerificationEndpoint, { email: address }, { headers });
  const answers = [await ask(email), await ask(proven.email), await ask("nobody@example.com")];
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { ok: true }]);
  expect([
    (await mailsTo(email)).length,
    (await mailsTo(proven.email)).length,
    (await mailsTo("nobody@example.com")).length,
  ]).toEqual([2, 1, 0]);
  // A request doesn't revoke earlier links.
  expect((await post(accounts.verifyEmailEndpoint, { token: first, password })).status).toBe(200);
});

describe("a forgotten password", () => {
  it("is set by the mail's link, once, and ends every session and every lockout", async () => {
    const { email, headers } = await openAccount();
    const { accessToken } = (await logIn(email, password)).body;
    for (let tries = 0; tries < 10; tries += 1) await logIn(email, "wrong-Password-9");
    expect((await logIn(email)).status).toBe(429);
    expect((await post(accounts.forgotPasswordEndpoint, { email }, { headers })).body).toEqual({
      ok: true,
    });
    const token = await lastToken(email);
    expect((await mailsTo(email))[0]?.text).toMatch(/\/newPassword\?token=/);
    expect(
      (
        await post(
          accounts.resetPasswordEndpoint,
          { token, password: otherPassword },
          { agency: "beta" },
        )
      ).status,
    ).toBe(410);
    expect(
      (await post(accounts.resetPasswordEndpoint, { token, password: "Password123" })).body.code,
    ).toBe("common_password");
    expect(
      (await post(accounts.resetPasswordEndpoint, { token, password: otherPassword })).body,
    ).toEqual({ email });
    expect((await post(accounts.resetPasswordEndpoint, { token, password })).status).toBe(410);
    expect((await profile(accessToken)).status).toBe(401);
    expect([(await logIn(email)).status, (await logIn(email, otherPassword)).status]).toEqual([
      401, 200,
    ]);
    expect((await mailsTo(email))[0]?.kind).toBe("passwordChanged");
  });

  it("is asked for in vain for an address without an account: same answer, same work, no mail", async () => {
    const { email, headers } = await openAccount();
    const ask = async (address: string) => {
      jest.mocked(renderMail).mockClear();
      const answer = await post(accounts.forgotPasswordEndpoint, { email: address }, { headers });
      expect(renderMail).toHaveBeenCalledTimes(1);
      return answer;
    };
    const [known, unknown] = [await ask(email), await ask("nobody@example.com")];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([(await mailsTo(email)).length, (await mailsTo("nobody@example.com")).length]).toEqual([
      2, 0,
    ]);
  });

  it("has a link that lives 15 minutes, and of two only the newer", async () => {
    const { email, headers } = await openAccount();
    const ask = async () => {
      await post(accounts.forgotPasswordEndpoint, { email }, { headers });
      return lastToken(email);
    };
    const first = await ask();
    const second = await ask();
    const userId = (await userBy(email))?.id ?? "";
    const [row] = await at<(typeof accountTokens.$inferSelect)[]>("alpha", (tx) =>
      tx.select().from(accountTokens).where(eq(accountTokens.userId, userId)),
    );
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(15 * 60_000);
    expect(JSON.stringify(row)).not.toContain(second);
    expect(
      (await post(accounts.resetPasswordEndpoint, { token: first, password: otherPassword }))
        .status,
    ).toBe(410);
    await at("alpha", (tx) =>
      tx
        .update(accountTokens)
        .set({ expiresAt: new Date() })
        .where(eq(accountTokens.userId, userId)),
    );
    expect(
      (await post(accounts.resetPasswordEndpoint, { token: second, password: otherPassword }))
        .status,
    ).toBe(410);
    expect(
      await at<unknown[]>("alpha", (tx) =>
        tx.select().from(accountTokens).where(eq(accountTokens.userId, userId)),
      ),
    ).toEqual([]);
  });

  it("is one mail's work when several use the link at once", async () => {
    const { email, headers } = await openAccount();
    await post(accounts.forgotPasswordEndpoint, { email }, { headers });
    const token = await lastToken(email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(accounts.resetPasswordEndpoint, { token, password: otherPassword })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  it("proves the address as well", async () => {
    const { email, headers } = someone();
    await post(accounts.signUpEndpoint, { ...person, email }, { headers });
    await post(accounts.forgotPasswordEndpoint, { email }, { headers });
    await post(accounts.resetPasswordEndpoint, {
      token: await lastToken(email),
      password: otherPassword,
    });
    expect((await logIn(email, otherPassword)).status).toBe(200);
  });
});

it("changes a password for the current one: all sessions end, this one gets a new token", async () => {
  const { email } = await openAccount();
  const [here, there] = [
    (await logIn(email)).body.accessToken,
    (await logIn(email)).body.accessToken,
  ];
  const change = (currentPassword: string, given: string) =>
    post(accounts.changePasswordEndpoint, { currentPassword, password: given }, { token: here });
  const wrong = await change("wrong-Password-9", otherPassword);
  expect([wrong.status, wrong.body.code, wrong.body.issues]).toEqual([
    422,
    "wrong_password",
    [expect.objectContaining({ path: "currentPassword" })],
  ]);
  expect((await change(password, "Password123")).body.code).toBe("common_password");
  const { status, body } = await change(password, otherPassword);
  expect([status, typeof body.accessToken, body.accessToken === here]).toEqual([
    200,
    "string",
    false,
  ]);
  expect([
    (await profile(here)).status,
    (await profile(there)).status,
    (await profile(body.accessToken)).status,
  ]).toEqual([401, 401, 200]);
  expect([(await logIn(email)).status, (await logIn(email, otherPassword)).status]).toEqual([
    401, 200,
  ]);
  expect((await mailsTo(email))[0]?.kind).toBe("passwordChanged");
});

it("opens no session for a password that was replaced while it was checked", async () => {
  const { email, headers } = await openAccount();
  await post(accounts.forgotPasswordEndpoint, { email }, { headers });
  const token = await lastToken(email);
  const { verify } = jest.requireActual<typeof argon2>("@node-rs/argon2");
  jest.mocked(argon2.verify).mockImplementationOnce(async (...given) => {
    const isRight = await verify(...given);
    await post(accounts.resetPasswordEndpoint, { token, password: otherPassword });
    return isRight;
  });
  expect((await logIn(email)).body.code).toBe("invalid_credentials");
  const userId = (await userBy(email))?.id ?? "";
  expect(
    await at<unknown[]>("alpha", (tx) =>
      tx.select().from(sessions).where(eq(sessions.userId, userId)),
    ),
  ).toEqual([]);
  expect((await logIn(email, otherPassword)).status).toBe(200);
});

it("ends the links under way with every change of a password", async () => {
  const { email, headers } = await openAccount();
  await post(accounts.forgotPasswordEndpoint, { email }, { headers });
  const link = await lastToken(email);
  const { accessToken } = (await logIn(email)).body;
  await post(
    accounts.changePasswordEndpoint,
    { currentPassword: password, password: otherPassword },
    { token: accessToken },
  );
  expect((await post(accounts.resetPasswordEndpoint, { token: link, password })).status).toBe(410);
  expect((await logIn(email, otherPassword)).status).toBe(200);
});

it("changes a password once for all who show it at once: the others have shown an old one", async () => {
  const { email } = await openAccount();
  const tokens = [(await logIn(email)).body.accessToken, (await logIn(email)).body.accessToken];
  const answers = await Promise.all(
    tokens.map((token, index) =>
      post(
        accounts.changePasswordEndpoint,
        { currentPassword: password, password: `${otherPassword}-${index}` },
        { token },
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await logIn(email, `${otherPassword}-${winner}`)).status).toBe(200);
  expect((await profile(answers[winner]?.body.accessToken)).status).toBe(200);
});

it.each(["Nora\r\nBcc: x@example.com", "Nora\u2028Berg", "\u202eNora", "\t\u0085"])(
  "takes no name that is more than a line: %j",
  async (first_name) => {
    const { status, body } = await post(accounts.signUpEndpoint, {
      ...person,
      first_name,
      email: someone().email,
    });
    expect([status, body.issues]).toEqual([422, [expect.objectContaining({ path: "first_name" })]]);
  },
);

it("stops guessing by somebody else's open session", async () => {
  const { email } = await openAccount();
  const token = (await logIn(email)).body.accessToken;
  for (let tries = 0; tries < 10; tries += 1)
    await post(accounts.deleteAccountEndpoint, { password: `guess-${tries}` }, { token });
  const { status, headers } = await post(
    accounts.changePasswordEndpoint,
    { currentPassword: password, password: otherPassword },
    { token },
  );
  expect([status, Number(headers.get("Retry-After")) > 800]).toEqual([429, true]);
  // Tries at the door have a count of their own: neither closes the other.
  expect((await logIn(email)).status).toBe(200);
  const events = (await eventsOf((await userBy(email))?.id)).map(({ event }) => event);
  expect(events.filter((event) => event === "signInBlocked")).toHaveLength(1);
});

it("deletes an account with its sessions and mails; the trail stays, without the address", async () => {
  const { email } = await openAccount();
  const { accessToken } = (await logIn(email)).body;
  const id = (await userBy(email))?.id;
  expect(
    (await post(accounts.deleteAccountEndpoint, { password: null }, { token: accessToken })).body
      .code,
  ).toBe("wrong_password");
  expect(
    (await post(accounts.deleteAccountEndpoint, { password }, { token: accessToken })).body,
  ).toEqual({ ok: true });
  expect([await userBy(email), (await profile(accessToken)).status]).toEqual([undefined, 401]);
  expect(
    await at<unknown[]>("alpha", (tx) =>
      tx
        .select()
        .from(sessions)
        .where(eq(sessions.userId, id ?? "")),
    ),
  ).toEqual([]);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["accountDeleted"]);
  const events = await eventsOf(id);
  expect(events.at(-1)).toMatchObject({ event: "accountDeleted" });
  expect(JSON.stringify(events)).not.toContain(email);
});

it("keeps the only owner of an agency", async () => {
  const { status, body } = await backend.call(accounts.deleteAccountEndpoint, {
    as: "owner",
    body: { password: "wander-Far-2026" },
  });
  expect([status, body.code]).toEqual([409, "last_owner"]);
});

it("keeps one of the last two owners who go at once", async () => {
  const two = await openTestBackend();
  try {
    const body = { email: "admin@alpha.localhost", userType: "AgencyOwner" };
    await two.call("PUT /api/operator/agencies/alpha/users", {
      headers: { Authorization: `Bearer ${operatorToken}` },
      body,
    });
    const go = (as: "owner" | "admin") =>
      two.call(accounts.deleteAccountEndpoint, { as, body: { password: "wander-Far-2026" } });
    const answers = await Promise.all([go("owner"), go("admin")]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  } finally {
    await two.close();
  }
});

it.each([
  ["sign-ups", accounts.signUpEndpoint, { ...person }],
  ["links sent again", accounts.resendVerificationEndpoint, {}],
  ["links for a new password", accounts.forgotPasswordEndpoint, {}],
])("limits %s for an address, whether or not it has an account", async (_name, endpoint, body) => {
  for (const { email } of [await openAccount(), someone()]) {
    const statuses: number[] = [];
    // From ever new networks, so that only the account's own limit stops it.
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push(
        (await post(endpoint, { ...body, email }, { headers: someone().headers })).status,
      );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    const { status, headers } = await post(
      endpoint,
      { ...body, email },
      { headers: someone().headers },
    );
    expect([status, Number(headers.get("Retry-After")) > 0]).toEqual([429, true]);
  }
});

it("ends a session by password change for every other call too: nobody else's session or password is touched", async () => {
  const [one, other] = [await openAccount(), await openAccount()];
  const [mine, theirs] = [
    (await logIn(one.email)).body.accessToken,
    (await logIn(other.email)).body.accessToken,
  ];
  await post(
    accounts.changePasswordEndpoint,
    { currentPassword: password, password: otherPassword },
    { token: mine },
  );
  expect([
    (await profile(mine)).status,
    (await profile(theirs)).status,
    (await logIn(other.email)).status,
  ]).toEqual([401, 200, 200]);
});
