import { toUtc } from "./to-utc";
import { zonedTime } from "./zoned-time";

/** A local time ("2026-12-05T10:00") for `Intl` with `localMoment`: no zone shifts it. */
export const toLocalMoment = (local: string): Date => toUtc(local).toDate();

/** "Dec 05, 2026, 10:00" */
export const localMoment = zonedTime("UTC");

const { year: _year, ...ofYear } = localMoment;
/** "Dec 05, 10:00" */
export const localMomentOfYear = ofYear;

const { month: _month, day: _day, ...ofDay } = ofYear;
/** "10:00" */
export const localTime = ofDay;
/** "Sat 10:00" */
export const localMomentOfWeek = { ...ofDay, weekday: "short" } as const;

/** "Sat, Dec 05, 2026, 10:00" */
export const localMomentOfDay = { weekday: "short", ...localMoment } as const;
