import { ticketMetadata, TicketPage } from "@/components/pages/support/ticket-page";
import { readSupportQuery } from "@/components/pages/support/read-support-query";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";

type Props = PageProps<"/[tenant]/[locale]/enquiries/[reference]">;

export const generateMetadata = async ({ params }: Props) =>
  ticketMetadata({ place: "enquiries", reference: (await params).reference });

export default async function AgencyEnquiryPage({ params, searchParams }: Props) {
  const [{ reference }, query] = await Promise.all([params, searchParams]);
  const { again } = readSupportQuery(query);
  const path = paths.agencyEnquiry(reference, { again });
  const visit = await requireUser({ path, action: "enquiries.read" });
  return (
    <TicketPage
      visit={{ ...visit, path: paths.enquiries() }}
      address={{ place: "enquiries", reference }}
      query={query}
    />
  );
}
