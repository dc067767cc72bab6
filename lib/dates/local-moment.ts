import { toUtc } from "./to-utc";
import { zonedTime } from "./zoned-time";

/** A local time ("2026-12-05T10:00") for `Intl` with `localMoment`: no zone shifts it. */
export const toLocalMoment = (local: string): Date => toUtc(local).toDate();

/** "Dec 05, 2026, 10:00" */
export const localMoment = zonedTime("UTC");
