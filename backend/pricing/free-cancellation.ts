import type { CancellationStep, CheckedOffer } from "../ports/booking-supplier";

/** Whether cancelling by then gives back everything. */
export const isFreeStep = (step: CancellationStep): boolean =>
  "keep" in step ? step.keep.amount === 0 : step.refundPercentage === 100;

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
    if (step && isFreeStep(step) && step.before > now) return step.before;
  }
  return null;
}
