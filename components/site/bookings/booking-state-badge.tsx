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

type Props = { service: ItemService; state: BookingState };

/** How far a booking has come, in a word or two. */
export function BookingStateBadge({ service, state }: Props) {
  const toText = useStateText(service);
  return <Badge tone={tones[state]}>{toText(state)}</Badge>;
}
