import type { Item, ItemService } from "@/lib/api/contract/items";
import { activityVoucherSlots } from "./activities/activity-voucher-slots";
import { carVoucherSlots } from "./cars/car-voucher-slots";
import { flightVoucherSlots } from "./flights/flight-voucher-slots";
import { hotelVoucherSlots } from "./hotels/hotel-voucher-slots";
import type { VoucherSlots } from "./voucher-slots";

/** One line a service. Apart from `slotsOf`: only vouchers draw PDFs. */
const slots: Readonly<Record<ItemService, VoucherSlots>> = {
  hotels: hotelVoucherSlots,
  cars: carVoucherSlots,
  flights: flightVoucherSlots,
  activities: activityVoucherSlots,
};

export const voucherSlotsOf = ({ service }: Pick<Item, "service">): VoucherSlots => slots[service];
