import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { BookingState } from "@/lib/api/contract/booking-states";

const tones: Record<BookingState, BadgeTone> = {
  quoted: "neutral",
  held: "warning",
  paying: "warning",
  pendingSupplier: "warning",
  confirmed: "success",
  failed: "danger",
  cancelRequested: "warning",
  cancelled: "neutral",
  refunded: "neutral",
};

/** How far a booking has come, in a word or two. */
export function BookingStateBadge({ state }: { state: BookingState }) {
  return <Badge tone={tones[state]}>{useTranslations("bookingTerms")(`states.${state}`)}</Badge>;
}
