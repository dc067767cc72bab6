import { getTranslations } from "next-intl/server";
import { MyFigures } from "@/components/dashboards/my-figures";
import { DestinationCards } from "@/components/destinations/destination-cards";
import { AccountPage } from "@/components/site/account-page";
import { NoTrips } from "@/components/trips/no-trips";
import { TripList } from "@/components/trips/trip-list";
import { listBookings } from "@/lib/data/bookings";
import { listTopDestinations } from "@/lib/data/destinations";
import { listTickets } from "@/lib/data/tickets";
import { getWallet } from "@/lib/data/wallets";
import { activeServices, resolveSelectedService } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";

const path = paths.myDashboard();

export const generateMetadata = () => accountMetadata(path, "dashboard");

export default async function MyDashboardPage() {
  const visit = await requireUser({ path, action: "mytrip.read" });
  const { agency, prefix, user } = visit;
  const [t, { bookings }, tickets, wallet, destinations] = await Promise.all([
    getTranslations("accountPages"),
    listBookings(agency.subdomain, { tab: "upcoming", page: 1 }),
    listTickets(agency.subdomain),
    user.isRewardWalletEnable ? getWallet(agency.subdomain, { page: 1 }) : null,
    agency.displayTopDestinations ? listTopDestinations(agency.subdomain) : [],
  ]);
  const service = resolveSelectedService(activeServices(agency), null);
  const open = tickets.filter(({ status }) => status === "open").length;
  return (
    <AccountPage
      visit={visit}
      title={t("greeting", { name: user.personal_info.first_name })}
      lead={<p>{t("leads.dashboard")}</p>}
    >
      <div className="space-y-8">
        {bookings.length > 0 ? (
          <TripList
            bookings={bookings.slice(0, 2)}
            toHref={(reference) => `${prefix}${paths.trip(reference)}`}
          />
        ) : (
          <NoTrips
            tab="upcoming"
            searchHref={`${prefix}${service ? paths.book(service.id) : "/"}`}
            destinationsHref={
              agency.displayTopDestinations ? `${prefix}${paths.destinations()}` : null
            }
            findHref={`${prefix}${paths.findBooking()}`}
          />
        )}
        <MyFigures
          wallet={wallet && { balance: wallet.balance, href: `${prefix}${paths.myWallet()}` }}
          tickets={{ open, href: `${prefix}${paths.mySupport()}` }}
        />
        {destinations.length > 0 && (
          <section>
            <h2 className="mb-4 text-heading font-semibold">{t("destinations")}</h2>
            <DestinationCards
              destinations={destinations.slice(0, 3)}
              prefix={prefix}
              heading="h3"
            />
          </section>
        )}
      </div>
    </AccountPage>
  );
}
