import type { Item, ItemService } from "@/lib/api/contract/items";
import { activityBookingSlots } from "./activities/activity-slots";
import type { BookingSlots } from "./booking-slots";
import { carBookingSlots } from "./cars/car-booking-slots";
import { flightBookingSlots } from "./flights/flight-booking-slots";
import { hotelBookingSlots } from "./hotels/hotel-booking-slots";

/** One line a service. Apart from checkout's: these pages need nothing of its forms. */
const slots: Readonly<Record<ItemService, BookingSlots>> = {
  hotels: hotelBookingSlots,
  cars: carBookingSlots,
  flights: flightBookingSlots,
  activities: activityBookingSlots,
};

export const bookingSlotsOf = ({ service }: Pick<Item, "service">): BookingSlots => slots[service];
