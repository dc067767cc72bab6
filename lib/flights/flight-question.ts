import type { SearchedLeg } from "@/lib/api/contract/flights";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import type { FlightQuery, FlightQueryLeg } from "./flight-query";

/** Where a leg goes, by ids; null while one of its places is only words. */
const toSearchedLeg = ({ from, to, date }: FlightQueryLeg): SearchedLeg | null =>
  from.id && to.id ? { from: from.id, to: to.id, date } : null;

/** A search as the contract's request; null if a place of it is unknown. */
export function toFlightQuestion({
  legs,
  adults,
  ages,
  cabin,
}: Pick<FlightQuery, "legs" | "adults" | "ages" | "cabin">) {
  const searched = legs.flatMap((leg) => toSearchedLeg(leg) ?? []);
  return searched.length === legs.length ? { legs: searched, adults, ages, cabin } : null;
}

/** The same search some days later, all its legs. */
export const moveLegs = <L extends { date: string }>(legs: readonly L[], days: number): L[] =>
  legs.map((leg) => ({ ...leg, date: addDays(leg.date, days) }));

/** What other days change in a search: their flights are others, also the chosen outbound. */
export const moveSearch = <L extends { date: string }>(
  { legs }: { legs: readonly L[] },
  days: number,
): { legs: L[]; outbound: null } => ({ legs: moveLegs(legs, days), outbound: null });

/** Days from today to a departure in the place of a past one, at least. */
const ahead = 7;

/** Legs whose dates are over, on the same weekdays to come; others as they are. */
export function toComingLegs(legs: readonly FlightQueryLeg[], today: string): FlightQueryLeg[] {
  const late = daysBetween(legs[0]?.date ?? today, today);
  const weeks = late > 0 ? Math.ceil((late + ahead) / 7) : 0;
  return moveLegs(legs, weeks * 7);
}
