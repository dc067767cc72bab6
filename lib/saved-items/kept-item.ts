import type { Hotel } from "@/lib/api/contract/hotels";
import type { SavableService } from "@/lib/api/contract/savable-services";

/** What a list shows of an item, without amounts. */
export type ItemFacts = {
  service: SavableService;
  /** The supplier's id. */
  id: string;
  name: string;
  /** Null if it isn't known here. */
  place: string | null;
  /** Empty where there is none. */
  picture: string;
  /** Only hotels have it. */
  rating: Pick<Hotel, "hotelClass" | "guestScore"> | null;
};

/** An item in one of this browser's lists. */
export type KeptItem = ItemFacts & {
  /**
   * The query of the address it was found at, with what its service keeps of it and, as `shown`,
   * the total that its viewer saw there; null if there was none.
   */
  search: string | null;
};

/** An item's key in lists of several services. */
export const toItemKey = ({ service, id }: Pick<ItemFacts, "service" | "id">): string =>
  `${service} ${id}`;
