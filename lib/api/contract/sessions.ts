import * as z from "zod";
import { endpoint } from "./endpoint";
import { sessionAnswerSchema } from "./session-answer";

const base = { api: "main", browser: true, access: "signed-in" } as const;

export const sessionEntrySchema = z.object({
  id: z.uuid(),
  signedInBy: z.enum(["password", "sso", "social"]),
  /** The browser's own words, shortened. */
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntrySchema>;

export const refreshSessionEndpoint = endpoint({
  ...base,
  method: "post",
  startsSession: true,
  path: "/api/user/refresh",
  summary: "Swap this session's token for a new one",
  response: sessionAnswerSchema,
});
export const listSessionsEndpoint = endpoint({
  ...base,
  method: "get",
  path: "/api/user/sessions",
  summary: "One's own sessions, the latest used first",
  response: z.object({ data: z.array(sessionEntrySchema) }),
});
export const endSessionEndpoint = endpoint({
  ...base,
  method: "delete",
  path: "/api/user/sessions/{id}",
  summary: "End one of one's own sessions; 404 for any other",
  params: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.literal(true) }),
});
export const endOtherSessionsEndpoint = endpoint({
  ...base,
  method: "post",
  path: "/api/user/sessions/end-others",
  summary: "End all of one's own sessions but this one",
  response: z.object({ ended: z.number().int().min(0) }),
});
