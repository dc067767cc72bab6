/** A calendar date ("2026-12-05") as the instant its UTC day begins, for `Intl` with `timeZone: "UTC"`: the day never shifts. */
export const toUtcDate = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`);

/** "Dec 05, 2026" in English, the same parts in other languages' order. */
export const calendarDay = { year: "numeric", month: "short", day: "2-digit", timeZone: "UTC" } as const;
export const calendarDayOfYear = { month: "short", day: "2-digit", timeZone: "UTC" } as const;

/** The days from one calendar date to another. */
export const daysBetween = (start: string, end: string): number => Math.round((toUtcDate(end).getTime() - toUtcDate(start).getTime()) / 86_400_000);

/** The calendar date some days later. */
export const addDays = (date: string, days: number): string => new Date(toUtcDate(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);
