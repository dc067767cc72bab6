import { ViewBar } from "@/components/saved-views/view-bar";
import {
  readBookingListQuery,
  toBookingListQuery,
  type BookingListQuery,
} from "@/lib/agency-bookings/booking-list-query";
import { listSavedViews } from "@/lib/data/saved-views";
import { paths } from "@/lib/paths";
import { toQueryText } from "@/lib/query-values";
import type { ViewProblem } from "@/lib/saved-views/view-problems";
import { toListPath } from "./read-booking-list";

type Props = {
  tenant: string;
  prefix: string;
  query: BookingListQuery;
  problem: ViewProblem | null;
};

/** The saved views of the agency's bookings; none if they can't be loaded. */
export async function SavedViews({ tenant, prefix, query, problem }: Props) {
  const saved = await listSavedViews(tenant, "bookings");
  if (!saved) return null;
  const first = { ...query, after: undefined };
  const here = toListPath(first);
  const views = saved.views.map(({ query: of, ...view }) => {
    const path = toListPath(readBookingListQuery(Object.fromEntries(new URLSearchParams(of))));
    return { ...view, href: `${prefix}${path}`, isCurrent: path === here };
  });
  const all = paths.agentBookings();
  return (
    <ViewBar
      key={here}
      list="bookings"
      views={views}
      all={{ href: `${prefix}${all}`, isCurrent: here === all }}
      query={toQueryText(toBookingListQuery(first))}
      canShare={saved.canShare}
      action={`${prefix}${paths.savedViews()}`}
      problem={problem}
    />
  );
}
