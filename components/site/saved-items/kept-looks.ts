import type { ComponentType } from "react";
import type { IconName } from "@/components/ui/icon";
import { KeptActivityFacts } from "@/components/site/activities/kept-activity-facts";
import { KeptCarFacts, KeptCarName } from "@/components/site/cars/kept-car-facts";
import { KeptFlightDays, KeptFlightFacts } from "@/components/site/flights/kept-flight-facts";
import { KeptHotelFacts } from "@/components/site/hotels/kept-hotel-facts";
import type { SavableService } from "@/lib/api/contract/savable-services";
import type { KeptItem } from "@/lib/saved-items/kept-item";

type OfItem = ComponentType<{ item: KeptItem }>;
type KeptLook = {
  /** Where there is no picture. */
  icon: IconName;
  /** What identifies it, below its name. */
  Facts: OfItem;
  /** Its name in the page's words, if it is more than a name. */
  Name?: OfItem;
  /** In one line; its place where that is missing. */
  Brief?: OfItem;
};

/** How lists show what was kept: one line a service. */
const keptLooks: Readonly<Record<SavableService, KeptLook>> = {
  hotels: { icon: "building-2", Facts: KeptHotelFacts },
  cars: { icon: "car-front", Facts: KeptCarFacts, Name: KeptCarName },
  flights: { icon: "plane", Facts: KeptFlightFacts, Brief: KeptFlightDays },
  activities: { icon: "ticket", Facts: KeptActivityFacts },
};

export const keptLookOf = ({ service }: Pick<KeptItem, "service">): KeptLook => keptLooks[service];
