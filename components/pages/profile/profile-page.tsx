import { getTranslations } from "next-intl/server";
import { ProfileView } from "@/components/profile/profile-view";
import { AccountPage } from "@/components/site/account-page";
import { listCurrencies } from "@/lib/data/currencies";
import { listSessions } from "@/lib/data/sessions";
import type { AccountVisit } from "@/lib/session/require-user";

/** The same for travellers and agency staff. */
export async function ProfilePage({ visit }: { visit: AccountVisit }) {
  const { subdomain } = visit.agency;
  const [entries, sessions, choices] = await Promise.all([
    getTranslations("navigation.entries"),
    listSessions(subdomain),
    listCurrencies(subdomain),
  ]);
  // The API has one entry per country: one per currency is enough here.
  const currencies = [
    ...new Map(choices.map(({ currency, name }) => [currency, { currency, name }])).values(),
  ];
  return (
    <AccountPage visit={visit} title={entries("profileSettings")}>
      <ProfileView visit={visit} sessions={sessions} currencies={currencies} />
    </AccountPage>
  );
}
