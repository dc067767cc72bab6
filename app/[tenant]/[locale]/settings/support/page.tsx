import { TicketInbox } from "@/components/tickets/ticket-inbox";
import { resolveReach } from "@/lib/api/contract/roles";
import { findAgencyTickets } from "@/lib/data/tickets";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { readInboxQuery, readSupportQuery } from "@/components/pages/support/read-support-query";
import { SupportPage } from "@/components/pages/support/support-page";

export const generateMetadata = () => accountMetadata(paths.supportSettings(), "support");

/** One's own requests, and for those who answer them all of the agency's. */
export default async function SupportSettingsPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/settings/support">) {
  const query = await searchParams;
  const { booking, again } = readSupportQuery(query);
  const asked = readInboxQuery(query);
  const path = paths.supportSettings({
    booking: booking ?? undefined,
    again,
    state: asked.state === "open" ? undefined : asked.state,
    q: asked.q || undefined,
    after: asked.after,
  });
  const visit = await requireUser({ path, action: "dashboard.read" });
  const hasInbox = resolveReach(visit.user, "support.inbox") === "all";
  const { agency, prefix } = visit;
  return (
    <SupportPage
      visit={{ ...visit, path: paths.supportSettings() }}
      place="settings"
      booking={booking}
      again={again}
    >
      {hasInbox && (
        <TicketInbox
          page={await findAgencyTickets(agency.subdomain, asked)}
          asked={asked}
          prefix={prefix}
          timeZone={agency.timeZone}
        />
      )}
    </SupportPage>
  );
}
