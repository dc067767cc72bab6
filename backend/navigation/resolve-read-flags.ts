import { can, type Member } from "@/lib/api/contract/roles";
import { agentPages } from "./agent-pages";

/**
 * Which of the known paths a member may read; they only shape the menu, every call checks for
 * itself.
 */
export const resolveReadFlags = (member: Member): Record<string, { read: boolean }> =>
  Object.fromEntries(agentPages.map(({ path, action }) => [path, { read: can(member, action) }]));
