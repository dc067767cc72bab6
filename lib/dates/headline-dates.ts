import type { Headline } from "@/lib/api/contract/items";
import { momentDay } from "./moment-day";

/** The dates that something is booked for, by the place's calendar, as `toDateRange` takes them. */
export const headlineDates = ({
  starts,
  ends,
  lastDay,
}: Pick<Headline, "starts" | "ends" | "lastDay">): { start: string; end: string } => ({
  start: momentDay(starts),
  end: lastDay ?? momentDay(ends),
});
