import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { readSupportQuery } from "@/components/pages/support/read-support-query";
import { ticketMetadata, TicketPage } from "@/components/pages/support/ticket-page";

type Props = PageProps<"/[tenant]/[locale]/mytrip/support/[reference]">;

export const generateMetadata = async ({ params }: Props) =>
  ticketMetadata({ place: "mytrip", reference: (await params).reference });

export default async function MyTicketPage({ params, searchParams }: Props) {
  const [{ reference }, query] = await Promise.all([params, searchParams]);
  const { again } = readSupportQuery(query);
  const path = paths.myTicket(reference, { again });
  const visit = await requireUser({ path, action: "mytrip.read" });
  return (
    <TicketPage
      visit={{ ...visit, path: paths.mySupport() }}
      address={{ place: "mytrip", reference }}
      query={query}
    />
  );
}
