import type { CarDealSearch, CarDealWire } from "@/lib/api/contract/deals";
import type { CarDependencies } from "./car-dependencies";
import { findCars } from "./find-cars";
import type { RequestContext } from "../http/request-context";
import { chooseCarDeals } from "./choose-car-deals";
import { createDealLinker } from "../deals/create-deal-linker";
import { createViewerRates } from "../deals/create-viewer-rates";
import type { DealDependencies } from "../deals/deal-dependencies";
import { toCarLink } from "../deals/deal-link";
import { requireRental, toDateAt, toZoneAt } from "../access/require-dates";
import { dealWaitMs, requireFound } from "../deals/require-found";

type CarDealDependencies = Omit<DealDependencies, "suppliers"> &
  Pick<CarDependencies, "snapshots" | "cars">;

/**
 * Rental car deals for the whole rental, in US dollars by the viewer's tier: a view of the same
 * search that a deal leads to, each at its car's cheapest cover. Times are local to the depots. An
 * agency that can't take payments has those that are paid at the desk only.
 * @throws RouteError 422, and 503 while nothing is known; SupplierError when every supplier fails
 */
export async function searchCarDeals(
  context: RequestContext,
  {
    search,
    db,
    cars,
    snapshots,
    exchangeRates,
    dealTokens,
    now,
  }: CarDealDependencies & { search: CarDealSearch },
): Promise<CarDealWire[]> {
  const { pickUpDateTime, returnDateTime, age, countryOfResidence } = search;
  const pickUp = { latitude: search.pickupLatitude, longitude: search.pickupLongitude };
  const dropOff = { latitude: search.returnLatitude, longitude: search.returnLongitude };
  const time = now();
  const today = toDateAt(pickUp, time);
  requireRental(
    { pickUp: pickUpDateTime, dropOff: returnDateTime },
    {
      now: time,
      zones: { pickUp: toZoneAt(pickUp), dropOff: toZoneAt(dropOff) },
      paths: { pickUp: "pickUpDateTime", dropOff: "returnDateTime" },
    },
  );
  const toViewerRates = await createViewerRates(context, {
    db,
    service: "cars",
    currency: "USD",
    exchangeRates,
  });
  const rental = {
    pickUpAt: pickUpDateTime.slice(0, 16),
    dropOffAt: returnDateTime.slice(0, 16),
    driverAge: age,
    residence: countryOfResidence,
  };
  const snapshot = await findCars(context, {
    query: { pickUp, dropOff, ...rental, language: context.language, today, now: time },
    waitMs: dealWaitMs,
    cars,
    snapshots,
  });
  const toViewerLink = createDealLinker(context, { service: "cars", dealTokens, now });
  return chooseCarDeals(requireFound(snapshot).cars).map((offer) => {
    const { carId, supplier, vehicle, company } = offer;
    const { rates, total } = toViewerRates(offer.price);
    const link = toCarLink({ id: carId, pickUp: offer.pickUp, dropOff: offer.dropOff, rental });
    return {
      id: carId,
      supplier,
      vehiclePicture: vehicle.picture,
      logo: company.logo,
      veh: vehicle.name,
      supplierName: company.name,
      acriss: vehicle.acriss,
      passangerCapacity: vehicle.seats,
      bagCapacity: vehicle.bags.large + vehicle.bags.small,
      noOfDoors: vehicle.doors,
      transmission: vehicle.gearbox,
      pickupLocation: offer.pickUp.depot.name,
      dropOffLocation: offer.dropOff.depot.name,
      pickUpDateTime,
      returnDateTime,
      rates,
      link: toViewerLink(link, {
        id: carId,
        supplier,
        title: vehicle.name,
        image: vehicle.picture,
        total,
      }),
    };
  });
}
