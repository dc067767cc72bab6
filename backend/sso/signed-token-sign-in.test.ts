import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  base64url,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWK,
  type JWTHeaderParameters,
} from "jose";
import {
  continueSsoEndpoint,
  startSsoEndpoint,
  takeSignedTokenEndpoint,
} from "@/lib/api/contract/sso";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { toSsoTestKit } from "../testing/sso-test-kit";
import type { TestAgency } from "../testing/test-agencies";

let backend: TestBackend;
let kit: ReturnType<typeof toSsoTestKit>;
let site: Server;
let served: JWK[] = [];
let hits = 0;
let keys: { publicKey: CryptoKey; privateKey: CryptoKey };
let jwksUrl = "";
let clock = new Date("2026-11-21T12:00:00Z");
const issuer = "https://alpha-own.example";
let kid = "";
const sharedSecret = "a-shared-secret-of-forty-characters-0123";

beforeAll(async () => {
  site = createServer((_, response) => {
    hits += 1;
    response.end(JSON.stringify({ keys: served }));
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  jwksUrl = `http://localhost:${(site.address() as AddressInfo).port}/keys`;
  backend = await openTestBackend({ allowLoopbackUrls: true, keysCooldownMs: 0, now: () => clock });
  kit = toSsoTestKit(backend);
  for (const agency of ["alpha", "beta"] as const)
    await kit.changeAgency(agency, {
      sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true },
      returnUrl: "http://localhost:4400/start?a=1",
    });
});
beforeEach(async () => {
  clock = new Date("2026-11-21T12:00:00Z");
  kid = randomUUID();
  keys = await generateKeyPair("RS256", { extractable: true });
  served = [{ ...(await exportJWK(keys.publicKey)), kid }];
  await kit.setProvider("alpha", { settings: { ...settings, jwksUrl } });
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await backend.close();
});

const settings = {
  protocol: "signed-redirect",
  label: "Alpha",
  issuer,
  algorithm: "RS256",
} as const;
const seconds = () => Math.floor(clock.getTime() / 1000);
let made = 0;
const claimsOf = (changes: object = {}) => ({
  iss: issuer,
  aud: "alpha.localhost",
  sub: "kim-1",
  jti: `token-${(made += 1)}`,
  iat: seconds(),
  exp: seconds() + 120,
  email: "kim@mail.example",
  given_name: "Kim",
  family_name: "Berg",
  ...changes,
});
const sign = (
  changes: object = {},
  {
    key = keys.privateKey,
    ...header
  }: Partial<JWTHeaderParameters> & { key?: CryptoKey | Uint8Array } = {},
) => new SignJWT(claimsOf(changes)).setProtectedHeader({ alg: "RS256", kid, ...header }).sign(key);
const take = (
  token: string,
  {
    agency = "alpha",
    state = null,
    navigateTo = null,
  }: { agency?: TestAgency; state?: string | null; navigateTo?: string | null } = {},
) => backend.call(takeSignedTokenEndpoint, { agency, body: { token, state, navigateTo } });
const start = async (agency: TestAgency = "alpha") => {
  const { body } = await backend.call(startSsoEndpoint, {
    agency,
    body: { providerId: "agency", navigateTo: "/about" },
  });
  return body as { location: string; state: string };
};

it("gives an unsolicited token a ticket, which signs in once and only after a click", async () => {
  const before = await kit.countSessions("alpha");
  const { status, body } = await take(await sign(), { navigateTo: "/faqs" });
  expect([status, body]).toEqual([
    200,
    {
      ticket: expect.any(String),
      name: "Kim Berg",
      email: "kim@mail.example",
      navigateTo: "/faqs",
    },
  ]);
  expect(await kit.countSessions("alpha")).toBe(before);
  const ticket = { body: { ticket: body.ticket } };
  expect((await backend.call(continueSsoEndpoint, { agency: "beta", ...ticket })).status).toBe(410);
  const signedIn = await backend.call(continueSsoEndpoint, ticket);
  expect(signedIn.body).toMatchObject({
    accessToken: expect.any(String),
    user: { userType: "Traveller", isTravelAgent: false },
  });
  expect((await backend.call(continueSsoEndpoint, ticket)).status).toBe(410);
  expect(await kit.countSessions("alpha")).toBe(before + 1);
});

it("expires a ticket after five minutes", async () => {
  const { body } = await take(await sign());
  clock = new Date(clock.getTime() + 5 * 60_000);
  expect((await backend.call(continueSsoEndpoint, { body: { ticket: body.ticket } })).status).toBe(
    410,
  );
});

it("signs in at once in the browser that began the sign-in, and in no other", async () => {
  const { location, state } = await start();
  expect(location).toBe(`http://localhost:4400/start?a=1&state=${state}&navigateTo=%2Fabout`);
  // Another browser has another state, or none.
  for (const held of [null, (await start()).state])
    expect((await take(await sign({ state }), { state: held })).body).toHaveProperty("ticket");
  // A cookie alone proves nothing: the token must belong to it.
  expect((await take(await sign(), { state })).body).toHaveProperty("ticket");
  const { body } = await take(await sign({ state }), { state, navigateTo: "/elsewhere" });
  expect(body).toMatchObject({ accessToken: expect.any(String), navigateTo: "/about" });
  // Once: the next one needs a click again.
  expect((await take(await sign({ state }), { state })).body).toHaveProperty("ticket");
});

it("doesn't accept a state of another agency", async () => {
  await kit.setProvider("beta", { settings: { ...settings, jwksUrl } });
  const { state } = await start("beta");
  expect((await take(await sign({ state }), { state })).body).toHaveProperty("ticket");
});

it("signs in unsolicited tokens at once, if the agency allows that", async () => {
  await kit.setProvider("alpha", { settings: { ...settings, jwksUrl, allowsUnsolicited: true } });
  expect((await take(await sign())).body).toHaveProperty("accessToken");
});

it.each(["ES256", "EdDSA", "HS256"] as const)(
  "accepts %s if the agency has configured it",
  async (algorithm) => {
    const pair = algorithm === "HS256" ? null : await generateKeyPair(algorithm);
    if (pair) served = [{ ...(await exportJWK(pair.publicKey)), kid }];
    await kit.setProvider(
      "alpha",
      pair
        ? { settings: { ...settings, algorithm, jwksUrl } }
        : { settings: { ...settings, algorithm }, secret: sharedSecret },
    );
    const key = pair?.privateKey ?? new TextEncoder().encode(sharedSecret);
    expect((await take(await sign({}, { alg: algorithm, key }))).status).toBe(200);
    expect((await take(await sign())).status).toBe(401);
  },
);

it("accepts a token of a new key at once, for any of the agency's hosts, and ignores the token's key URL", async () => {
  expect((await take(await sign())).status).toBe(200);
  keys = await generateKeyPair("RS256", { extractable: true });
  served = [{ ...(await exportJWK(keys.publicKey)), kid: "next" }];
  expect((await take(await sign({ aud: "alpha-travel.example" }, { kid: "next" }))).status).toBe(
    200,
  );
  const evil = { jku: "http://localhost:1/keys", x5u: "http://localhost:1/cert" };
  expect((await take(await sign({}, { kid: "next", ...evil }))).status).toBe(200);
});

it("accepts no role, no unverified address, and no new user if not allowed", async () => {
  const { body } = await take(
    await sign({
      sub: "climber",
      email: "climber@mail.example",
      userType: "Admin",
      isTravelAgent: true,
      roles: ["Admin"],
    }),
  );
  const { body: signedIn } = await backend.call(continueSsoEndpoint, {
    body: { ticket: body.ticket },
  });
  expect(signedIn.user).toMatchObject({
    userType: "Traveller",
    isTravelAgent: false,
    isRestrictedAgent: false,
  });
  expect(
    (await take(await sign({ sub: "x", email: "x@mail.example", email_verified: false }))).status,
  ).toBe(401);
  await kit.setProvider("alpha", { settings: { ...settings, jwksUrl, createsUsers: false } });
  expect((await take(await sign({ sub: "new", email: "new@mail.example" }))).status).toBe(401);
  expect((await kit.lastRefusal("alpha"))?.details).toEqual({
    provider: "agency",
    reason: "no_account",
  });
});

/** A token with the given payload text, correctly signed. */
async function signText(
  payload: string,
  header = JSON.stringify({ alg: "RS256", kid }),
): Promise<string> {
  const text = `${base64url.encode(header)}.${base64url.encode(payload)}`;
  const signature = await crypto.subtle.sign(
    "RSASSA-PKCS1-v1_5",
    keys.privateKey,
    new TextEncoder().encode(text),
  );
  return `${text}.${base64url.encode(new Uint8Array(signature))}`;
}
const hour = 3_600;
const attacker = () => generateKeyPair("RS256", { extractable: true });

const forgeries: [string, () => string | Promise<string>, string][] = [
  ["alg none", () => new UnsecuredJWT(claimsOf()).encode(), "ERR_JOSE_ALG_NOT_ALLOWED"],
  [
    "alg None with a signature",
    async () => (await sign()).replace(/^[^.]+/, base64url.encode('{"alg":"None"}')),
    "ERR_JOSE_ALG_NOT_ALLOWED",
  ],
  [
    "HS256 with the public key",
    async () =>
      sign({}, { alg: "HS256", key: new TextEncoder().encode(await exportSPKI(keys.publicKey)) }),
    "ERR_JOSE_ALG_NOT_ALLOWED",
  ],
  [
    "HS256 with the key's modulus",
    () => sign({}, { alg: "HS256", key: base64url.decode(served[0]?.n ?? "") }),
    "ERR_JOSE_ALG_NOT_ALLOWED",
  ],
  [
    "another algorithm of the same key",
    async () => sign({}, { alg: "PS256", key: await asPss() }),
    "ERR_JOSE_ALG_NOT_ALLOWED",
  ],
  [
    "another agency's key",
    async () => sign({}, { key: (await attacker()).privateKey }),
    "ERR_JWS_SIGNATURE_VERIFICATION_FAILED",
  ],
  [
    "a key it brings along",
    async () => {
      const own = await attacker();
      return sign({}, { key: own.privateKey, jwk: await exportJWK(own.publicKey), kid: "x" });
    },
    "ERR_JWKS_NO_MATCHING_KEY",
  ],
  [
    "a key id that is a path",
    () => sign({}, { kid: "../../../../dev/null" }),
    "ERR_JWKS_NO_MATCHING_KEY",
  ],
  [
    "a key id that is a query",
    () => sign({}, { kid: "x' UNION SELECT 'key' --" }),
    "ERR_JWKS_NO_MATCHING_KEY",
  ],
  [
    "a header it says is critical",
    () =>
      signText(
        JSON.stringify(claimsOf()),
        JSON.stringify({ alg: "RS256", kid, crit: ["exp"], exp: 1 }),
      ),
    "ERR_JOSE_NOT_SUPPORTED",
  ],
  [
    "another agency's host",
    () => sign({ aud: "beta.localhost" }),
    "ERR_JWT_CLAIM_VALIDATION_FAILED aud",
  ],
  ["no audience", () => sign({ aud: undefined }), "ERR_JWT_CLAIM_VALIDATION_FAILED aud"],
  [
    "another issuer",
    () => sign({ iss: "https://evil.example" }),
    "ERR_JWT_CLAIM_VALIDATION_FAILED iss",
  ],
  ["no end", () => sign({ exp: undefined }), "ERR_JWT_CLAIM_VALIDATION_FAILED exp"],
  ["no start", () => sign({ iat: undefined }), "ERR_JWT_CLAIM_VALIDATION_FAILED iat"],
  ["no id", () => sign({ jti: undefined }), "ERR_JWT_CLAIM_VALIDATION_FAILED jti"],
  ["no subject", () => sign({ sub: undefined }), "ERR_JWT_CLAIM_VALIDATION_FAILED sub"],
  ["an empty subject", () => sign({ sub: "" }), "wrong_claims"],
  ["a life of an hour", () => sign({ exp: seconds() + hour }), "lives_too_long"],
  [
    "an hour of age",
    () => sign({ iat: seconds() - hour, exp: seconds() + 60 }),
    "ERR_JWT_EXPIRED iat",
  ],
  [
    "an end long gone",
    () => sign({ iat: seconds() - 200, exp: seconds() - 100 }),
    "ERR_JWT_EXPIRED exp",
  ],
  [
    "a start in the future",
    () => sign({ iat: seconds() + 120, exp: seconds() + 240 }),
    "ERR_JWT_CLAIM_VALIDATION_FAILED iat",
  ],
  ["a time that is a word", () => sign({ exp: "tomorrow" }), "ERR_JWT_CLAIM_VALIDATION_FAILED exp"],
  [
    "two subjects",
    () => signText(JSON.stringify(claimsOf()).replace('"sub":', '"sub":"victim","sub":')),
    "duplicate_members",
  ],
  [
    "two subjects, one of them escaped",
    () => signText(JSON.stringify(claimsOf()).replace('"sub":', '"s\\u0075b":"victim","sub":')),
    "duplicate_members",
  ],
  [
    "two algorithms",
    () => signText(JSON.stringify(claimsOf()), `{"alg":"none","alg":"RS256","kid":"${kid}"}`),
    "duplicate_members",
  ],
  ["no e-mail address", () => sign({ sub: "nameless", email: undefined }), "no_email"],
  ["an address that is none", () => sign({ sub: "nameless", email: "owner" }), "no_email"],
  ["no token at all", () => "nonsense", "ERR_JWS_INVALID"],
  ["too long a token", async () => `${await sign({ filler: "x".repeat(9_000) })}`, "too_long"],
  ["a claim that is a list", () => sign({ jti: ["a"] }), "wrong_claims"],
];
const asPss = async () =>
  crypto.subtle.importKey(
    "jwk",
    { ...(await exportJWK(keys.privateKey)), alg: "PS256" },
    { name: "RSA-PSS", hash: "SHA-256" },
    false,
    ["sign"],
  );

it.each(forgeries)("rejects %s", async (_name, forge, reason) => {
  const token = await forge();
  const before = await kit.countSessions("alpha");
  const answer = await take(token);
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    401,
    "sso_refused",
    "That sign-in didn't work, please try again",
  ]);
  expect(await kit.countSessions("alpha")).toBe(before);
  const event = await kit.lastRefusal("alpha");
  expect(event?.details).toEqual({ provider: "agency", reason: expect.stringContaining(reason) });
  expect(JSON.stringify(event)).not.toContain(token.split(".")[1] ?? token);
});

it("rejects a second use, also simultaneously and shortly before it expires", async () => {
  const token = await sign();
  expect((await take(token)).status).toBe(200);
  expect((await take(token)).status).toBe(401);
  expect((await kit.lastRefusal("alpha"))?.details.reason).toBe("used_before");
  clock = new Date(clock.getTime() + 140_000);
  expect((await take(token)).status).toBe(401);
  expect((await kit.lastRefusal("alpha"))?.details.reason).toBe("used_before");
  const another = await sign();
  const answers = await Promise.all([1, 2, 3, 4].map(() => take(another)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it("rejects 64 KB before reading them", async () => {
  expect((await take("x".repeat(64 * 1024))).status).toBe(422);
});

it("doesn't accept alpha's token at beta, whatever its audience, and fetches no keys without a provider", async () => {
  await kit.removeProvider("beta", "agency");
  const before = hits;
  expect((await take(await sign({ aud: "beta.localhost" }), { agency: "beta" })).status).toBe(401);
  expect((await kit.lastRefusal("beta"))?.details.reason).toBe("no_provider");
  await kit.setProvider("beta", {
    settings: { ...settings, algorithm: "HS256" },
    secret: sharedSecret,
  });
  expect((await take(await sign({ aud: "beta.localhost" }), { agency: "beta" })).status).toBe(401);
  expect(hits).toBe(before);
});
