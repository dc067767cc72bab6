import { flightLimits } from "@/lib/api/contract/flight-terms";
import { addDays } from "@/lib/dates/calendar-date";

/** Before and after the day of a search: as far as the calls for prices look. */
const around = 3;

/** The days around a search's that can still be booked, as calendar dates. */
export const listDays = (date: string, { today }: { today: string }): string[] =>
  Array.from({ length: 2 * around + 1 }, (_, index) => addDays(date, index - around)).filter(
    (day) => day >= today && day <= addDays(today, flightLimits.days),
  );
