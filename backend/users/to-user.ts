import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { User } from "@/lib/api/contract/users";
import { toMajorUnits } from "@/lib/money/money";
import { toCredits } from "./to-credits";
import { resolveReadFlags } from "../navigation/resolve-read-flags";
import type { UserRow } from "./get-user";

/** A stored user in wire format; the wallet flag is the agency's. */
export function toUser(row: UserRow, agency: AgencyWire): User {
  const {
    id,
    email,
    firstName,
    lastName,
    profileImage,
    userType,
    isTravelAgent,
    isRestrictedAgent,
    permissions,
    language,
    currency,
  } = row;
  const credits = toCredits(row, agency);
  return {
    id,
    personal_info: {
      first_name: firstName,
      last_name: lastName,
      email,
      profile_image: profileImage,
      credits: { amount: toMajorUnits(credits), currency: credits.currency },
    },
    userType,
    isRewardWalletEnable: agency.isRewardWalletEnabled,
    isTravelAgent,
    isRestrictedAgent,
    ...(Object.keys(permissions).length > 0 ? { permissions } : {}),
    auth: resolveReadFlags(row, agency),
    language,
    currency,
  };
}
