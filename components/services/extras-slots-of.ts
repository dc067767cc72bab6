import type { Item, ItemService } from "@/lib/api/contract/items";
import { carExtrasSlots } from "./cars/car-extras-slots";
import { flightExtrasSlots } from "./flights/flight-extras-slots";
import type { ExtrasSlots } from "./extras-slots";

/** One line a service; null for those without extras. */
const slots: Readonly<Record<ItemService, ExtrasSlots | null>> = {
  hotels: null,
  cars: carExtrasSlots,
  flights: flightExtrasSlots,
  activities: null,
};

export const extrasSlotsOf = ({ service }: Pick<Item, "service">): ExtrasSlots | null =>
  slots[service];
