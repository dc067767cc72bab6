import type { Item, ItemService } from "@/lib/api/contract/items";
import { activityCheckoutSlots } from "./activities/activity-slots";
import type { CheckoutSlots } from "./checkout-slots";
import { carCheckoutSlots } from "./cars/car-checkout-slots";
import { flightCheckoutSlots } from "./flights/flight-checkout-slots";
import { hotelCheckoutSlots } from "./hotels/hotel-checkout-slots";

/** One line a service. */
const slots: Readonly<Record<ItemService, CheckoutSlots>> = {
  hotels: hotelCheckoutSlots,
  cars: carCheckoutSlots,
  flights: flightCheckoutSlots,
  activities: activityCheckoutSlots,
};

export const checkoutSlotsOf = ({ service }: Pick<Item, "service">): CheckoutSlots =>
  slots[service];
