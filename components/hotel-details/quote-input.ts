import type { createQuote } from "@/lib/api/browser/quotes";
import type { HotelSelection } from "@/lib/api/contract/hotel-items";

/** What a quote of a room is asked with. */
export type QuoteInput = Omit<Parameters<typeof createQuote>[0], "selection"> & {
  selection: HotelSelection;
};
