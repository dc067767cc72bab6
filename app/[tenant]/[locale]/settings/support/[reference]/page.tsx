import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { ticketMetadata, TicketPage } from "@/components/pages/support/ticket-page";
import { readSupportQuery } from "@/components/pages/support/read-support-query";

type Props = PageProps<"/[tenant]/[locale]/settings/support/[reference]">;

export const generateMetadata = async ({ params }: Props) =>
  ticketMetadata({ place: "settings", reference: (await params).reference });

export default async function SupportTicketPage({ params, searchParams }: Props) {
  const [{ reference }, query] = await Promise.all([params, searchParams]);
  const { again } = readSupportQuery(query);
  const path = paths.supportTicket(reference, { again });
  const visit = await requireUser({ path, action: "dashboard.read" });
  return (
    <TicketPage
      visit={{ ...visit, path: paths.supportSettings() }}
      address={{ place: "settings", reference }}
      query={query}
    />
  );
}
