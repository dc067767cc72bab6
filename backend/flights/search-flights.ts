import type * as z from "zod";
import type { FlightSearch, searchFlightsEndpoint } from "@/lib/api/contract/flights";
import { getPricing } from "../pricing/get-pricing";
import { requirePriceRights } from "../pricing/require-price-rights";
import type { RequestContext } from "../http/request-context";
import { countLifted } from "../searches/count-lifted";
import { toPage } from "../searches/to-page";
import { findItineraries } from "./find-itineraries";
import type { FlightDependencies } from "./flight-dependencies";
import { matchFlights } from "./match-flights";
import { requireLegs, requireParty } from "./require-flights";
import { sortFlightMatches } from "./sort-flight-matches";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { toFareUnit } from "./to-fare-unit";
import { toListing, withOutbound } from "./to-listing";
import { toItinerarySummary } from "./to-viewer-fare";

/**
 * Itineraries, or outbounds, with the fare to show of each that passes the filters, priced for
 * this viewer; if a supplier is slow, what is known by now. Changing filters, sort order or page
 * asks the suppliers nothing. A page beyond the last one is the last one.
 * @returns also how many itineraries there are before filters, where the lines are outbounds, too
 * @throws RouteError 422 for a search that can't be flown, and for filters and sorts by price
 *   without price rights; SupplierError when every supplier fails
 */
export async function searchFlights(
  context: RequestContext,
  { search, ...dependencies }: FlightDependencies & { search: FlightSearch },
): Promise<{
  answer: z.output<typeof searchFlightsEndpoint.response>;
  itineraries: number;
}> {
  const { legs, adults, ages, cabin, filters, sort, outbound } = search;
  const { priceTier: tier, language } = context;
  const { db, exchangeRates, searchWaitMs } = dependencies;
  requirePriceRights(search, {
    tier,
    filters: ["minimumPrice", "maximumPrice"],
    sorts: ["price"],
  });
  const now = dependencies.now();
  requireParty(search);
  requireLegs(legs, now);
  const listing = toListing(search);
  const { seated } = toPassengers(search);
  const unit = toFareUnit(search);
  const query = { legs, adults, ages, cabin, language, now };
  const [{ state, askAgainInMs, found }, pricing] = await Promise.all([
    findItineraries(context, { ...dependencies, query, waitMs: searchWaitMs }),
    getPricing(db, context.agency, { service: "flights", exchangeRates }),
  ]);
  const listed = withOutbound(found ?? [], outbound);
  const match = (wanted: typeof filters) =>
    matchFlights(listed, { filters: wanted, pricing, tier, seated, listing });
  const { matches, unfiltered, itineraries, toFacets } = match(filters);
  sortFlightMatches(matches, { sort, tier });
  const { shown, page, pages } = toPage(matches, search.page);
  const answer = {
    state,
    askAgainInMs,
    itineraries: shown.flatMap((match) => toItinerarySummary(match, { pricing, tier, unit })),
    outbound: (outbound !== undefined && listed[0]?.itinerary.legs[0]) || null,
    total: matches.length,
    unfiltered,
    lifted: countLifted({ filters, total: matches.length }, (left) => match(left).matches.length),
    page,
    pages,
    facets: toFacets(tier === "hidden" ? null : pricing.currency),
  };
  return { answer, itineraries };
}
