import "server-only";
import { listSessionsEndpoint, type SessionEntry } from "@/lib/api/contract/sessions";
import { apiForRequest } from "@/lib/session/api-for-request";
import { optionalRead } from "./optional-read";

/**
 * The user's own sessions, most recently used first; null if they can't be loaded: they are only
 * part of the page.
 */
export const listSessions = (tenant: string): Promise<SessionEntry[] | null> =>
  optionalRead(
    "sessions",
    async () => (await (await apiForRequest(tenant)).call(listSessionsEndpoint)).data,
    null,
  );
