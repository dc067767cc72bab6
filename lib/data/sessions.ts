import "server-only";
import { listSessionsEndpoint, type SessionEntry } from "@/lib/api/contract/sessions";
import { logProblem } from "@/lib/log-problem";
import { apiForRequest } from "@/lib/session/api-for-request";

/** One's own sessions, the latest used first; null when they can't be had: the page is about more than them. */
export async function listSessions(tenant: string): Promise<SessionEntry[] | null> {
  try {
    return (await (await apiForRequest(tenant)).call(listSessionsEndpoint)).data;
  } catch (error) {
    logProblem("sessions", error);
    return null;
  }
}
