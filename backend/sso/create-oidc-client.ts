import { jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import * as client from "openid-client";
import type { SsoProviderSettings } from "@/lib/api/contract/sso";
import { findUrlFault } from "../outbound/checked-url";
import type { GuardedFetch } from "../outbound/create-guarded-fetch";
import type { KeySources } from "./create-key-sources";
import { SsoRefusal } from "./sso-refusal";

export type OidcSettings = Extract<SsoProviderSettings, { protocol: "oidc" }>;
export type OidcProvider = { settings: OidcSettings; secret: string | null };

const tenMinutesMs = 10 * 60_000;
/**
 * Only public-key signatures: with HS256 anybody with the client secret could forge tokens, and
 * `none` is no signature.
 */
const algorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
const scope = "openid email profile";

type Settings = { guardedFetch: GuardedFetch; keySources: KeySources; allowLoopbackUrls: boolean };
type Expected = { state: string; nonce: string; codeVerifier: string };
export type OidcClaims = Record<string, unknown> & { iss: string; sub: string };

/**
 * By the provider's supported methods; by header if it lists none (OpenID Connect Discovery §3).
 */
function authenticateBy(secret: string | null): client.ClientAuth {
  if (!secret) return client.None();
  const [byHeader, byBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (
      methods.includes("client_secret_basic") || !methods.includes("client_secret_post")
        ? byHeader
        : byBody
    )(server, ...rest);
  };
}

/**
 * OpenID Connect for one relying party per agency: authorization code with PKCE (S256), state and
 * nonce. The issuer is the stored one: discovery must name it, and so must the response (`iss`, RFC
 * 9207) and the ID token.
 */
export function createOidcClient({ guardedFetch, keySources, allowLoopbackUrls }: Settings) {
  const known = new LRUCache<string, client.Configuration>({ max: 500, ttl: tenMinutesMs });

  async function discover({
    settings: { issuer, clientId },
    secret,
  }: OidcProvider): Promise<client.Configuration> {
    const key = JSON.stringify([issuer, clientId, secret]);
    const found = known.get(key);
    if (found) return found;
    const configuration = await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: 30 },
      authenticateBy(secret),
      {
        [client.customFetch]: (url, init) => guardedFetch(url, init),
        timeout: 3,
        // The guarded fetch checks URLs, and knows when http on loopback is allowed.
        // oxlint-disable-next-line typescript/no-deprecated
        execute: allowLoopbackUrls ? [client.allowInsecureRequests] : [],
      },
    );
    known.set(key, configuration);
    return configuration;
  }

  /** The browser's redirect target: checked like the URLs the agency sets. */
  function requireWebAddress(url: URL): string {
    if (findUrlFault(url.href, { allowLoopbackUrls })) throw new SsoRefusal("provider_address");
    return url.href;
  }

  return {
    /**
     * @returns where to redirect the browser @throws SsoRefusal or openid-client's error if the
     * provider can't be reached or isn't the expected one
     */
    async begin(
      provider: OidcProvider,
      { redirectUri, state, nonce, codeVerifier }: Expected & { redirectUri: string },
    ): Promise<string> {
      const configuration = await discover(provider);
      const methods = configuration.serverMetadata().code_challenge_methods_supported;
      if (methods && !methods.includes("S256")) throw new SsoRefusal("no_pkce");
      const challenge = await client.calculatePKCECodeChallenge(codeVerifier);
      const parameters = {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: "S256",
      };
      return requireWebAddress(client.buildAuthorizationUrl(configuration, parameters));
    },

    /**
     * @returns the provider's claims about the user @throws SsoRefusal, openid-client's or jose's
     * error for anything that doesn't match how it was begun
     */
    async finish(
      provider: OidcProvider,
      {
        answer,
        expected,
      }: { /** With the response's parameters. */ answer: URL; expected: Expected },
    ): Promise<OidcClaims> {
      const configuration = await discover(provider);
      const {
        jwks_uri: jwksUrl,
        userinfo_endpoint: userInfoUrl,
        issuer,
      } = configuration.serverMetadata();
      const tokens = await client.authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: expected.codeVerifier,
        expectedState: expected.state,
        expectedNonce: expected.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token || !jwksUrl) throw new SsoRefusal("no_id_token");
      // The grant relies on TLS for the token's origin (OpenID Connect Core §3.1.3.7, 6); this also
      // verifies its signature.
      await jwtVerify(tokens.id_token, keySources.at(jwksUrl), {
        algorithms,
        issuer,
        audience: provider.settings.clientId,
        clockTolerance: 30,
      });
      if ((claims.email !== undefined && claims.email_verified !== undefined) || !userInfoUrl)
        return claims;
      const userInfo = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      // An address and its verified flag must come from the same document: a flag from another
      // document proves nothing.
      return {
        ...userInfo,
        ...claims,
        email: userInfo.email,
        email_verified: userInfo.email_verified,
      };
    },

    /**
     * Where the browser signs out at the provider (OpenID Connect RP-Initiated Logout 1.0); null if
     * that isn't offered.
     */
    async endSession(
      provider: OidcProvider,
      { returnTo, state }: { returnTo: string; state: string },
    ): Promise<string | null> {
      const configuration = await discover(provider);
      if (!configuration.serverMetadata().end_session_endpoint) return null;
      return requireWebAddress(
        client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo, state }),
      );
    },
  };
}

export type OidcClient = ReturnType<typeof createOidcClient>;
