import type * as z from "zod";
import type { listCarOffersEndpoint, Rental } from "@/lib/api/contract/cars";
import { lastTimeZones, requireRental } from "../access/require-dates";
import { getPricing } from "../pricing/get-pricing";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import type { CarDependencies } from "./car-dependencies";
import { sortCarOffers } from "./sort-car-offers";
import { toViewerCarOffer } from "./to-viewer-car-offer";

/**
 * A car with every cover for a rental, priced for this viewer and in the order of `sortCarOffers`;
 * where there is none, why it isn't rented. "today" is the depot's, as soon as it is known.
 * @throws RouteError 404 for an unknown car, 422 for a rental that can't be booked; SupplierError
 */
export async function listCarOffers(
  context: RequestContext,
  { id, rental, ...dependencies }: CarDependencies & { id: string; rental: Rental },
): Promise<z.output<typeof listCarOffersEndpoint.response>> {
  const { language, priceTier: tier, agency } = context;
  const { db, cars, exchangeRates } = dependencies;
  const now = dependencies.now();
  const require = (zones: { pickUp: string; dropOff: string }) =>
    requireRental(
      { pickUp: rental.pickUpAt, dropOff: rental.dropOffAt },
      { now, zones, paths: { pickUp: "pickUpAt", dropOff: "dropOffAt" } },
    );
  require(lastTimeZones);
  const [found, pricing] = await Promise.all([
    cars.listOffers({ ...rental, carId: id, language, now }),
    getPricing(db, agency, { service: "cars", exchangeRates }),
  ]);
  if (!found) throw new RouteError(404, "car_not_found", "There is no such car");
  const [first] = found.offers;
  if (first) require({ pickUp: first.pickUp.zone, dropOff: first.dropOff.zone });
  const toTotal = (offer: (typeof found.offers)[number]) =>
    pricing.toTotal(offer.price) ?? Infinity;
  const { refusal } = found;
  return {
    offers: sortCarOffers(found.offers, { tier, toTotal }).flatMap(
      (offer) => toViewerCarOffer(offer, { pricing, tier }) ?? [],
    ),
    refusal: refusal && { reason: refusal.reason, age: refusal.age },
  };
}
