import * as z from "zod";
import { endpoint } from "./endpoint";
import { sessionAnswerSchema } from "./session-answer";

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
const providerId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be lower-case letters, digits and hyphens");
const shared = {
  /** On the button: "Continue with {label}". */
  label: z.string().min(1).max(60),
  issuer: z.string().min(1).max(500),
  /** Whether an unknown user gets an account, or only existing users may sign in. */
  createsUsers: z.boolean().default(true),
};

/**
 * OpenID Connect, authorization code with PKCE; everything else comes from the issuer's discovery
 * document.
 */
const oidcSchema = z.strictObject({
  ...shared,
  protocol: z.literal("oidc"),
  issuer: webAddress,
  clientId: z.string().min(1).max(200),
});
/**
 * A token signed and sent by the agency's own site (docs/sso.md). HS256 with the shared secret, the
 * others with the JWKS.
 */
const signedRedirectSchema = z.strictObject({
  ...shared,
  protocol: z.literal("signed-redirect"),
  algorithm: z.enum(["RS256", "ES256", "EdDSA", "HS256"]),
  jwksUrl: webAddress.nullable().default(null),
  /**
   * Signs in at once even if the sign-in didn't begin here; otherwise a click on Continue is
   * needed.
   */
  allowsUnsolicited: z.boolean().default(false),
});
export const ssoProviderSettingsSchema = z.discriminatedUnion("protocol", [
  oidcSchema,
  signedRedirectSchema,
]);
export type SsoProviderSettings = z.infer<typeof ssoProviderSettingsSchema>;
/** As operators set it: with the secret, which is stored encrypted and never returned. */
export const ssoProviderInputSchema = z.object({
  id: providerId,
  settings: ssoProviderSettingsSchema,
  secret: z.string().min(16).max(4_000).nullable().default(null),
});
export type SsoProviderInput = z.infer<typeof ssoProviderInputSchema>;

/** The agency's own provider; all others are social ones. */
export const agencyProviderId = "agency";

const visit = { api: "main", browser: false, access: "public" } as const;
const base = { ...visit, method: "post", limits: ["sso"] } as const;
/** A path of this site without a language, or none. */
const navigateTo = z.string().startsWith("/").max(2_000).nullable();

export const listSsoProvidersEndpoint = endpoint({
  operationId: "listSsoProviders",
  ...visit,
  method: "get",
  path: "/api/sso/providers",
  summary: "The agency's sign-in providers, as shown to users",
  response: z.object({
    data: z.array(
      z.object({ id: z.string(), label: z.string(), isSocial: z.boolean(), canStart: z.boolean() }),
    ),
  }),
});
export const startSsoEndpoint = endpoint({
  operationId: "startSso",
  ...base,
  path: "/api/sso/start",
  summary:
    "Begin a sign-in: where to redirect the browser, and the state that its cookie must hold until it returns",
  errors: ["sso_refused"],
  body: z.strictObject({ providerId, navigateTo }),
  response: z.object({ location: z.string(), state: z.string(), expiresAt: z.iso.datetime() }),
});
export const finishSsoEndpoint = endpoint({
  operationId: "finishSso",
  ...base,
  startsSession: true,
  path: "/api/sso/callback",
  summary:
    "Finish an OpenID Connect sign-in with the provider's response and the cookie's state; 401 if anything is invalid",
  errors: ["sso_refused"],
  body: z.strictObject({
    /** From the redirect URI given to the provider. */
    providerId,
    parameters: z.record(z.string().max(100), z.string().max(4_000)),
    state: z.string().max(200).nullable(),
  }),
  response: sessionAnswerSchema.extend({ navigateTo }),
});
/** What arrived with the user; the state is from their browser's cookie. */
export const arrivedTokenSchema = z.strictObject({
  token: z.string().min(1).max(16_000),
  navigateTo,
});
/** The signed-in session, or a ticket that `POST /api/sso/continue` accepts after a click. */
export const takeSignedTokenEndpoint = endpoint({
  operationId: "takeSignedToken",
  ...base,
  path: "/api/sso/token",
  summary:
    "Accept a signed token of the agency's own site: a session if the sign-in began here or the agency allows it, else a ticket to confirm; 401 if anything is invalid",
  errors: ["sso_refused"],
  body: arrivedTokenSchema.extend({ state: z.string().max(200).nullable() }),
  response: z.union([
    sessionAnswerSchema.extend({ navigateTo }),
    z.object({ ticket: z.string(), name: z.string(), email: z.string(), navigateTo }),
  ]),
});
export const continueSsoEndpoint = endpoint({
  operationId: "continueSso",
  ...base,
  browser: true,
  startsSession: true,
  path: "/api/sso/continue",
  summary: "Sign in with a ticket after the user's confirmation; 410 once used or expired",
  errors: ["sso_refused", "ticket_gone"],
  body: z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/) }),
  response: sessionAnswerSchema,
});
