import { getTranslations } from "next-intl/server";
import { MyEnquiries } from "@/components/enquiries/my-enquiries";
import { AccountPage } from "@/components/site/account-page";
import { NoTrips } from "@/components/trips/no-trips";
import { TripList } from "@/components/trips/trip-list";
import { TripPages } from "@/components/trips/trip-pages";
import { TripTabs } from "@/components/trips/trip-tabs";
import { listEnquiries } from "@/lib/data/enquiries";
import { resolveSelectedService, activeServices } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";
import { listRequestedBookings } from "@/components/pages/trips/list-requested-bookings";

const path = paths.myTrips();

export const generateMetadata = () => accountMetadata(path, "myTrips");

export default async function MyTripsPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/mytrip/mytrips">) {
  const visit = await requireUser({ path, action: "mytrip.read" });
  const { agency, prefix } = visit;
  const query = await searchParams;
  const [entries, t, enquiries, { tab, bookings, page, pages, toTabHref, toPageHref }] =
    await Promise.all([
      getTranslations("navigation.entries"),
      getTranslations("trips"),
      listEnquiries(agency.subdomain),
      listRequestedBookings(agency.subdomain, {
        query,
        toHref: (position) => `${prefix}${paths.myTrips(position)}`,
      }),
    ]);
  const service = resolveSelectedService(activeServices(agency), null);
  return (
    <AccountPage visit={visit} title={entries("myTrips")}>
      <TripTabs current={tab} label={t("tabs.label")} toHref={toTabHref} />
      {bookings.length > 0 ? (
        <>
          <TripList
            bookings={bookings}
            toHref={(reference) => `${prefix}${paths.trip(reference)}`}
          />
          <TripPages page={page} pages={pages} toHref={toPageHref} />
        </>
      ) : (
        <NoTrips
          tab={tab}
          searchHref={`${prefix}${service ? paths.book(service.id) : "/"}`}
          destinationsHref={
            agency.displayTopDestinations ? `${prefix}${paths.destinations()}` : null
          }
          findHref={`${prefix}${paths.findBooking()}`}
        />
      )}
      <MyEnquiries enquiries={enquiries} prefix={prefix} timeZone={agency.timeZone} />
    </AccountPage>
  );
}
