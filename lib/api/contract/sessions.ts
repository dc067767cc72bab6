import * as z from "zod";
import { emailSchema } from "./email";
import { endpoint } from "./endpoint";
import { sessionAnswerSchema } from "./session-answer";

export const credentialsSchema = z.strictObject({
  email: emailSchema,
  password: z.string().min(1).max(128),
});
export type Credentials = z.infer<typeof credentialsSchema>;

const base = { api: "main", browser: true, access: "signed-in", limits: [] } as const;

export const loginEndpoint = endpoint({
  operationId: "login",
  ...base,
  method: "post",
  access: "public",
  startsSession: true,
  path: "/api/user/login",
  limits: ["sign-ins"],
  summary:
    "Sign in with e-mail and password. Even with the right ones 403 if the address isn't verified yet (email_not_verified) or the agency's users sign in elsewhere (direct_login_off)",
  errors: [
    "invalid_credentials",
    "email_not_verified",
    "direct_login_off",
    "proof_of_work_required",
  ],
  body: credentialsSchema,
  response: sessionAnswerSchema,
});
export const logoutEndpoint = endpoint({
  operationId: "logout",
  ...base,
  method: "post",
  access: "public",
  path: "/api/user/logout",
  summary: "End this session; idempotent",
  response: z.object({
    ok: z.literal(true),
    /**
     * Where to send the browser to sign out at the agency's own provider; null if that isn't
     * needed.
     */
    endSessionUrl: z.string().nullable().default(null),
  }),
});

export const sessionEntrySchema = z.object({
  id: z.uuid(),
  signedInBy: z.enum(["password", "sso", "social"]),
  /** The browser's User-Agent, shortened. */
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntrySchema>;

export const refreshSessionEndpoint = endpoint({
  operationId: "refreshSession",
  ...base,
  method: "post",
  startsSession: true,
  path: "/api/user/refresh",
  summary: "Swap this session's token for a new one",
  response: sessionAnswerSchema,
});
export const listSessionsEndpoint = endpoint({
  operationId: "listSessions",
  ...base,
  method: "get",
  path: "/api/user/sessions",
  summary: "The user's own sessions, most recently used first",
  response: z.object({ data: z.array(sessionEntrySchema) }),
});
export const proveIdentityEndpoint = endpoint({
  operationId: "proveIdentity",
  ...base,
  browser: false,
  method: "post",
  path: "/api/user/prove",
  limits: ["own passwords"],
  summary:
    "Enter one's password again: for 10 minutes this session may do what is guarded (403 `proof_required` without). Signing in does the same",
  errors: ["wrong_password"],
  body: z.strictObject({ password: z.string().min(1).max(128) }),
  response: z.object({ ok: z.literal(true) }),
});
export const endSessionEndpoint = endpoint({
  operationId: "endSession",
  ...base,
  method: "delete",
  path: "/api/user/sessions/{id}",
  notFound: "session_not_found",
  summary: "End one of the user's own sessions; 404 for any other",
  params: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.literal(true) }),
});
export const endOtherSessionsEndpoint = endpoint({
  operationId: "endOtherSessions",
  ...base,
  method: "post",
  path: "/api/user/sessions/end-others",
  summary: "End all of the user's other sessions",
  response: z.object({ ended: z.number().int().min(0) }),
});
/** Not the browser's call: a plain form changes it, and is followed by a new document. */
export const setClientViewEndpoint = endpoint({
  operationId: "setClientView",
  ...base,
  browser: false,
  method: "put",
  path: "/api/user/client-view",
  summary:
    "Turn this session's client view on or off. While it is on no response to the session contains net prices or markup. It ends with the session; for those whose role shows them no net prices it changes nothing. Idempotent",
  body: z.strictObject({ isOn: z.boolean() }),
  response: z.object({ isOn: z.boolean() }),
});
