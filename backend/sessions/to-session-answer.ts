import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { UserRow } from "../users/get-user";
import { toUser } from "../users/to-user";

type Started = {
  user: UserRow;
  accessToken: string;
  expiresAt: Date;
  /** Only for a sign-in. */ browserToken?: string;
};

/** The contract's response of calls that start a session. */
export const toSessionAnswer = (
  agency: AgencyWire,
  { user, accessToken, expiresAt, browserToken }: Started,
) => ({
  accessToken,
  expiresAt: expiresAt.toISOString(),
  user: toUser(user, agency),
  ...(browserToken ? { browserToken } : {}),
});
