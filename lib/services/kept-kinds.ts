import { keptActivities } from "@/lib/activities/kept-activity";
import type { SavableService } from "@/lib/api/contract/savable-services";
import { keptCars } from "@/lib/cars/kept-car";
import { keptFlights } from "@/lib/flights/kept-flight";
import { keptHotels } from "@/lib/hotels/kept-search";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import type { KeptKind } from "@/lib/saved-items/kept-kind";

/** One line a service. */
const keptKinds: Readonly<Record<SavableService, KeptKind>> = {
  hotels: keptHotels,
  cars: keptCars,
  flights: keptFlights,
  activities: keptActivities,
};

export const keptKindOf = ({ service }: Pick<KeptItem, "service">): KeptKind => keptKinds[service];
