import { useTranslations } from "next-intl";
import type { BookingState } from "@/lib/api/contract/booking-states";
import type { ItemService } from "@/lib/api/contract/items";

/** How far a booking of a service has come, in a word or two. */
export function useStateText(service: ItemService): (state: BookingState) => string {
  const t = useTranslations("bookingTerms.states");
  const own = useTranslations(`itemTerms.${service}.bookings`);
  return (state) => (state === "pendingSupplier" ? own(state) : t(state));
}
