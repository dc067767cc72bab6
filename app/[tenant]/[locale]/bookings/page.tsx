import { bookingList } from "@/components/pages/bookings/booking-list";
import { ListPage, listMetadata } from "@/components/pages/lists/list-page";

type Props = PageProps<"/[tenant]/[locale]/bookings">;

export const generateMetadata = ({ searchParams }: Props) =>
  listMetadata(bookingList, searchParams);

/** The agency's bookings: all of them, or one's own, for those who work there. */
export default function AgentBookingsPage({ searchParams }: Props) {
  return <ListPage list={bookingList} searchParams={searchParams} />;
}
