import "server-only";
import { listSessionsEndpoint, type SessionEntry } from "@/lib/api/contract/sessions";
import { apiForRequest } from "@/lib/session/api-for-request";
import { optionalRead } from "./optional-read";

/**
 * One's own sessions, the latest used first; null when they can't be had: the page is about more
 * than them.
 */
export const listSessions = (tenant: string): Promise<SessionEntry[] | null> =>
  optionalRead(
    "sessions",
    async () => (await (await apiForRequest(tenant)).call(listSessionsEndpoint)).data,
    null,
  );
