import { can, type Member } from "@/lib/api/contract/roles";
import { agentPages, type AgencyOfPages } from "./agent-pages";

/**
 * Which of the known paths a member of the agency may read; they only shape the menu, every call
 * checks for itself.
 */
export const resolveReadFlags = (
  member: Member,
  agency: AgencyOfPages,
): Record<string, { read: boolean }> =>
  Object.fromEntries(
    agentPages.map(({ path, action, isOf }) => [
      path,
      { read: can(member, action) && (isOf?.(agency) ?? true) },
    ]),
  );
