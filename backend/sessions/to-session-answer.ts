import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { users } from "../db/schema/users";
import { toUser } from "../users/to-user";

/** What starts a session, as the contract has it. */
export const toSessionAnswer = (
  agency: AgencyWire,
  { user, accessToken, expiresAt }: { user: typeof users.$inferSelect; accessToken: string; expiresAt: Date },
) => ({ accessToken, expiresAt: expiresAt.toISOString(), user: toUser(user, agency) });
