import "server-only";
import { getAgentSummaryEndpoint, listNavigationsEndpoint, type AgentSummary } from "@/lib/api/contract/agencies";
import type { User } from "@/lib/api/contract/users";
import { logProblem } from "@/lib/log-problem";
import { apiForRequest } from "@/lib/session/api-for-request";
import { toSideEntries, type SideEntry } from "@/lib/session/to-side-entries";

/**
 * The side menu and what it sums up, for travel agents alone: nobody else costs a call (spec §6).
 * Null for everybody else. A part that can't be had is left out: the page is not about the menu.
 */
export async function getAgentNavigation(
  tenant: string,
  { user }: { user: Pick<User, "isTravelAgent" | "userType"> | null },
): Promise<{ entries: SideEntry[]; summary: AgentSummary | null } | null> {
  if (!user?.isTravelAgent) return null;
  const api = await apiForRequest(tenant);
  const without = (error: unknown) => {
    logProblem("agent navigation", error);
    return null;
  };
  const [navigation, summary] = await Promise.all([api.call(listNavigationsEndpoint).catch(without), api.call(getAgentSummaryEndpoint).catch(without)]);
  return { entries: toSideEntries(navigation?.agencyNavigation ?? [], user), summary };
}
