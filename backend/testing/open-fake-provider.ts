import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from "jose";

export const fakeClient = { id: "travel-site", secret: "secret-of-the-travel-site" };

/** A hostile provider's deviations. */
type Behaviour = {
  metadata?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  userInfo?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Replaces the ID token that was about to be sent. */
  idToken?: (honest: string) => string | Promise<string>;
};

const newKeys = async () => {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { kid: randomUUID(), privateKey, jwk: await exportJWK(publicKey) };
};
const toForm = async (request: IncomingMessage) =>
  new URLSearchParams((await request.toArray()).join(""));

/**
 * An OpenID provider on loopback that can be set to lie. It follows the rules otherwise: PKCE,
 * single-use codes, one client with its secret. `authorize` does what a user's browser does there,
 * and returns the redirect's parameters.
 */
export async function openFakeProvider() {
  let keys = await newKeys();
  let behaviour: Behaviour = {};
  const hits: string[] = [];
  const codes = new Map<
    string,
    { nonce: string; challenge: string | null; redirectUri: string; subject: string }
  >();

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", issuer);
    hits.push(pathname);
    const send = (body: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const answer = async () => {
      if (pathname === "/.well-known/openid-configuration")
        return send({ ...metadata(), ...behaviour.metadata });
      if (pathname === "/jwks")
        return send({ keys: [{ ...keys.jwk, kid: keys.kid, use: "sig", alg: "RS256" }] });
      if (pathname === "/userinfo") return send({ sub: lastSubject, ...behaviour.userInfo });
      if (pathname !== "/token") return send({}, 404);
      const form = await toForm(request);
      const basic = Buffer.from(
        (request.headers.authorization ?? "").replace("Basic ", ""),
        "base64",
      ).toString();
      // The two are form-encoded first (RFC 6749 §2.3.1).
      if (decodeURIComponent(basic) !== `${fakeClient.id}:${fakeClient.secret}`)
        return send({ error: "invalid_client" }, 401);
      const grant = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const verifier = form.get("code_verifier");
      const challenge = verifier && createHash("sha256").update(verifier).digest("base64url");
      // A verifier without a challenge is an attack as well (RFC 9700 §2.1.1).
      if (!grant || grant.redirectUri !== form.get("redirect_uri") || grant.challenge !== challenge)
        return send({ error: "invalid_grant" }, 400);
      lastSubject = grant.subject;
      const honest = await sign({ sub: grant.subject, nonce: grant.nonce });
      send({
        access_token: randomUUID(),
        token_type: "Bearer",
        expires_in: 60,
        id_token: (await behaviour.idToken?.(honest)) ?? honest,
      });
    };
    answer().catch((error: unknown) => send({ error: String(error) }, 500));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  let lastSubject = "";

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/end`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  });

  /**
   * A token of this provider: its own claims, then its configured behaviour, then the given claims;
   * `undefined` omits one.
   */
  const sign = (claims: JWTPayload = {}, header: Partial<JWTHeaderParameters> = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const ownClaims = {
      iss: issuer,
      aud: fakeClient.id,
      iat: now,
      exp: now + 300,
      email: "pat@mail.example",
      email_verified: true,
      given_name: "Pat",
      family_name: "Lee",
    };
    const payload = { ...ownClaims, ...claims, ...behaviour.claims };
    return new SignJWT(payload)
      .setProtectedHeader({ alg: "RS256", kid: keys.kid, ...behaviour.header, ...header })
      .sign(keys.privateKey);
  };

  return {
    issuer,
    hits,
    sign,
    publicJwk: () => keys.jwk,
    behave: (next: Behaviour) => (behaviour = next),
    rotateKeys: async () => void (keys = await newKeys()),
    authorize(location: string, subject = "pat-1"): Record<string, string> {
      const { searchParams } = new URL(location);
      const code = randomUUID();
      codes.set(code, {
        nonce: searchParams.get("nonce") ?? "",
        challenge: searchParams.get("code_challenge"),
        redirectUri: searchParams.get("redirect_uri") ?? "",
        subject,
      });
      return { code, state: searchParams.get("state") ?? "", iss: issuer };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
export type FakeProvider = Awaited<ReturnType<typeof openFakeProvider>>;
