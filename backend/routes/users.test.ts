import { eq } from "drizzle-orm";
import { getAgentSummaryEndpoint } from "@/lib/api/contract/agencies";
import { can, type UserType } from "@/lib/api/contract/roles";
import { loginEndpoint, logoutEndpoint } from "@/lib/api/contract/sessions";
import { changeLanguageEndpoint, getProfileEndpoint, type User } from "@/lib/api/contract/users";
import { sessions } from "../db/schema/users";
import type { DemoRole } from "../demo/demo-users";
import { flaggedPages, resolveReadFlags } from "../navigation/resolve-read-flags";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend } from "../testing/open-test-backend";
import { toTokenHash } from "../secrets/opaque-token";
import { createSession } from "../sessions/create-session";
import type { TestAgency } from "../testing/test-agencies";

const backend = openForFile(openTestBackend);
// Tries are counted as long as the backend runs: tests that fail to sign in use a user or an
// address of their own.

const password = "wander-Far-2026";
const logIn = (
  email: string,
  given = password,
  { agency, ip }: { agency?: TestAgency; ip?: string } = {},
) =>
  backend.call(loginEndpoint, {
    body: { email, password: given },
    ...(agency ? { agency } : {}),
    headers: ip ? { "X-Client-Ip": ip } : {},
  });
const profile = (token: unknown, agency: TestAgency = "alpha") =>
  backend.call(getProfileEndpoint, {
    agency,
    headers: { Authorization: `Bearer ${String(token)}` },
  });
const listSessions = (userId: string) =>
  backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(sessions).where(eq(sessions.userId, userId)),
  );
const idOf = ({ body }: { body: Record<string, unknown> }) => (body.user as User).id;

it("signs in, says who that is, and signs out for good", async () => {
  const { status, body, headers } = await logIn("Traveller@Alpha.localhost");
  const user = body.user as User;
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(body.accessToken).toMatch(/^[\w-]{43}$/);
  expect(Date.parse(String(body.expiresAt)) - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60_000);
  expect(user).toMatchObject({
    personal_info: {
      first_name: "Tessa",
      email: "traveller@alpha.localhost",
      credits: { amount: 125.5, currency: "USD" },
    },
    userType: "Traveller",
    isTravelAgent: false,
    isRestrictedAgent: false,
    isRewardWalletEnable: true,
  });
  expect(user.auth["/dashboard"]).toEqual({ read: false });
  expect(user.auth["/mytrip/dashboard"]).toEqual({ read: true });
  expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);

  expect((await profile(body.accessToken)).body).toEqual({ user });
  const out = { headers: { Authorization: `Bearer ${String(body.accessToken)}` } };
  expect((await backend.call(logoutEndpoint, out)).body).toEqual({ ok: true, endSessionUrl: null });
  expect([
    (await profile(body.accessToken)).status,
    (await backend.call(logoutEndpoint, out)).status,
  ]).toEqual([401, 200]);
});

it("keeps no token, only what it can be checked with", async () => {
  const { body } = await logIn("owner@alpha.localhost");
  const stored = await listSessions(idOf({ body }));
  expect(stored.map(({ tokenHash }) => tokenHash)).toEqual([toTokenHash(String(body.accessToken))]);
  expect(JSON.stringify(stored)).not.toContain(String(body.accessToken));
});

it("gives a new token each time, whatever token comes with it", async () => {
  const first = (await logIn("agent@alpha.localhost")).body.accessToken;
  const second = await backend.call(loginEndpoint, {
    body: { email: "agent@alpha.localhost", password },
    headers: { Authorization: `Bearer ${String(first)}` },
  });
  expect([second.status, second.body.accessToken === first]).toEqual([200, false]);
});

it("answers nobody by an e-mail and a wrong password alike", async () => {
  const answers = [
    await logIn("restricted@alpha.localhost", "wrong"),
    await logIn("nobody@alpha.localhost", "wrong"),
    await logIn("agent@beta.localhost"),
  ];
  for (const { status, body, headers } of answers) {
    expect([status, { ...body, requestId: "" }, [...headers.keys()]]).toEqual([
      401,
      {
        code: "invalid_credentials",
        message: "Wrong e-mail or password",
        error: "Wrong e-mail or password",
        requestId: "",
      },
      [...(answers[0]?.headers.keys() ?? [])],
    ]);
  }
});

it("works as long for nobody as for somebody", async () => {
  // The processor's time, hashing threads included: the clock on the wall also counts what else the
  // machine does.
  const work = async (email: string) => {
    const start = process.cpuUsage();
    await logIn(email, "wrong");
    return process.cpuUsage(start).user;
  };
  await work("warm-up@alpha.localhost");
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    known.push(await work("restricted@alpha.localhost"));
    unknown.push(await work(`nobody${round}@alpha.localhost`));
  }
  // Without that work for unknown addresses it takes a tenth.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
});

it("stops the eleventh bad try for an e-mail, here and not at another agency", async () => {
  for (let count = 0; count < 10; count += 1)
    expect((await logIn("admin@alpha.localhost", "wrong")).status).toBe(401);
  const { status, body, headers } = await logIn("ADMIN@alpha.localhost");
  expect([status, body.code]).toEqual([429, "proof_of_work_required"]);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(800);
  expect((await logIn("owner@alpha.localhost")).status).toBe(200);
  expect((await logIn("admin@beta.localhost", password, { agency: "beta" })).status).toBe(200);
});

it("stops the eleventh bad try from an address, also when all come at once; right ones don't count", async () => {
  const ip = "203.0.113.9";
  for (let count = 0; count < 3; count += 1)
    expect((await logIn("owner@alpha.localhost", password, { ip })).status).toBe(200);
  const tries = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      logIn(`guess${index}@alpha.localhost`, "wrong", { ip }),
    ),
  );
  expect(tries.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    ...Array<number>(10).fill(401),
    ...Array<number>(4).fill(429),
  ]);
  expect((await logIn("owner@alpha.localhost", password, { ip })).status).toBe(429);
  expect((await logIn("owner@alpha.localhost", password, { ip: "203.0.113.10" })).status).toBe(200);
});

it("ends sessions by time, and forgets them with the next sign-in", async () => {
  const userId = idOf(await logIn("sales@alpha.localhost"));
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  const session = { userId, signedInBy: "password", userAgent: null, now: longAgo } as const;
  const old = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    createSession(tx, backend.ids.alpha, session),
  );
  const { status, body } = await profile(old.accessToken);
  expect([status, body.code]).toEqual([401, "session_expired"]);
  // Met, it is removed; unmet, with the next sign-in.
  expect(await listSessions(userId)).toHaveLength(1);
  await backend.db.forAgency(backend.ids.alpha, (tx) =>
    createSession(tx, backend.ids.alpha, session),
  );
  expect(await listSessions(userId)).toHaveLength(2);
  await logIn("sales@alpha.localhost");
  expect((await listSessions(userId)).every(({ expiresAt }) => expiresAt > new Date())).toBe(true);
});

describe("the language somebody chooses", () => {
  const languagesOf = async (agency: TestAgency) => {
    const rows = await backend.db.forAgency(backend.ids[agency], (tx) =>
      tx.query.users.findMany({ orderBy: (row, { asc }) => asc(row.email) }),
    );
    return Object.fromEntries(rows.map(({ email, language }) => [email, language]));
  };

  it("is written into that very user's profile, and into nobody else's", async () => {
    const before = { alpha: await languagesOf("alpha"), beta: await languagesOf("beta") };
    const { status, body } = await backend.call(changeLanguageEndpoint, {
      as: "agent",
      params: { language: "no" },
    });
    expect([status, body]).toEqual([200, { language: "no" }]);
    expect((await backend.call(getProfileEndpoint, { as: "agent" })).body.user).toMatchObject({
      language: "no",
    });
    expect(await languagesOf("alpha")).toEqual({ ...before.alpha, "agent@alpha.localhost": "no" });
    expect(await languagesOf("beta")).toEqual(before.beta);
  });

  it.each([
    ["none the agency offers", "de"],
    ["none of the nine", "xx"],
  ])("is refused when it is %s", async (_name, language) => {
    const before = await languagesOf("alpha");
    const { status, body } = await backend.call(changeLanguageEndpoint, {
      as: "sales",
      params: { language },
    });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({
        code: "invalid_input",
        issues: [expect.objectContaining({ path: "language" })],
      }),
    ]);
    expect(await languagesOf("alpha")).toEqual(before);
  });
});

it("gives agents the menu entries they may read, Book Now leading to the first active service", async () => {
  const menuOf = async (agency: TestAgency, as: DemoRole) => {
    const { body } = await backend.call("GET /api/agency/navigations", { agency, as });
    return (body.agencyNavigation as { path: string }[]).map(({ path }) => path);
  };
  const settings = [
    "/settings/agency",
    "/settings/profile",
    "/settings/payment",
    "/settings/product",
  ];
  const first = [
    "/clients",
    "/bookings",
    "/enquiries",
    "/proposals",
    "/wallet/details",
    ...settings,
  ];
  const last = ["/deal-links", "/pay", "/settings/support", "/searches"];
  const agents = [...first, ...last];
  expect(await menuOf("alpha", "agent")).toEqual(["/dashboard", "/booknow/flights", ...agents]);
  expect(await menuOf("beta", "agent")).toEqual(["/dashboard", "/booknow/hotels", ...agents]);
  await backend.changeAgency("beta", { academyUrl: "https://academy.example" });
  expect((await menuOf("beta", "agent")).filter((path) => !agents.includes(path))).toEqual([
    "/dashboard",
    "/booknow/hotels",
    "/academy",
  ]);
  const owners = await menuOf("alpha", "owner");
  expect(owners.filter((path) => !agents.includes(path))).toEqual([
    "/dashboard",
    "/booknow/flights",
    "/users/agents",
    "/settings/website",
    "/settings/developers",
    "/settings/audit",
    "/applications",
    "/customize-theme",
  ]);
});

it("sums up for travel agents what waits for them, money in minor units", async () => {
  const { body } = await backend.call(getAgentSummaryEndpoint, { as: "agent" });
  expect(body).toEqual({
    wallet: { amount: 56_360, currency: "USD" },
    upcoming: { count: 0, from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
});

it("lets each kind of user read what is theirs, and sales agents what they may not change", () => {
  const readBy = (userType: UserType) =>
    Object.entries(
      resolveReadFlags({ userType, isRestrictedAgent: false }, { academyUrl: null }),
    ).flatMap(([path, { read }]) => (read ? [path] : []));
  expect(readBy("Traveller")).toEqual(
    flaggedPages.map(({ path }) => path).filter((path) => /^\/(booknow|mytrip)/.test(path)),
  );
  expect(readBy("AgencyOwner")).toEqual(
    flaggedPages.map(({ path }) => path).filter((path) => !/^\/(?:mytrip|academy)/.test(path)),
  );
  expect(readBy("Admin")).toEqual(
    readBy("AgencyOwner").filter((path) => path !== "/settings/developers"),
  );
  const mayRead = (userType: UserType) =>
    flaggedPages
      .filter(({ action }) => can({ userType, isRestrictedAgent: false }, action))
      .map(({ path }) => path);
  expect(mayRead("SalesAgent")).toEqual(
    expect.arrayContaining(["/settings/agency", "/settings/payment", "/settings/product"]),
  );
  expect(mayRead("SalesAgent")).not.toContain("/settings/website");
  expect(mayRead("Traveller")).toEqual([
    "/booknow",
    "/mytrip/dashboard",
    "/mytrip/mytrips",
    "/mytrip/profile",
    "/mytrip/support",
    "/mytrip/wallet",
  ]);
});
