import { ViewBar } from "@/components/saved-views/view-bar";
import { listSavedViews } from "@/lib/data/saved-views";
import { listQueries, type ListQueryOf } from "@/lib/lists/list-queries";
import { paths } from "@/lib/paths";
import { toQueryText, type Query } from "@/lib/query-values";
import { readViewProblem } from "@/lib/saved-views/view-problems";
import type { ListVisit } from "../lists/list-definition";

type Props = { visit: ListVisit; query: ListQueryOf<"bookings">; address: Query };

const { read, write } = listQueries.bookings;

/** The saved views of the agency's bookings; none if they can't be loaded. */
export async function SavedViews({ visit: { agency, prefix }, query, address }: Props) {
  const saved = await listSavedViews(agency.subdomain, "bookings");
  if (!saved) return null;
  const first = write({ ...query, after: undefined });
  const here = paths.agentBookings(first);
  const views = saved.views.map(({ query: of, ...view }) => {
    const path = paths.agentBookings(write(read(Object.fromEntries(new URLSearchParams(of)))));
    return { ...view, href: `${prefix}${path}`, isCurrent: path === here };
  });
  const all = paths.agentBookings();
  return (
    <ViewBar
      key={here}
      list="bookings"
      views={views}
      all={{ href: `${prefix}${all}`, isCurrent: here === all }}
      query={toQueryText(first)}
      canShare={saved.canShare}
      action={`${prefix}${paths.savedViews()}`}
      problem={readViewProblem(address["view"])}
    />
  );
}
