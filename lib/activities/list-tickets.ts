import type { ActivityItem } from "@/lib/api/contract/activity-items";
import type { Booking } from "@/lib/api/contract/bookings";
import { toFullName } from "@/lib/api/contract/full-name";
import { toTicketCode, type Ticket } from "@/lib/bookings/tickets";
import { toPartyText } from "./activity-words";
import { listPeople } from "./list-people";

/** A booking's tickets: one for each who takes part, or one for all of them. */
export function listTickets(
  booking: Booking & { item: ActivityItem },
  words: Parameters<typeof toPartyText>[1],
): Ticket[] {
  const { item, travellers } = booking;
  const code = toTicketCode(booking);
  if (code === null) return [];
  const names = travellers.map(toFullName);
  if (item.tickets === "one") return [{ code, who: toPartyText(item, words), names }];
  return listPeople(item.party).map(({ band }, index) => ({
    ...{ code, who: words.terms(`bands.names.${band}`) },
    // Where one is named for all, each comes in that name.
    names: item.names === "all" ? names.slice(index, index + 1) : names,
  }));
}
