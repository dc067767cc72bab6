import type { DealDates } from "@/lib/dates/deal-dates";

/** What the server knows before anything was typed. */
export type SearchDefaults = {
  /** Today in the agency's time zone: nothing earlier can be asked for. */
  today: string;
  /** The stay the deals are shown for. */
  dates: DealDates;
  shipLines: readonly { code: string; name: string }[];
};
