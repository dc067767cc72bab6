import type { CarDealSearch, CarDealWire } from "@/lib/api/contract/deals";
import type { RequestContext } from "../request-context";
import type { DealDependencies } from "./deal-dependencies";
import { toCarLink } from "./deal-link";
import { requireRental, toDateAt } from "./require-dates";
import { createDealLinker } from "./create-deal-linker";
import { createViewerRates } from "./create-viewer-rates";

/**
 * Rental car deals for the whole rental, in US dollars by the viewer's tier; times are local to the
 * depots. @throws RouteError 422
 */
export async function searchCarDeals(
  context: RequestContext,
  {
    search,
    db,
    suppliers,
    exchangeRates,
    dealTokens,
    now,
  }: DealDependencies & { search: CarDealSearch },
): Promise<CarDealWire[]> {
  const { pickUpDateTime, returnDateTime, age } = search;
  const pickUp = {
    latitude: search.pickupLatitude,
    longitude: search.pickupLongitude,
    at: pickUpDateTime,
  };
  const dropOff = {
    latitude: search.returnLatitude,
    longitude: search.returnLongitude,
    at: returnDateTime,
  };
  requireRental(
    { pickUp: pickUpDateTime, dropOff: returnDateTime },
    {
      today: toDateAt(pickUp, now()),
      paths: { pickUp: "pickUpDateTime", dropOff: "returnDateTime" },
    },
  );
  const toViewerRates = await createViewerRates(context, {
    db,
    service: "cars",
    currency: "USD",
    exchangeRates,
  });
  const offers = await suppliers.cars.searchCars({
    pickUp,
    dropOff,
    driverAge: age,
    language: context.language,
  });
  const toViewerLink = createDealLinker(context, { service: "cars", dealTokens, now });
  return offers.map(({ price, ...offer }) => {
    const { id, supplier } = offer;
    const { rates, total } = toViewerRates(price);
    const link = toCarLink({
      id,
      place: offer.pickupLocation,
      pickUpAt: pickUpDateTime,
      dropOffAt: returnDateTime,
      driverAge: age,
    });
    return {
      ...offer,
      pickUpDateTime,
      returnDateTime,
      rates,
      link: toViewerLink(link, {
        id,
        supplier,
        title: offer.veh ?? offer.acriss,
        image: offer.vehiclePicture,
        total,
      }),
    };
  });
}
