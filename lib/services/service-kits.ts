import type { Item, ItemService } from "@/lib/api/contract/items";
import type { DealServiceId, ServiceId } from "@/lib/api/contract/services";
import { activityDeals } from "@/lib/activities/activity-deals";
import { activityFacts } from "@/lib/activities/activity-facts";
import type { SearchOf, ServiceFacts } from "@/lib/bookings/service-facts";
import { carDeals } from "@/lib/cars/car-deals";
import { carFacts } from "@/lib/cars/car-facts";
import type { DealFacts } from "@/lib/deals/deal-searches";
import { flightFacts } from "@/lib/flights/flight-facts";
import { hotelDeals } from "@/lib/hotels/hotel-deals";
import { hotelFacts } from "@/lib/hotels/hotel-facts";
import { resortDeals } from "@/lib/resorts/resort-deals";

type ServiceKits = Readonly<
  { [S in ServiceId]: object } & {
    [S in ItemService]: { facts: ServiceFacts<Extract<Item, { service: S }>, SearchOf<S>> };
  } & { [S in DealServiceId]: { deals: DealFacts<S> } }
>;

/**
 * What pages need to know of each service: of its items and searches where it is booked here, of
 * its deals where it has some. One line a service.
 */
export const serviceKits: ServiceKits = {
  hotels: { facts: hotelFacts, deals: hotelDeals },
  cars: { facts: carFacts, deals: carDeals },
  flights: { facts: flightFacts },
  activities: { facts: activityFacts, deals: activityDeals },
  resorts: { deals: resortDeals },
  cruises: {},
};

export const factsOf = ({ service }: Pick<Item, "service">): ServiceFacts =>
  serviceKits[service].facts;
