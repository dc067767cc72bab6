import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { UserRow } from "../users/get-user";
import { toUser } from "../users/to-user";

/** What starts a session, as the contract has it. */
export const toSessionAnswer = (agency: AgencyWire, { user, accessToken, expiresAt }: { user: UserRow; accessToken: string; expiresAt: Date }) => ({
  accessToken,
  expiresAt: expiresAt.toISOString(),
  user: toUser(user, agency),
});
