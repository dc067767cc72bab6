export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** A day of 24 hours, as lifetimes are counted; calendar days are counted by `addDays`. */
export const dayMs = 24 * hourMs;
export const daySeconds = dayMs / 1_000;
