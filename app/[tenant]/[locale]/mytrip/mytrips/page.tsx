import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/site/account-page";
import { NoTrips } from "@/components/trips/no-trips";
import { toTripTab, TripTabs } from "@/components/trips/trip-tabs";
import { resolveSelectedService, activeServices } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";

const path = paths.myTrips();

export const generateMetadata = () => accountMetadata(path, "myTrips");

export default async function MyTripsPage({ searchParams }: PageProps<"/[tenant]/[locale]/mytrip/mytrips">) {
  const visit = await requireUser({ path, action: "mytrip.read" });
  const [entries, { tab }] = await Promise.all([getTranslations("navigation.entries"), searchParams]);
  const { agency, prefix } = visit;
  const service = resolveSelectedService(activeServices(agency), null);
  const current = toTripTab(tab);
  return (
    <AccountPage visit={visit} title={entries("myTrips")}>
      <TripTabs current={current} prefix={prefix} />
      <NoTrips
        tab={current}
        searchHref={`${prefix}${service ? paths.book(service.id) : "/"}`}
        destinationsHref={agency.displayTopDestinations ? `${prefix}${paths.destinations()}` : null}
      />
    </AccountPage>
  );
}
