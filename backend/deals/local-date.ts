const dayMs = 86_400_000;
const toUtc = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);

/** Dates are ISO ("2026-12-05") and local to their place; no instant is meant. */
export const addDays = (date: string, days: number): string => new Date(toUtc(date) + days * dayMs).toISOString().slice(0, 10);
export const daysBetween = (start: string, end: string): number => Math.round((toUtc(end) - toUtc(start)) / dayMs);

/** The date each night of a stay begins on. */
export const listNights = ({ start, end }: { start: string; end: string }): string[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end)) }, (_, night) => addDays(start, night));

/** The date it is at a place. */
export const toLocalDate = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);

/** The Monday of the ISO week a date lies in. */
export const toMonday = (date: string): string => addDays(date, -((new Date(toUtc(date)).getUTCDay() + 6) % 7));
