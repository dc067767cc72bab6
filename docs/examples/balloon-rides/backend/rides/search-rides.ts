import { findRidePlace, rideKinds } from "@/lib/api/contract/ride-terms";
import type { FoundRides, Launch, RideSearch } from "@/lib/api/contract/rides";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { lastTimeZone } from "@/lib/dates/earliest-today";
import { requireBookable } from "../access/require-dates";
import type { RequestContext } from "../http/request-context";
import type { FoundRide } from "../ports/ride-supplier";
import { getPricing } from "../pricing/get-pricing";
import { requirePriceRights } from "../pricing/require-price-rights";
import type { SearchDependencies } from "../searches/search-dependencies";
import { countLifted } from "../searches/count-lifted";
import { toPage } from "../searches/to-page";
import { toValidForMs } from "../searches/to-valid-for-ms";
import type { SellableRides } from "./combine-ride-suppliers";
import { toViewerLaunch } from "./to-viewer-launch";

/**
 * Rides at a place, priced for this viewer. Changing filters, sort order or page asks the suppliers
 * nothing.
 * @throws RouteError 422 for a day that can't be booked, and for a sort by price without price
 *   rights; SupplierError when every supplier fails
 */
export async function searchRides(
  context: RequestContext,
  {
    search,
    rides,
    ...dependencies
  }: SearchDependencies & { search: RideSearch; rides: SellableRides },
): Promise<FoundRides> {
  const { place, date, people, filters, sort } = search;
  const { agency, priceTier: tier, language } = context;
  const { db, exchangeRates, snapshots, searchWaitMs } = dependencies;
  requirePriceRights(search, { tier, filters: [], sorts: ["price"] });
  const now = dependencies.now();
  const today = toLocalDate(now, findRidePlace(place)?.timeZone ?? lastTimeZone);
  requireBookable(date, { path: "date", today });
  const query = { place, date, people, language };
  const [{ found, ...progress }, pricing] = await Promise.all([
    snapshots.read<FoundRide[]>(
      { agencyId: agency.id, kind: "rides", question: [rides.sells, query] },
      {
        ask: (report) => rides.findRides({ ...query, now }, report),
        toValidForMs: (all) => toValidForMs(all, now),
        waitMs: searchWaitMs,
      },
    ),
    getPricing(db, agency, { service: "rides", exchangeRates }),
  ]);
  const totalOf = ({ price }: Launch) => price?.total.amount ?? 0;
  const all = (found ?? []).flatMap(({ offers }) => {
    const launches = offers.flatMap((offer) => toViewerLaunch(offer, { pricing, tier }));
    const [first] = launches.toSorted((a, b) => totalOf(a) - totalOf(b));
    return first ? [{ ...first, launches: launches.length }] : [];
  });
  const { kinds } = filters;
  const matches = all.filter(({ ride }) => !kinds?.length || kinds.includes(ride.kind));
  if (sort === "price") matches.sort((a, b) => totalOf(a) - totalOf(b));
  const { shown, page, pages } = toPage(matches, search.page);
  return {
    ...progress,
    ...{ rides: shown, page, pages, total: matches.length, unfiltered: all.length },
    lifted: countLifted({ filters, total: matches.length }, () => all.length),
    facets: {
      kinds: rideKinds.map((value) => ({
        value,
        count: all.filter(({ ride }) => ride.kind === value).length,
      })),
    },
  };
}
