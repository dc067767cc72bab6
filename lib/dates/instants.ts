import dayjs from "dayjs";

/** The instant so much later, or earlier where `ms` is negative. */
export const addMs = (instant: Date, ms: number): Date => dayjs(instant).add(ms, "ms").toDate();

/** How long it is from one instant to another, in ms. */
export const msBetween = (start: Date, end: Date): number => dayjs(end).diff(start);

/** The earlier of two instants; the first where there is no second. */
export const earlier = (a: Date, b: Date | null): Date => (b && b < a ? b : a);
