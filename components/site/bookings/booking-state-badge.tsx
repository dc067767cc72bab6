import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { BookingState } from "@/lib/api/contract/booking-states";
import type { ItemService } from "@/lib/api/contract/items";
import { useStateText } from "./use-state-text";

const tones: Record<BookingState, BadgeTone> = {
  quoted: "neutral",
  requested: "warning",
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
export function BookingStateBadge({
  service,
  state,
}: {
  service: ItemService;
  state: BookingState;
}) {
  const toText = useStateText(service);
  return <Badge tone={tones[state]}>{toText(state)}</Badge>;
}
