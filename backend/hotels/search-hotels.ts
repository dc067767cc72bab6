import type * as z from "zod";
import type { HotelSearch, searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { requireStay, toDateAt } from "../deals/require-dates";
import { getPricing } from "../pricing/get-pricing";
import type { RequestContext } from "../request-context";
import { findAlternatives } from "./find-alternatives";
import { findHotels } from "./find-hotels";
import type { HotelDependencies } from "./hotel-dependencies";
import { matchHotels } from "./match-hotels";
import { requirePriceRights } from "./require-price-rights";
import { sortMatches } from "./sort-matches";
import { toHotelSummary } from "./to-hotel-summary";

type Found = z.output<typeof searchHotelsEndpoint.response>;

const hotelsPerPage = 20;
/** As many as a map can show and a phone can draw. */
const maximumPins = 500;

/**
 * Hotels around a place with the cheapest offer of each that passes the filters, priced for this
 * viewer; if the supplier is slow, what is known by now. Changing filters, sort order or page asks
 * the supplier nothing. A page beyond the last one is the last one. Other dates and places
 * are only looked for where there is nothing at all: where filters left nothing, they are what to
 * change.
 * @throws RouteError 422 for a stay that can't be booked, and for filters and sorts by price
 *   without price rights; 503 when the supplier fails
 */
export async function searchHotels(
  context: RequestContext,
  { search, ...dependencies }: HotelDependencies & { search: HotelSearch },
): Promise<Found> {
  const { place, radius, rooms, residence, filters, sort } = search;
  const { priceTier: tier, language } = context;
  const { db, exchangeRates, searchWaitMs } = dependencies;
  requirePriceRights(search, tier);
  const until = performance.now() + searchWaitMs;
  const time = dependencies.now();
  const today = toDateAt(place, time);
  const { nights } = requireStay(search.stay, { path: "stay", today });
  const point = { latitude: place.latitude, longitude: place.longitude };
  const { stay } = search;
  const query = { point, radius, stay, rooms, residence, language, today, now: time };
  const [snapshot, pricing] = await Promise.all([
    findHotels(context, { ...dependencies, query, waitMs: searchWaitMs }),
    getPricing(db, context.agency, { service: "hotels", exchangeRates }),
  ]);

  const instant = time.toISOString();
  const { matches, unfiltered, facets } = matchHotels(snapshot.found, {
    filters,
    toTotal: pricing.toTotal,
    now: instant,
  });
  sortMatches(matches, { sort, hotelId: place.hotelId });
  const pages = Math.ceil(matches.length / hotelsPerPage);
  const page = Math.max(1, Math.min(search.page, pages));
  const isHidden = tier === "hidden";
  const elsewhere =
    snapshot.state === "complete" && unfiltered === 0
      ? await findAlternatives(context, {
          ...dependencies,
          query,
          waitMs: Math.max(0, until - performance.now()),
        })
      : null;
  const { state, askAgainInMs } = elsewhere ?? snapshot;
  return {
    state,
    askAgainInMs,
    hotels: matches
      .slice((page - 1) * hotelsPerPage, page * hotelsPerPage)
      .map((match) => toHotelSummary(match, { pricing, tier, nights, now: instant })),
    total: matches.length,
    unfiltered,
    page,
    pages,
    pins: matches
      .slice(0, maximumPins)
      .map(({ hotel: { id, name, latitude, longitude }, total }) => ({
        id,
        name,
        latitude,
        longitude,
        ...(isHidden ? {} : { total: { amount: total, currency: pricing.currency } }),
      })),
    facets: facets.toAnswer(isHidden ? null : pricing.currency),
    alternatives:
      state === "complete" && matches.length === 0
        ? (elsewhere?.found[0] ?? { dates: [], area: null })
        : null,
  };
}
