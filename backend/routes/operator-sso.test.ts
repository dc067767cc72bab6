import { eq } from "drizzle-orm";
import { ssoProviders } from "../db/schema/sso";
import { securityEvents } from "../db/schema/users";
import { lockedSecretBox } from "../secrets/secret-box";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, operatorToken } from "../testing/open-test-backend";

const headers = { Authorization: `Bearer ${operatorToken}` };
const oidc = { protocol: "oidc", label: "ID", issuer: "https://id.example", clientId: "site" };
const signed = {
  protocol: "signed-redirect",
  label: "Own",
  issuer: "own",
  algorithm: "RS256",
  jwksUrl: "https://own.example/keys",
};
const secret = "a-secret-of-more-than-thirty-two-characters";
const addresses: Record<string, string> = {
  "id.example": "93.184.216.34",
  "own.example": "93.184.216.34",
  "inside.example": "10.0.0.1",
};

const backend = openForFile(() =>
  openTestBackend({
    resolveHost: (name) => {
      const address = addresses[name];
      return address
        ? Promise.resolve([{ address, family: 4 }])
        : Promise.reject(new Error("unknown host"));
    },
  }),
);

const set = (body: object, subdomain = "alpha") =>
  backend.call(`PUT /api/operator/agencies/${subdomain}/sso`, { headers, body });
const list = async () =>
  (await backend.call("GET /api/operator/agencies/alpha/sso", { headers })).body;
const stored = async () =>
  (
    await backend.db.forOperator((tx) =>
      tx.select().from(ssoProviders).where(eq(ssoProviders.id, "agency")),
    )
  )[0];

it("keeps a secret encrypted, gives it out to nobody, and keeps it while the issuer stays", async () => {
  const { status, body } = await set({ id: "agency", settings: oidc, secret });
  expect([status, body]).toEqual([
    200,
    { provider: { id: "agency", settings: { ...oidc, createsUsers: true }, hasSecret: true } },
  ]);
  const first = await stored();
  expect(JSON.stringify(first)).not.toContain(secret);
  expect(JSON.stringify(await list())).not.toMatch(
    new RegExp(`${secret}|${first?.encryptedSecret}`),
  );
  await set({ id: "agency", settings: { ...oidc, label: "Renamed" } });
  expect((await stored())?.encryptedSecret).toBe(first?.encryptedSecret);
  // Another issuer would otherwise be sent the secret.
  await set({ id: "agency", settings: { ...oidc, issuer: "https://own.example" } });
  expect((await stored())?.encryptedSecret).toBeNull();
  expect((await backend.call("GET /api/sso/providers", {})).body).toEqual({ data: [] });
});

it("tells the agency's audit trail who may vouch for its people, without the secret", async () => {
  await set({ id: "trail", settings: oidc, secret });
  await backend.call("DELETE /api/operator/agencies/alpha/sso/trail", { headers });
  const trail = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(securityEvents).orderBy(securityEvents.createdAt),
  );
  const details = trail
    .filter(({ event }) => event === "ssoProviderChanged")
    .map((each) => each.details);
  expect(details.slice(-2)).toEqual(
    ["set", "removed"].map((change) => ({ by: "operator", provider: "trail", change })),
  );
  expect(JSON.stringify(trail)).not.toContain(secret);
});

it("removes a provider once", async () => {
  await set({ id: "social-1", settings: oidc });
  expect((await backend.call("GET /api/sso/providers", {})).body).toEqual({
    data: [{ id: "social-1", label: "ID", isSocial: true, canStart: true }],
  });
  const remove = () =>
    backend.call("DELETE /api/operator/agencies/alpha/sso/social-1", { headers });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect((await set({ id: "agency", settings: oidc }, "nobody")).status).toBe(404);
});

it.each([
  [
    { id: "agency", settings: { ...oidc, issuer: "http://id.example" } },
    "settings.issuer",
    "must start with https://",
  ],
  [
    { id: "agency", settings: { ...oidc, issuer: "http://127.0.0.1:3000" } },
    "settings.issuer",
    "must start with https://",
  ],
  [
    { id: "agency", settings: { ...oidc, issuer: "https://[::ffff:7f00:1]" } },
    "settings.issuer",
    "must name a public host",
  ],
  [
    { id: "agency", settings: { ...oidc, issuer: "https://2130706433" } },
    "settings.issuer",
    "must name a public host",
  ],
  [
    { id: "agency", settings: { ...oidc, issuer: "https://0" } },
    "settings.issuer",
    "must name a public host",
  ],
  [
    { id: "agency", settings: { ...oidc, issuer: "https://localhost" } },
    "settings.issuer",
    "must name a public host",
  ],
  [
    { id: "agency", settings: { ...oidc, issuer: "https://inside.example" } },
    "settings.issuer",
    "leads into a private network",
  ],
  [
    { id: "agency", settings: { ...oidc, issuer: "https://id.example/?x=1" } },
    "settings.issuer",
    "must be the issuer itself, without a query",
  ],
  [
    { id: "agency", settings: { ...oidc, clientSecret: secret } },
    "settings.clientSecret",
    "is not a known field",
  ],
  [{ id: "Agency!", settings: oidc }, "id", "must be lower-case letters, digits and hyphens"],
  [
    { id: "social", settings: signed },
    "id",
    "must be agency: only the agency's own site sends signed tokens",
  ],
  [
    { id: "agency", settings: { ...signed, jwksUrl: null } },
    "settings.jwksUrl",
    "is needed: the public keys for RS256",
  ],
  [
    { id: "agency", settings: { ...signed, jwksUrl: "https://inside.example/keys" } },
    "settings.jwksUrl",
    "leads into a private network",
  ],
  [{ id: "agency", settings: signed, secret }, "secret", "must be left out: RS256 has public keys"],
  [
    { id: "agency", settings: { ...signed, algorithm: "HS256" }, secret },
    "settings.jwksUrl",
    "must be left out: HS256 has a shared secret instead",
  ],
  [
    { id: "agency", settings: { ...signed, algorithm: "HS256", jwksUrl: null } },
    "secret",
    "is needed with HS256",
  ],
  [
    {
      id: "agency",
      settings: { ...signed, algorithm: "HS256", jwksUrl: null },
      secret: secret.slice(0, 31),
    },
    "secret",
    "must have at least 32 characters",
  ],
  [
    { id: "agency", settings: { ...signed, algorithm: "none" } },
    "settings.algorithm",
    'Invalid option: expected one of "RS256"|"ES256"|"EdDSA"|"HS256"',
  ],
])("names what is wrong in %j", async (body, path, message) => {
  const before = await list();
  const answer = await set(body);
  expect([answer.status, answer.body.issues]).toEqual([422, [{ path, message }]]);
  expect(await list()).toEqual(before);
});

it("says which key is missing before it keeps a secret without one", async () => {
  const keyless = await openTestBackend({ secrets: lockedSecretBox, allowLoopbackUrls: true });
  const body = { id: "agency", settings: { ...oidc, issuer: "http://localhost:9" }, secret };
  const { status, body: answer } = await keyless.call("PUT /api/operator/agencies/alpha/sso", {
    headers,
    body,
  });
  expect([status, answer.message]).toEqual([
    422,
    expect.stringContaining("SECRETS_KEY: is needed"),
  ]);
  await keyless.close();
});
