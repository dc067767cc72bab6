import { ownBookingPath } from "@/lib/bookings/own-booking-path";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { TripPage } from "../../mytrip/mytrips/[reference]/trip-page";
import { bookingsMetadata } from "../bookings-metadata";

type Props = PageProps<"/[tenant]/[locale]/bookings/[reference]">;

export const generateMetadata = async ({ params }: Props) =>
  bookingsMetadata(paths.agentBooking((await params).reference));

export default async function AgentBookingPage({ params, searchParams }: Props) {
  const [{ reference }, query] = await Promise.all([params, searchParams]);
  const visit = await requireUser({
    path: paths.agentBooking(reference),
    action: "dashboard.read",
    elsewhere: (user) => ownBookingPath(user, reference),
  });
  return (
    <TripPage
      visit={visit}
      reference={reference}
      list={paths.agentBookings()}
      name="bookings"
      query={query}
      now={new Date()}
    />
  );
}
