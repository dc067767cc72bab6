import { notFound } from "next/navigation";
import { toTripTab, type TripTab } from "@/components/trips/trip-tabs";
import { listBookings } from "@/lib/data/bookings";
import { readPage } from "./read-page";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The user's own bookings for a URL's tab and page, with the URLs of the other tabs and pages; a
 * page beyond the last is a 404.
 */
export async function listRequestedBookings(
  tenant: string,
  { query, toHref }: { query: Query; toHref: (query: { tab?: TripTab; page?: number }) => string },
) {
  const [tab, asked] = [toTripTab(query.tab), readPage(query.page)];
  const { bookings, page, pages } = await listBookings(tenant, { tab, page: asked });
  if (asked > 1 && asked > pages) notFound();
  const queryOf = (chosen: TripTab) => (chosen === "upcoming" ? {} : { tab: chosen });
  return {
    tab,
    bookings,
    page,
    pages,
    toTabHref: (chosen: TripTab) => toHref(queryOf(chosen)),
    toPageHref: (chosen: number) =>
      toHref({ ...queryOf(tab), ...(chosen > 1 ? { page: chosen } : {}) }),
  };
}
