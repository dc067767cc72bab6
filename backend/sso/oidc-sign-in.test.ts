import { base64url, decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { finishSsoEndpoint, startSsoEndpoint } from "@/lib/api/contract/sso";
import { fakeClient, openFakeProvider, type FakeProvider } from "../testing/open-fake-provider";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { toSsoTestKit } from "../testing/sso-test-kit";
import type { TestAgency } from "../testing/test-agencies";

let backend: TestBackend;
let provider: FakeProvider;
let other: FakeProvider;
let kit: ReturnType<typeof toSsoTestKit>;

beforeAll(async () => {
  [backend, provider, other] = await Promise.all([
    openTestBackend({ allowLoopbackUrls: true, keysCooldownMs: 0 }),
    openFakeProvider(),
    openFakeProvider(),
  ]);
  kit = toSsoTestKit(backend);
  const oidc = { protocol: "oidc" as const, label: "Alpha ID", clientId: fakeClient.id };
  for (const agency of ["alpha", "beta"] as const) {
    await kit.changeAgency(agency, {
      sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true },
    });
    await kit.setProvider(agency, {
      settings: { ...oidc, issuer: provider.issuer },
      secret: fakeClient.secret,
    });
    await kit.setProvider(agency, {
      id: "other",
      settings: { ...oidc, issuer: other.issuer },
      secret: fakeClient.secret,
    });
  }
});
beforeEach(() => [provider, other].forEach((each) => each.behave({})));
afterAll(() => Promise.all([backend.close(), provider.close(), other.close()]));

type Started = { location: string; state: string };
async function start({
  agency = "alpha",
  providerId = "agency",
  navigateTo = null,
}: { agency?: TestAgency; providerId?: string; navigateTo?: string | null } = {}) {
  const { status, body } = await backend.call(startSsoEndpoint, {
    agency,
    body: { providerId, navigateTo },
  });
  expect(status).toBe(200);
  return body as Started;
}
type Finish = {
  parameters: Record<string, string>;
  state: string | null;
  providerId?: string;
  agency?: TestAgency;
};
const finish = ({ parameters, state, providerId = "agency", agency = "alpha" }: Finish) =>
  backend.call(finishSsoEndpoint, { agency, body: { providerId, parameters, state } });

it("signs in a user of the provider, as a traveller of this agency only, and leads to their target", async () => {
  const { location, state } = await start({ navigateTo: "/booknow/hotels?x=1" });
  const authorizationUrl = new URL(location);
  expect(Object.fromEntries(authorizationUrl.searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid email profile",
    client_id: fakeClient.id,
    redirect_uri: expect.stringMatching(
      /^https?:\/\/alpha-travel\.example\/sso\/callback\/agency$/,
    ),
    code_challenge_method: "S256",
    state,
  });
  const { status, body } = await finish({ parameters: provider.authorize(location), state });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    navigateTo: "/booknow/hotels?x=1",
    user: {
      userType: "Traveller",
      isTravelAgent: false,
      personal_info: { first_name: "Pat", last_name: "Lee", email: "pat@mail.example" },
    },
  });
  const headers = { Authorization: `Bearer ${String(body.accessToken)}` };
  expect((await backend.call("GET /api/user/profile", { headers })).status).toBe(200);
  expect((await backend.call("GET /api/user/profile", { agency: "beta", headers })).status).toBe(
    401,
  );
});

it("identifies a user by issuer and subject, even if the address changes", async () => {
  const signIn = async (claims: object) => {
    provider.behave({ claims: { ...claims } });
    const { location, state } = await start();
    return (await finish({ parameters: provider.authorize(location, "moving-1"), state })).body
      .user as { id: string; personal_info: { email: string } };
  };
  const before = await signIn({ email: "before@mail.example" });
  const after = await signIn({ email: "after@mail.example" });
  expect(after).toEqual(before);
  // A new owner of the old address only gets into the same account if the provider says that it is
  // verified.
  provider.behave({ claims: { email: "before@mail.example", email_verified: false } });
  const { location, state } = await start();
  expect(
    (await finish({ parameters: provider.authorize(location, "stranger-1"), state })).status,
  ).toBe(401);
  expect(await kit.lastRefusal("alpha")).toMatchObject({
    details: { reason: "email_not_verified" },
  });
});

it("queries the address if the token has none, and takes address and verified flag from the same document", async () => {
  provider.behave({
    claims: { email: undefined, email_verified: undefined },
    userInfo: { email: "said@mail.example", email_verified: true },
  });
  const first = await start();
  expect(
    (await finish({ parameters: provider.authorize(first.location, "told-1"), state: first.state }))
      .body,
  ).toMatchObject({
    user: { personal_info: { email: "said@mail.example" } },
  });
  provider.behave({
    claims: { email: "owner@alpha.localhost", email_verified: undefined },
    userInfo: { email: "mine@mail.example", email_verified: true },
  });
  const second = await start();
  expect(
    (
      await finish({
        parameters: provider.authorize(second.location, "told-2"),
        state: second.state,
      })
    ).body,
  ).toMatchObject({
    user: { personal_info: { email: "mine@mail.example" } },
  });
});

it("accepts tokens of a new key at once", async () => {
  await provider.rotateKeys();
  const { location, state } = await start();
  expect((await finish({ parameters: provider.authorize(location), state })).status).toBe(200);
});

const now = () => Math.floor(Date.now() / 1000);
const unsigned = (token: string) =>
  `${base64url.encode(JSON.stringify({ alg: "none" }))}.${token.split(".")[1]}.`;
const changed = (token: string) => {
  const [head, , signature] = token.split(".");
  return [
    head,
    base64url.encode(JSON.stringify({ ...decodeJwt(token), email: "owner@alpha.localhost" })),
    signature,
  ].join(".");
};
const withSecret = (secret: string) => (token: string) =>
  new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(secret));

type Lie = Parameters<FakeProvider["behave"]>[0];
const lies: [string, () => Lie, string][] = [
  [
    "a token of another issuer",
    () => ({ claims: { iss: "https://evil.example" } }),
    "OAUTH_JWT_CLAIM_COMPARISON_FAILED iss",
  ],
  [
    "a token for another client",
    () => ({ claims: { aud: "another-client" } }),
    "OAUTH_JWT_CLAIM_COMPARISON_FAILED aud",
  ],
  [
    "a token for several without saying whose it is",
    () => ({ claims: { aud: [fakeClient.id, "x"] } }),
    "OAUTH_JWT_CLAIM_COMPARISON_FAILED aud",
  ],
  [
    "a token that another party requested",
    () => ({ claims: { aud: [fakeClient.id, "x"], azp: "x" } }),
    "OAUTH_JWT_CLAIM_COMPARISON_FAILED azp",
  ],
  [
    "another sign-in's nonce",
    () => ({ claims: { nonce: "of-another" } }),
    "OAUTH_JWT_CLAIM_COMPARISON_FAILED nonce",
  ],
  ["no nonce", () => ({ claims: { nonce: undefined } }), "OAUTH_INVALID_RESPONSE"],
  [
    "an expired token",
    () => ({ claims: { iat: now() - 700, exp: now() - 400 } }),
    "OAUTH_JWT_TIMESTAMP_CHECK_FAILED exp",
  ],
  ["a token without an end", () => ({ claims: { exp: undefined } }), "OAUTH_INVALID_RESPONSE"],
  ["no subject", () => ({ claims: { sub: undefined } }), "OAUTH_INVALID_RESPONSE"],
  ["no signature", () => ({ idToken: unsigned }), "OAUTH_INVALID_RESPONSE"],
  [
    "a signature by the client's secret",
    () => ({ idToken: withSecret(fakeClient.secret) }),
    "OAUTH_INVALID_RESPONSE",
  ],
  [
    "a signature by the public key, taken for a secret",
    () => ({ idToken: withSecret(JSON.stringify(provider.publicJwk())) }),
    "OAUTH_INVALID_RESPONSE",
  ],
  ["an unknown key", () => ({ header: { kid: "nobody-knows" } }), "ERR_JWKS_NO_MATCHING_KEY"],
  [
    "another provider's key",
    () => ({ idToken: (token) => other.sign(decodeJwt(token), decodeProtectedHeader(token)) }),
    "ERR_JWS_SIGNATURE_VERIFICATION_FAILED",
  ],
  ["a changed token", () => ({ idToken: changed }), "ERR_JWS_SIGNATURE_VERIFICATION_FAILED"],
  ["no token", () => ({ idToken: () => "" }), "OAUTH_INVALID_RESPONSE"],
  [
    "another person's details",
    () => ({ claims: { email: undefined }, userInfo: { sub: "somebody-else" } }),
    "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  ],
  ["no address", () => ({ claims: { email: undefined, email_verified: undefined } }), "no_email"],
  [
    "an address that isn't proven",
    () => ({ claims: { email_verified: false } }),
    "email_not_verified",
  ],
  [
    "a proof that is only a word",
    () => ({ claims: { email_verified: "true" } }),
    "email_not_verified",
  ],
];

it.each(lies)("rejects %s", async (_name, lie, reason) => {
  provider.behave(lie());
  const before = await kit.countSessions("alpha");
  const { location, state } = await start();
  const answer = await finish({ parameters: provider.authorize(location, "liar-1"), state });
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    401,
    "sso_refused",
    "That sign-in didn't work, please try again",
  ]);
  expect(await kit.countSessions("alpha")).toBe(before);
  const event = await kit.lastRefusal("alpha");
  expect(event?.details).toMatchObject({
    provider: "agency",
    reason: expect.stringContaining(reason),
  });
  expect(JSON.stringify(event)).not.toContain("eyJ");
});

const browserTricks: [string, (started: Started) => Finish | Promise<Finish>, string][] = [
  [
    "a browser that began nothing",
    ({ location }) => ({ parameters: provider.authorize(location), state: null }),
    "no_state_cookie",
  ],
  [
    "a state that was changed",
    ({ location, state }) => ({
      parameters: { ...provider.authorize(location), state: "x" },
      state,
    }),
    "wrong_state",
  ],
  [
    "a state that nobody gave out",
    ({ location }) => ({
      parameters: { ...provider.authorize(location), state: "made-up" },
      state: "made-up",
    }),
    "unknown_state",
  ],
  [
    "the state of another agency",
    async () => {
      const elsewhere = await start({ agency: "beta" });
      return { parameters: provider.authorize(elsewhere.location), state: elsewhere.state };
    },
    "unknown_state",
  ],
  [
    "an answer at another provider's address",
    ({ location, state }) => ({
      parameters: provider.authorize(location),
      state,
      providerId: "other",
    }),
    "other_provider",
  ],
  [
    "another provider's answer",
    ({ location, state }) => ({ parameters: { ...other.authorize(location), state }, state }),
    "OAUTH_INVALID_RESPONSE",
  ],
  [
    "an answer that doesn't say whose it is",
    ({ location, state }) => {
      const { code = "" } = provider.authorize(location);
      return { parameters: { code, state }, state };
    },
    "OAUTH_INVALID_RESPONSE",
  ],
  [
    "a code of a request without PKCE",
    ({ location, state }) => {
      const stripped = new URL(location);
      stripped.searchParams.delete("code_challenge");
      return { parameters: provider.authorize(stripped.href), state };
    },
    "OAUTH_RESPONSE_BODY_ERROR invalid_grant",
  ],
  [
    "a code that nobody gave out",
    ({ location, state }) => ({
      parameters: { ...provider.authorize(location), code: "x" },
      state,
    }),
    "invalid_grant",
  ],
  [
    "a code of another sign-in",
    async ({ state }) => ({
      parameters: { ...provider.authorize((await start()).location), state },
      state,
    }),
    "invalid_grant",
  ],
  [
    "a person who said no",
    ({ state }) => ({
      parameters: {
        error: "access_denied",
        error_description: "<script>",
        state,
        iss: provider.issuer,
      },
      state,
    }),
    "OAUTH_AUTHORIZATION_RESPONSE_ERROR access_denied",
  ],
  [
    "an empty answer",
    ({ state }) => ({ parameters: { state, iss: provider.issuer }, state }),
    "OAUTH_INVALID_RESPONSE",
  ],
];

it.each(browserTricks)("rejects %s", async (_name, trick, reason) => {
  const attempt = await trick(await start());
  const before = await kit.countSessions("alpha");
  const answer = await finish(attempt);
  expect([answer.status, answer.body.code]).toEqual([401, "sso_refused"]);
  expect(await kit.countSessions("alpha")).toBe(before);
  expect((await kit.lastRefusal("alpha"))?.details.reason).toContain(reason);
});

it("accepts a response once", async () => {
  const { location, state } = await start();
  const parameters = provider.authorize(location);
  expect((await finish({ parameters, state })).status).toBe(200);
  const before = await kit.countSessions("alpha");
  expect((await finish({ parameters, state })).status).toBe(401);
  // Nor does the code work with a new sign-in's state.
  const again = await start();
  expect(
    (await finish({ parameters: { ...parameters, state: again.state }, state: again.state }))
      .status,
  ).toBe(401);
  expect(await kit.countSessions("alpha")).toBe(before);
});

it("isn't ended by a link with a made-up state", async () => {
  const { location, state } = await start();
  await finish({ parameters: { code: "x", state: "made-up" }, state });
  expect((await finish({ parameters: provider.authorize(location), state })).status).toBe(200);
});

it("calls no provider that names itself differently, doesn't support PKCE, or points inside", async () => {
  const fresh = await openFakeProvider();
  const settings = {
    protocol: "oidc" as const,
    label: "Fresh",
    clientId: "fresh",
    issuer: fresh.issuer,
  };
  const begin = async (metadata: object) => {
    fresh.behave({ metadata: { ...metadata } });
    await kit.setProvider("alpha", {
      id: "fresh",
      settings: { ...settings, clientId: JSON.stringify(metadata).slice(0, 60) },
    });
    const answer = await backend.call(startSsoEndpoint, {
      body: { providerId: "fresh", navigateTo: null },
    });
    return [answer.status, (await kit.lastRefusal("alpha"))?.details.reason];
  };
  expect(await begin({ issuer: other.issuer })).toEqual([
    401,
    expect.stringContaining("OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED"),
  ]);
  expect(await begin({ code_challenge_methods_supported: ["plain"] })).toEqual([401, "no_pkce"]);
  for (const authorization_endpoint of ["https://10.0.0.1/a", "http://idp.example/a"])
    expect(await begin({ authorization_endpoint })).toEqual([401, "provider_address"]);
  expect(await begin({ authorization_endpoint: "javascript:alert(1)" })).toEqual([
    401,
    "OAUTH_REQUEST_PROTOCOL_FORBIDDEN",
  ]);
  await fresh.close();
});

it("doesn't begin without such a provider or if the agency has disabled its sign-on", async () => {
  for (const [agency, providerId] of [
    ["alpha", "nobody"],
    ["dormant", "agency"],
  ] as const)
    expect(
      (await backend.call(startSsoEndpoint, { agency, body: { providerId, navigateTo: null } }))
        .status,
    ).toBe(agency === "dormant" ? 503 : 401);
  await kit.changeAgency("beta", { sso: { isSSOEnabled: false } });
  expect(
    (
      await backend.call(startSsoEndpoint, {
        agency: "beta",
        body: { providerId: "agency", navigateTo: null },
      })
    ).status,
  ).toBe(401);
  expect((await backend.call("GET /api/sso/providers", { agency: "beta" })).body.data).toEqual([
    { id: "other", label: "Alpha ID", isSocial: true, canStart: true },
  ]);
});

it("tells only users of the agency's own provider where to sign out there", async () => {
  const endOf = async (providerId: string, at: FakeProvider) => {
    const { location, state } = await start({ providerId });
    const { body } = await finish({
      parameters: at.authorize(location, `leaving-${providerId}`),
      state,
      providerId,
    });
    const { body: ended } = await backend.call("POST /api/user/logout", {
      headers: { Authorization: `Bearer ${String(body.accessToken)}` },
    });
    return ended.endSessionUrl;
  };
  provider.behave({ claims: { email: "leaving@mail.example" } });
  other.behave({ claims: { email: "leaving-too@mail.example" } });
  const url = new URL(String(await endOf("agency", provider)));
  expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    `${provider.issuer}/end`,
    {
      client_id: fakeClient.id,
      state: "traveller",
      post_logout_redirect_uri: expect.stringMatching(
        /^https?:\/\/alpha-travel\.example\/sso\/signed-out$/,
      ),
    },
  ]);
  expect(await endOf("other", other)).toBeNull();
});
