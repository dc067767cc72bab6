import type { Hotel } from "@/lib/api/contract/hotels";
import type { SavableService } from "@/lib/api/contract/saved-items";

/** What a list shows of an item; without amounts, which depend on the viewer. */
export type ItemFacts = {
  service: SavableService;
  /** The supplier's id. */
  id: string;
  name: string;
  /** Null if it isn't known here. */
  place: string | null;
  picture: string;
  /** Only hotels have it. */
  rating: Pick<Hotel, "hotelClass" | "guestScore"> | null;
};

/** An item in one of this browser's lists. */
export type KeptItem = ItemFacts & {
  /** The query of the search it was found by; null if there was none. */
  search: string | null;
};

/** An item's key in lists of several services. */
export const toItemKey = ({ service, id }: Pick<ItemFacts, "service" | "id">): string =>
  `${service} ${id}`;
