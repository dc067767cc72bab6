import type { Item, ItemService } from "@/lib/api/contract/items";
import { carFacts } from "@/lib/cars/car-facts";
import { flightFacts } from "@/lib/flights/flight-facts";
import { hotelFacts } from "@/lib/hotels/hotel-facts";
import type { ServiceFacts } from "../bookings/service-facts";

/** One line a service. */
const facts: Readonly<Record<ItemService, ServiceFacts>> = {
  hotels: hotelFacts,
  cars: carFacts,
  flights: flightFacts,
};

export const factsOf = ({ service }: Pick<Item, "service">): ServiceFacts => facts[service];
