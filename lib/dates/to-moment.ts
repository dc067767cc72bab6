import type { Moment } from "@/lib/api/contract/moments";
import { toInstant } from "./to-instant";

/** A date (YYYY-MM-DD) and a time (HH:MM) by the clocks of an IANA zone, with their instant. */
export const toMoment = (date: string, time: string, zone: string): Moment => ({
  local: `${date}T${time}`,
  zone,
  at: toInstant(date, time, zone).toISOString(),
});
