import type { CancellationStep } from "../../ports/booking-supplier";
import { toRefundAmount } from "../../pricing/to-viewer-terms";
import { getPaid, type BookingRecord } from "./booking-record";

export type Refund = {
  /** All that was paid, in minor units of the booking's currency. */ paid: number;
  /** What is given back of it. */ amount: number;
  /** By which of its terms; null: by none, or they are over. */ step: CancellationStep | null;
  /** Until when it stays that; null: it changes no more. */ until: Date | null;
};

/**
 * What cancelling gives back at an instant of all that was paid, by the terms that were booked: of
 * the first step that isn't over, after the last nothing. For what is only requested nothing was
 * paid. Where the supplier quotes it, by its last quote.
 */
export function resolveRefund(
  record: Pick<BookingRecord, "booking" | "payments" | "refunds">,
  at: Date,
): Refund {
  const { state, holdUntil, detail, currency, cancellationQuote } = record.booking;
  const paid = getPaid(record);
  if (state === "requested") return { paid, amount: 0, step: null, until: holdUntil };
  const { isQuoted } = detail.cancellation;
  const quoted = isQuoted && cancellationQuote ? cancellationQuote.step : null;
  // What was agreed to in time stays agreed.
  if (quoted && state === "cancelRequested")
    return {
      paid,
      amount: toRefundAmount({ amount: paid, currency }, quoted),
      step: quoted,
      until: null,
    };
  const known = isQuoted ? [quoted].filter((step) => step !== null) : detail.cancellation.steps;
  const steps = known.toSorted((a, b) => Date.parse(a.before) - Date.parse(b.before));
  const step = steps.find(({ before }) => at.getTime() < Date.parse(before));
  if (!step) return { paid, amount: 0, step: null, until: null };
  const amount = toRefundAmount({ amount: paid, currency }, step);
  return { paid, amount, step, until: new Date(step.before) };
}
