import type { Booking } from "@/lib/api/contract/bookings";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { momentDay } from "@/lib/dates/moment-day";
import { factsOf } from "./service-kits";

const week = 7;
/** What is over is looked for so many days from today at the earliest. */
const usualAhead = 14;

/** Days to add: none for a day to come, else whole weeks, to keep the day of the week. */
function toDaysLater(start: string, today: string): number {
  if (start > today) return 0;
  const behind = daysBetween(start, addDays(today, usualAhead));
  return Math.ceil(behind / week) * week;
}

/**
 * The search for what was booked, for the same party: on its own days, or once they are over on the
 * next ones of the same weekdays. Root-relative, without a language, and without names.
 * @param today the agency's
 */
export function toAgainPath(
  { item, headline }: Pick<Booking, "item" | "headline">,
  today: string,
): string {
  const facts = factsOf(item);
  const days = toDaysLater(momentDay(headline.starts), today);
  return facts.searches.toPath(facts.searches.toLater(facts.toSearch(item), days));
}
