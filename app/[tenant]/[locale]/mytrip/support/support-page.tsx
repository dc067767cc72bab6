import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/site/account-page";
import { SupportView } from "@/components/tickets/support-view";
import { listTickets } from "@/lib/data/tickets";
import type { AccountVisit } from "@/lib/session/require-user";

/** The same for travellers and agency staff. */
export async function SupportPage({
  visit,
  booking,
}: {
  visit: AccountVisit;
  /** The reference of what a message is about. */ booking: string | null;
}) {
  const { agency } = visit;
  const [t, entries, trips, tickets] = await Promise.all([
    getTranslations("accountPages"),
    getTranslations("navigation.entries"),
    getTranslations("trips.detail"),
    listTickets(agency.subdomain),
  ]);
  return (
    <AccountPage
      visit={visit}
      title={agency.supportLabel ?? entries("support")}
      lead={<p>{t("leads.support", { agency: agency.agencyName })}</p>}
    >
      <SupportView
        agency={agency}
        tickets={tickets}
        subject={booking ? trips("subject", { reference: booking }) : ""}
      />
    </AccountPage>
  );
}
