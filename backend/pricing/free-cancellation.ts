import type { CheckedOffer } from "../suppliers/booking-supplier";

/**
 * The last instant, still to come, at which cancelling costs nothing; null when there is none.
 * `now`: ISO, which sorts as it is.
 */
export function findFreeCancellation(
  { steps }: CheckedOffer["cancellation"],
  now: string,
): string | null {
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index];
    if (step && step.refundPercentage === 100 && step.before > now) return step.before;
  }
  return null;
}
