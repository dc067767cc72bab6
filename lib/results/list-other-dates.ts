import { addDays } from "@/lib/dates/calendar-date";

const moves = [
  { move: "dayEarlier", days: -1 },
  { move: "dayLater", days: 1 },
  { move: "weekLater", days: 7 },
] as const;

/** The URL of the same search on other dates, from `day` on. */
export type OtherDate = { move: (typeof moves)[number]["move"]; day: string; href: string };

/**
 * Where the same may be found on other dates, as far as those can be searched; what there is then
 * isn't known.
 */
export const listOtherDates = (
  first: string,
  { today, ahead, toHref }: { today: string; ahead: number; toHref: (days: number) => string },
): OtherDate[] =>
  moves
    .map(({ move, days }) => ({ move, day: addDays(first, days), href: toHref(days) }))
    .filter(({ day }) => day >= today && day <= addDays(today, ahead));
