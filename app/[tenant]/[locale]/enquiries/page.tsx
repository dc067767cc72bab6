import { ListPage, listMetadata } from "@/components/pages/lists/list-page";
import { enquiryInbox } from "@/components/pages/support/enquiry-inbox";

type Props = PageProps<"/[tenant]/[locale]/enquiries">;

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata(enquiryInbox, searchParams);

export default function EnquiriesPage({ searchParams }: Props) {
  return <ListPage list={enquiryInbox} searchParams={searchParams} />;
}
