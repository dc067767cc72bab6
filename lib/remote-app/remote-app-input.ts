import type { Agency } from "@/lib/api/contract/agencies";
import type { User } from "@/lib/api/contract/users";

/**
 * The remote main app's input. It is serialisable, and docs/remote-app.md documents it: changing a
 * field's meaning breaks apps that others have deployed.
 */
export type RemoteAppInput = ReturnType<typeof toRemoteAppInput>;

type VisitorContext = { agency: Agency; user: User | null; language: string; currency: string };

/**
 * The visit as passed to the remote app: never a token, and only agency fields that are public
 * anyway.
 */
export function toRemoteAppInput({ agency, user, language, currency }: VisitorContext) {
  return {
    agency: {
      subdomain: agency.subdomain,
      agencyName: agency.agencyName,
      logo: agency.logo,
      logoMobile: agency.logoMobile,
      primaryColor: agency.primaryColor,
      timeZone: agency.timeZone,
      languages: agency.languages,
      defaultLanguage: agency.defaultLanguage,
      defaultCurrency: agency.defaultCurrency,
      bookingMenuItemOptions: agency.bookingMenuItemOptions,
      allowNonLoginFlow: agency.allowNonLoginFlow,
      supportLabel: agency.supportLabel,
    },
    user: user && {
      id: user.id,
      personal_info: user.personal_info,
      userType: user.userType,
      isTravelAgent: user.isTravelAgent,
      isRestrictedAgent: user.isRestrictedAgent,
      isRewardWalletEnable: user.isRewardWalletEnable,
      auth: user.auth,
    },
    language,
    currency,
  };
}
