import type { InferSelectModel } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { User } from "@/lib/api/contract/users";
import { toMajorUnits } from "@/lib/money/money";
import type { users } from "../db/schema/users";
import { resolveReadFlags } from "../navigation/resolve-read-flags";

/** A stored user as the wire has it (spec §3 User profile); the wallet flag is the agency's. */
export function toUser(row: InferSelectModel<typeof users>, agency: AgencyWire): User {
  const { id, email, firstName, lastName, profileImage, creditsAmount, creditsCurrency, userType, isTravelAgent, isRestrictedAgent, language, currency } = row;
  return {
    id,
    personal_info: {
      first_name: firstName,
      last_name: lastName,
      email,
      profile_image: profileImage,
      credits: { amount: toMajorUnits({ amount: creditsAmount, currency: creditsCurrency }), currency: creditsCurrency },
    },
    userType,
    isRewardWalletEnable: agency.isRewardWalletEnabled,
    isTravelAgent,
    isRestrictedAgent,
    auth: resolveReadFlags(userType),
    language,
    currency,
  };
}
