import type { Itinerary } from "@/lib/api/contract/flights";
import { dayMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";

const answerMs = 7 * dayMs;
const beforeDepartureMs = dayMs;
/** At least so much time, as long as there is so much before the departure. */
const leastMs = dayMs;

/**
 * Until when a change can be answered for which its airline names no end: a week from its
 * report, and a day before the first departure at most. Where that would leave less than a day,
 * until the departure.
 */
export function toAnswerBy({ legs }: Pick<Itinerary, "legs">, told: Date): Date {
  const week = addMs(told, answerMs);
  const departs = legs[0]?.segments[0]?.departs.at;
  if (!departs) return week;
  const dayBefore = addMs(new Date(departs), -beforeDepartureMs);
  return earlier(week, dayBefore >= addMs(told, leastMs) ? dayBefore : new Date(departs));
}
