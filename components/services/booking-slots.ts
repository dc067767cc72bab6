import type { ReactNode } from "react";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import type { Item } from "@/lib/api/contract/items";

/** What a service puts into the pages of its bookings. */
export type BookingSlots<I = Item> = {
  /** What was booked and by whom: what its holder needs on the way. */
  toFacts(booking: Booking & { item: I }): ReactNode;
  /** The form by which it can be changed; missing where that isn't possible. */
  toChange?(
    booking: Booking & { item: I },
    options: { which: BookingAccess; /** The language's. */ prefix: string; now: Date },
  ): ReactNode;
  /**
   * Details of what was booked, or would be after a change by the supplier, to be compared; missing
   * where headline and times say it all.
   */
  toPlan?(item: I): ReactNode;
};
