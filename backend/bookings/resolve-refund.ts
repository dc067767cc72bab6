import { toRefundAmount } from "../pricing/to-viewer-terms";
import type { BookingRow } from "./booking-record";

export type Refund = {
  /** Minor units of the booking's currency. */ amount: number;
  refundPercentage: number;
  /** Until when it stays that; null: it changes no more. */ until: Date | null;
};

/**
 * What cancelling gives back at an instant, by the terms that were booked: of the first step that
 * isn't over, after the last nothing. For what is only requested nothing was paid.
 */
export function resolveRefund(
  {
    state,
    holdUntil,
    detail,
    dueNow,
  }: Pick<BookingRow, "state" | "holdUntil" | "detail" | "dueNow">,
  at: Date,
): Refund {
  if (state === "requested") return { amount: 0, refundPercentage: 0, until: holdUntil };
  const steps = detail.cancellation.steps.toSorted(
    (a, b) => Date.parse(a.before) - Date.parse(b.before),
  );
  const step = steps.find(({ before }) => at.getTime() < Date.parse(before));
  if (!step) return { amount: 0, refundPercentage: 0, until: null };
  return {
    amount: toRefundAmount({ dueNow }, step),
    refundPercentage: step.refundPercentage,
    until: new Date(step.before),
  };
}
