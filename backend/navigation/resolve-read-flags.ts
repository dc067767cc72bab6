import { can, type UserType } from "@/lib/api/contract/roles";
import { agentPages } from "./agent-pages";

/**
 * Which of the known paths a user type may read; they only shape the menu, every call checks for
 * itself.
 */
export const resolveReadFlags = (userType: UserType): Record<string, { read: boolean }> =>
  Object.fromEntries(agentPages.map(({ path, action }) => [path, { read: can(userType, action) }]));
