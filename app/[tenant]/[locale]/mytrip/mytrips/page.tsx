import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { AccountPage } from "@/components/site/account-page";
import { NoTrips } from "@/components/trips/no-trips";
import { TripList } from "@/components/trips/trip-list";
import { TripPages } from "@/components/trips/trip-pages";
import { toTripTab, TripTabs } from "@/components/trips/trip-tabs";
import { listBookings } from "@/lib/data/bookings";
import { resolveSelectedService, activeServices } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";
import { readPage } from "./read-page";

const path = paths.myTrips();

export const generateMetadata = () => accountMetadata(path, "myTrips");

export default async function MyTripsPage({ searchParams }: PageProps<"/[tenant]/[locale]/mytrip/mytrips">) {
  const visit = await requireUser({ path, action: "mytrip.read" });
  const { agency, prefix } = visit;
  const query = await searchParams;
  const [tab, asked] = [toTripTab(query.tab), readPage(query.page)];
  const [entries, t, { bookings, page, pages }] = await Promise.all([
    getTranslations("navigation.entries"),
    getTranslations("trips"),
    listBookings(agency.subdomain, { tab, page: asked }),
  ]);
  if (asked > 1 && asked > pages) notFound();
  const service = resolveSelectedService(activeServices(agency), null);
  const queryOf = (chosen: typeof tab) => (chosen === "upcoming" ? {} : { tab: chosen });
  return (
    <AccountPage visit={visit} title={entries("myTrips")}>
      <TripTabs current={tab} label={t("tabs.label")} toHref={(chosen) => `${prefix}${paths.myTrips(queryOf(chosen))}`} />
      {bookings.length > 0 ? (
        <>
          <TripList bookings={bookings} toHref={(reference) => `${prefix}${paths.trip(reference)}`} />
          <TripPages page={page} pages={pages} toHref={(chosen) => `${prefix}${paths.myTrips({ ...queryOf(tab), ...(chosen > 1 ? { page: chosen } : {}) })}`} />
        </>
      ) : (
        <NoTrips
          tab={tab}
          searchHref={`${prefix}${service ? paths.book(service.id) : "/"}`}
          destinationsHref={agency.displayTopDestinations ? `${prefix}${paths.destinations()}` : null}
          findHref={`${prefix}${paths.findBooking()}`}
        />
      )}
    </AccountPage>
  );
}
