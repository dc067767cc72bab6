/**
 * Bookings that are cancelled together, each for itself. Free of zod: the browser imports it.
 */

/** So many at once, at most. */
export const maximumCancellations = 200;

/**
 * Why one of them is kept. refund_changed: it gives back another amount by now · not_cancellable:
 * it has begun, is over or was never confirmed · too_often: its supplier is queried too often ·
 * no_answer: what it gives back now is unknown.
 */
export const cancellationProblems = [
  "booking_not_found",
  "refund_changed",
  "not_cancellable",
  "too_often",
  "no_answer",
] as const;
export type CancellationProblem = (typeof cancellationProblems)[number];
