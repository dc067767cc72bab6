import type * as z from "zod";
import type { Cabin } from "@/lib/api/contract/flight-terms";
import type { FlightParty, getItineraryEndpoint } from "@/lib/api/contract/flights";
import { getPricing } from "../pricing/get-pricing";
import { sortForTier } from "../pricing/sort-for-tier";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { compareFareTerms } from "./compare-fares";
import type { FlightDependencies } from "./flight-dependencies";
import { requireParty } from "./require-flights";
import { toFareUnit } from "./to-fare-unit";
import { toViewerFare } from "./to-viewer-fare";

export const noSuchFlight = () =>
  new RouteError(404, "flight_not_found", "There is no such flight");

/**
 * An itinerary with each fare that it is sold at, priced for this viewer: the cheapest first, or
 * by terms without price rights.
 * @throws RouteError 404 for flights that don't exist, 422 for a party that can't be booked;
 *   SupplierError
 */
export async function getItinerary(
  context: RequestContext,
  {
    id,
    party,
    ...dependencies
  }: FlightDependencies & { id: string; party: FlightParty & { cabin: Cabin } },
): Promise<z.output<typeof getItineraryEndpoint.response>> {
  const { language, priceTier: tier, agency } = context;
  const { db, flights, exchangeRates } = dependencies;
  requireParty(party);
  const unit = toFareUnit(party);
  const [found, pricing] = await Promise.all([
    flights.listFares({ ...party, id, language, now: dependencies.now() }),
    getPricing(db, agency, { service: "flights", exchangeRates }),
  ]);
  if (!found) throw noSuchFlight();
  const fares = sortForTier(found.fares, {
    tier,
    byTerms: compareFareTerms,
    toTotal: ({ price }) => pricing.toTotal(price) ?? Infinity,
  });
  return {
    itinerary: found.itinerary,
    fares: fares.flatMap((fare) => toViewerFare(fare, { pricing, tier, unit }) ?? []),
  };
}
