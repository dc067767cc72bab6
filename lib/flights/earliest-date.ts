import { addDays } from "@/lib/dates/calendar-date";

/**
 * The first date of a leg behind another one: who crosses the date line may land a day before they
 * have left.
 */
export const toEarliestDate = (before: string, today = ""): string => {
  const dayBefore = addDays(before, -1);
  return dayBefore < today ? today : dayBefore;
};
