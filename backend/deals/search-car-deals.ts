import type { CarDealSearch, CarDealWire } from "@/lib/api/contract/deals";
import type { RequestContext } from "../request-context";
import type { DealDependencies } from "./deal-dependencies";
import { toCarLink } from "./deal-link";
import { requireRental, toDateAt } from "./require-dates";
import { createViewerRates } from "./create-viewer-rates";

/** Rental car deals for the whole rental, in US dollars by the viewer's tier; times are local to the depots. @throws RouteError 422 */
export async function searchCarDeals(
  context: RequestContext,
  { search, db, suppliers, exchangeRates, now }: DealDependencies & { search: CarDealSearch },
): Promise<CarDealWire[]> {
  const { pickUpDateTime, returnDateTime, age } = search;
  const pickUp = { latitude: search.pickupLatitude, longitude: search.pickupLongitude, at: pickUpDateTime };
  const dropOff = { latitude: search.returnLatitude, longitude: search.returnLongitude, at: returnDateTime };
  requireRental(search, { today: toDateAt(pickUp, now()) });
  const toViewerRates = await createViewerRates(context, { db, service: "cars", currency: "USD", exchangeRates });
  const offers = await suppliers.cars.searchCars({ pickUp, dropOff, driverAge: age, language: context.language });
  return offers.map(({ price, ...offer }) => ({
    ...offer,
    pickUpDateTime,
    returnDateTime,
    link: toCarLink({ id: offer.id, place: offer.pickupLocation, pickUpAt: pickUpDateTime, dropOffAt: returnDateTime, driverAge: age }),
    rates: toViewerRates(price),
  }));
}
