import { ownBookingPath } from "@/lib/bookings/own-booking-path";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";
import { TripPage } from "@/components/pages/trips/trip-page";

type Props = PageProps<"/[tenant]/[locale]/mytrip/mytrips/[reference]">;

export const generateMetadata = async ({ params }: Props) =>
  accountMetadata(paths.trip((await params).reference), "myTrips");

export default async function MyTripPage({ params, searchParams }: Props) {
  const [{ reference }, query] = await Promise.all([params, searchParams]);
  const visit = await requireUser({
    path: paths.trip(reference),
    action: "mytrip.read",
    elsewhere: (user) => ownBookingPath(user, reference),
  });
  return (
    <TripPage
      visit={visit}
      reference={reference}
      list={paths.myTrips()}
      name="trips"
      query={query}
      now={new Date()}
    />
  );
}
