import "server-only";
import {
  getAgentSummaryEndpoint,
  listNavigationsEndpoint,
  type AgentSummary,
} from "@/lib/api/contract/agencies";
import type { Member } from "@/lib/api/contract/roles";
import type { User } from "@/lib/api/contract/users";
import { env } from "@/lib/env";
import { hasPage } from "@/lib/remote-app/has-page";
import { apiForRequest } from "@/lib/session/api-for-request";
import { toSideEntries, type SideEntry } from "@/lib/session/to-side-entries";
import { optionalRead } from "./optional-read";
import { readOrInstead } from "./read-or-instead";

/**
 * The side menu and its summary, for travel agents only: others cost no call, and get null. An
 * entry without a page, here or in the remote app, is left out, and so is a part that can't be
 * loaded.
 */
export async function getAgentNavigation(
  tenant: string,
  { user }: { user: (Member & Pick<User, "isTravelAgent">) | null },
): Promise<{ entries: SideEntry[]; summary: AgentSummary | null } | null> {
  if (!user?.isTravelAgent) return null;
  const api = await apiForRequest(tenant);
  const [navigation, summary] = await Promise.all([
    // Waited for as long as for the page's own data: without it an agent gets no further.
    readOrInstead("agent navigation", () => api.call(listNavigationsEndpoint), null),
    optionalRead("agent summary", () => api.call(getAgentSummaryEndpoint), null),
  ]);
  const settings = env();
  const shown = navigation?.agencyNavigation.filter(({ path }) => hasPage(path, settings)) ?? [];
  return { entries: toSideEntries(shown, user), summary };
}
