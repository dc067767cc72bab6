import { base64url, jwtVerify, type JWTPayload } from "jose";
import * as z from "zod";
import type { SsoProviderSettings } from "@/lib/api/contract/sso";
import { isKeepable } from "./asserted-identity";
import { hasDuplicateMembers } from "./has-duplicate-members";
import type { KeySources } from "./create-key-sources";
import { SsoRefusal } from "./sso-refusal";

export type SignedRedirectSettings = Extract<SsoProviderSettings, { protocol: "signed-redirect" }>;

/**
 * What a header may hold through any proxy: sent by form, a token passes through one. An identity
 * needs a quarter of it.
 */
const maximumLength = 4_000;
const maximumLifetime = 5 * 60;
const clockTolerance = 30;

const claimsSchema = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1).refine(isKeepable),
  jti: z.string().min(1).max(200).refine(isKeepable),
  iat: z.number().int(),
  exp: z.number().int(),
  state: z.string().max(200).optional().catch(undefined),
});
export type SignedClaims = z.infer<typeof claimsSchema>;

const decoder = new TextDecoder("utf-8", { fatal: true });

function refuseDuplicates(token: string): void {
  for (const part of token.split(".").slice(0, 2))
    if (hasDuplicateMembers(decoder.decode(base64url.decode(part))))
      throw new SsoRefusal("duplicate_members");
}

type Options = {
  settings: SignedRedirectSettings;
  /** The agency's hosts: the token may be for any of them. */
  audience: string[];
  /** With HS256. */
  secret: string | null;
  keySources: KeySources;
  now: Date;
};

/**
 * Verifies a token signed by an agency's site (docs/sso.md; security: ASVS 9.1, 9.2). Algorithm and
 * key are the agency's stored ones: `alg`, `jwk`, `jku` and `x5u` of the token's header are
 * ignored. The caller checks in the database whether its `jti` was used.
 * @throws SsoRefusal or jose's error
 */
export async function verifySignedToken(
  token: string,
  { settings, audience, secret, keySources, now }: Options,
): Promise<SignedClaims> {
  if (token.length > maximumLength) throw new SsoRefusal("too_long");
  const options = {
    algorithms: settings.algorithm === "EdDSA" ? ["EdDSA", "Ed25519"] : [settings.algorithm],
    issuer: settings.issuer,
    audience,
    maxTokenAge: maximumLifetime,
    clockTolerance,
    requiredClaims: ["exp", "iat", "jti", "sub"],
    currentDate: now,
  };
  let payload: JWTPayload;
  if (settings.algorithm === "HS256") {
    if (!secret) throw new SsoRefusal("no_secret");
    ({ payload } = await jwtVerify(token, new TextEncoder().encode(secret), options));
  } else {
    if (!settings.jwksUrl) throw new SsoRefusal("no_keys");
    ({ payload } = await jwtVerify(token, keySources.at(settings.jwksUrl), options));
  }
  refuseDuplicates(token);
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) throw new SsoRefusal("wrong_claims");
  const lifetime = claims.data.exp - claims.data.iat;
  if (lifetime <= 0 || lifetime > maximumLifetime) throw new SsoRefusal("lives_too_long");
  return claims.data;
}
