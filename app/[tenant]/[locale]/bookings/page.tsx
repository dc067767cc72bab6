import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/site/account-page";
import { BookingTable } from "@/components/trips/booking-table";
import { TripPages } from "@/components/trips/trip-pages";
import { TripTabs } from "@/components/trips/trip-tabs";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { listRequestedBookings } from "../mytrip/mytrips/list-requested-bookings";
import { bookingsMetadata } from "./bookings-metadata";

const path = paths.agentBookings();

export const generateMetadata = () => bookingsMetadata(path);

/** An agent's bookings, with their clients and the agency's earnings. */
export default async function AgentBookingsPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/bookings">) {
  const visit = await requireUser({ path, action: "dashboard.read" });
  const { agency, prefix } = visit;
  const query = await searchParams;
  const [entries, t, { tab, bookings, page, pages, toTabHref, toPageHref }] = await Promise.all([
    getTranslations("navigation.entries"),
    getTranslations("trips"),
    listRequestedBookings(agency.subdomain, {
      query,
      toHref: (position) => `${prefix}${paths.agentBookings(position)}`,
    }),
  ]);
  return (
    <AccountPage visit={visit} title={entries("bookings")}>
      <TripTabs current={tab} label={t("bookingsTabs")} toHref={toTabHref} />
      {bookings.length > 0 ? (
        <>
          <BookingTable
            bookings={bookings}
            toHref={(reference) => `${prefix}${paths.agentBooking(reference)}`}
          />
          <TripPages page={page} pages={pages} toHref={toPageHref} />
        </>
      ) : (
        <div className="rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
          <h2 className="text-heading font-semibold">{t("bookingsEmpty")}</h2>
          <p className="mx-auto mt-2 max-w-prose text-ink-soft">{t("bookingsEmptyText")}</p>
        </div>
      )}
    </AccountPage>
  );
}
