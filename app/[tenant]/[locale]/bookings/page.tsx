import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { AccountPage } from "@/components/site/account-page";
import { BookingTable } from "@/components/trips/booking-table";
import { TripPages } from "@/components/trips/trip-pages";
import { toTripTab, TripTabs } from "@/components/trips/trip-tabs";
import { listBookings } from "@/lib/data/bookings";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { readPage } from "../mytrip/mytrips/read-page";
import { bookingsMetadata } from "./bookings-metadata";

const path = paths.agentBookings();

export const generateMetadata = () => bookingsMetadata(path);

/** What an agent has booked, for which client, and what the agency earns by it. */
export default async function AgentBookingsPage({ searchParams }: PageProps<"/[tenant]/[locale]/bookings">) {
  const visit = await requireUser({ path, action: "dashboard.read" });
  const { agency, prefix } = visit;
  const query = await searchParams;
  const [tab, asked] = [toTripTab(query.tab), readPage(query.page)];
  const [entries, t, { bookings, page, pages }] = await Promise.all([
    getTranslations("navigation.entries"),
    getTranslations("trips"),
    listBookings(agency.subdomain, { tab, page: asked }),
  ]);
  if (asked > 1 && asked > pages) notFound();
  const queryOf = (chosen: typeof tab) => (chosen === "upcoming" ? {} : { tab: chosen });
  return (
    <AccountPage visit={visit} title={entries("bookings")}>
      <TripTabs current={tab} label={t("bookingsTabs")} toHref={(chosen) => `${prefix}${paths.agentBookings(queryOf(chosen))}`} />
      {bookings.length > 0 ? (
        <>
          <BookingTable bookings={bookings} toHref={(reference) => `${prefix}${paths.agentBooking(reference)}`} />
          <TripPages
            page={page}
            pages={pages}
            toHref={(chosen) => `${prefix}${paths.agentBookings({ ...queryOf(tab), ...(chosen > 1 ? { page: chosen } : {}) })}`}
          />
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
