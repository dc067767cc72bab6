import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import type { FlightQueryLeg } from "./flight-query";

/** Days from today to a departure in the place of a past one, at least. */
const ahead = 7;

/** Legs whose dates are over, on the same weekdays to come; others as they are. */
export function toComingLegs(legs: readonly FlightQueryLeg[], today: string): FlightQueryLeg[] {
  const late = daysBetween(legs[0]?.date ?? today, today);
  const weeks = late > 0 ? Math.ceil((late + ahead) / 7) : 0;
  return legs.map((leg) => ({ ...leg, date: addDays(leg.date, weeks * 7) }));
}
