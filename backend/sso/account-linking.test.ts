import { and, eq } from "drizzle-orm";
import { finishSsoEndpoint, startSsoEndpoint } from "@/lib/api/contract/sso";
import { loginEndpoint } from "@/lib/api/contract/sessions";
import { accountTokens, pendingSignUps, securityEvents, sessions, users } from "../db/schema/users";
import { createSession } from "../sessions/create-session";
import { openFakeProvider, fakeClient, type FakeProvider } from "../testing/open-fake-provider";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { toSsoTestKit } from "../testing/sso-test-kit";
import { hashPassword } from "../users/password-hash";

let backend: TestBackend;
let provider: FakeProvider;
let kit: ReturnType<typeof toSsoTestKit>;

beforeAll(async () => {
  [backend, provider] = await Promise.all([
    openTestBackend({ allowLoopbackUrls: true }),
    openFakeProvider(),
  ]);
  kit = toSsoTestKit(backend);
  const settings = {
    protocol: "oidc" as const,
    label: "ID",
    clientId: fakeClient.id,
    issuer: provider.issuer,
  };
  await kit.changeAgency("alpha", {
    sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true },
  });
  for (const id of ["agency", "social"])
    await kit.setProvider("alpha", { id, settings, secret: fakeClient.secret });
});
afterAll(() => Promise.all([backend.close(), provider.close()]));

type Person = { subject: string; email: string | undefined; isVerified?: boolean };
async function signIn(providerId: "agency" | "social", { subject, email, isVerified }: Person) {
  provider.behave({
    claims: { email, ...(isVerified === undefined ? {} : { email_verified: isVerified }) },
  });
  const { body } = await backend.call(startSsoEndpoint, { body: { providerId, navigateTo: null } });
  const { location, state } = body as { location: string; state: string };
  const answer = await backend.call(finishSsoEndpoint, {
    body: { providerId, parameters: provider.authorize(location, subject), state },
  });
  return {
    status: answer.status,
    user: answer.body.user as { id: string; userType: string } | undefined,
    reason: (await kit.lastRefusal("alpha"))?.details.reason,
  };
}
const inAlpha = <T>(work: Parameters<typeof backend.db.forAgency<T>>[1]) =>
  backend.db.forAgency(backend.ids.alpha, work);
const getUser = (email: string) =>
  inAlpha(async (tx) => (await tx.select().from(users).where(eq(users.email, email)))[0]);
const createUnproven = (email: string) =>
  inAlpha(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        agencyId: backend.ids.alpha,
        email,
        firstName: "T",
        lastName: "Rap",
        userType: "Traveller",
      })
      .returning();
    if (!user) throw new Error("not created");
    const person = {
      passwordHash: await hashPassword("of-Somebody-else-7"),
      firstName: "T",
      lastName: "Rap",
    };
    await tx
      .insert(pendingSignUps)
      .values({ ...person, agencyId: backend.ids.alpha, userId: user.id });
    await createSession(tx, backend.ids.alpha, {
      userId: user.id,
      signedInBy: "password",
      userAgent: "of somebody else",
    });
    const expiresAt = new Date(Date.now() + 3_600_000);
    await tx.insert(accountTokens).values({
      tokenHash: `hash-${email}`,
      agencyId: backend.ids.alpha,
      userId: user.id,
      kind: "verifyEmail",
      expiresAt,
    });
    return user;
  });

it("opens the account with the address, keeps its role, and stores the identity", async () => {
  const agent = await getUser("agent@alpha.localhost");
  const first = await signIn("agency", { subject: "agent-1", email: "Agent@Alpha.localhost" });
  expect([first.status, first.user?.id, first.user?.userType]).toEqual([
    200,
    agent?.id,
    "TravelAgent",
  ]);
  const later = await signIn("agency", { subject: "agent-1", email: "moved@mail.example" });
  expect(later.user?.id).toBe(agent?.id);
  const events = await inAlpha((tx) =>
    tx
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, agent?.id ?? "")),
  );
  expect(events.map(({ event }) => event).sort()).toEqual([
    "ssoLinked",
    "ssoSignedIn",
    "ssoSignedIn",
  ]);
});

it.each([
  ["isn't proven", { email: "known@mail.example", isVerified: false }, "email_not_verified"],
  ["is missing", { email: undefined }, "no_email"],
])("rejects even a known user whose address %s", async (_name, said, reason) => {
  const known = { subject: "known-1", email: "known@mail.example" };
  expect((await signIn("agency", known)).status).toBe(200);
  expect(await signIn("agency", { ...known, ...said })).toMatchObject({
    status: 401,
    user: undefined,
    reason,
  });
  expect((await signIn("agency", known)).status).toBe(200);
});

it("takes an unverified account away from whoever set its password", async () => {
  const trap = await createUnproven("victim@mail.example");
  const { status, user } = await signIn("agency", {
    subject: "victim-1",
    email: "victim@mail.example",
  });
  expect([status, user?.id]).toEqual([200, trap.id]);
  expect(await getUser("victim@mail.example")).toMatchObject({
    passwordHash: null,
    emailVerifiedAt: expect.any(Date),
    firstName: "Pat",
    lastName: "Lee",
  });
  expect(
    (
      await backend.call(loginEndpoint, {
        body: { email: "victim@mail.example", password: "of-Somebody-else-7" },
      })
    ).status,
  ).toBe(401);
  const open = await inAlpha((tx) =>
    tx.select().from(sessions).where(eq(sessions.userId, trap.id)),
  );
  expect(open.map(({ signedInBy }) => signedInBy)).toEqual(["sso"]);
  expect(
    await inAlpha((tx) =>
      tx
        .select()
        .from(accountTokens)
        .where(and(eq(accountTokens.userId, trap.id))),
    ),
  ).toEqual([]);
});

it("doesn't open unverified accounts or those of owners and admins by a social account", async () => {
  await createUnproven("unproven@mail.example");
  expect(await signIn("social", { subject: "s-1", email: "unproven@mail.example" })).toMatchObject({
    status: 401,
    reason: "account_not_verified",
  });
  expect(await getUser("unproven@mail.example")).toMatchObject({
    passwordHash: null,
    emailVerifiedAt: null,
  });
  for (const role of ["owner", "admin"])
    expect(
      await signIn("social", { subject: `s-${role}`, email: `${role}@alpha.localhost` }),
    ).toMatchObject({ status: 401, reason: "account_guarded" });
  const traveller = await getUser("traveller@alpha.localhost");
  expect(
    (await signIn("social", { subject: "s-2", email: "traveller@alpha.localhost" })).user?.id,
  ).toBe(traveller?.id);
});

it("creates one account from two simultaneous first sign-ins", async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(() => signIn("agency", { subject: "twin-1", email: "twin@mail.example" })),
  );
  expect(new Set(answers.map(({ user }) => user?.id)).size).toBe(1);
});

it("keeps the same person's accounts at two agencies separate", async () => {
  const settings = {
    protocol: "oidc" as const,
    label: "ID",
    clientId: fakeClient.id,
    issuer: provider.issuer,
  };
  await kit.setProvider("beta", { id: "social", settings, secret: fakeClient.secret });
  const here = await signIn("social", { subject: "both-1", email: "both@mail.example" });
  const { body } = await backend.call(startSsoEndpoint, {
    agency: "beta",
    body: { providerId: "social", navigateTo: null },
  });
  const { location, state } = body as { location: string; state: string };
  const there = await backend.call(finishSsoEndpoint, {
    agency: "beta",
    body: { providerId: "social", parameters: provider.authorize(location, "both-1"), state },
  });
  expect(there.status).toBe(200);
  expect((there.body.user as { id: string }).id).not.toBe(here.user?.id);
});
