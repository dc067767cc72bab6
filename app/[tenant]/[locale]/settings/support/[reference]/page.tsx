import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { ticketMetadata, TicketPage } from "@/components/pages/support/ticket-page";
import { readSupportQuery } from "@/components/pages/support/read-support-query";

type Props = PageProps<"/[tenant]/[locale]/settings/support/[reference]">;

export const generateMetadata = async ({ params }: Props) =>
  ticketMetadata("settings", (await params).reference);

export default async function SupportTicketPage({ params, searchParams }: Props) {
  const [{ reference }, query] = await Promise.all([params, searchParams]);
  const { again } = readSupportQuery(query);
  const path = paths.supportTicket(reference, { again });
  const visit = await requireUser({ path, action: "dashboard.read" });
  return (
    <TicketPage
      visit={{ ...visit, path: paths.supportSettings() }}
      place="settings"
      reference={reference}
      query={query}
    />
  );
}
