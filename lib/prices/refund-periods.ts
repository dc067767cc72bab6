import type { Cancellation } from "@/lib/api/contract/cancellations";

/**
 * From the end of the one before it (for the first: now) until `before`; null: for ever.
 * `refundPercentage` of what was paid by then; null: all of it but a penalty.
 */
export type RefundPeriod = {
  before: string | null;
  refundPercentage: number | null;
  refund: Cancellation["steps"][number]["refund"];
};

/** A penalty of nothing is none, and of one that leaves nothing nothing comes back. */
function toPercentage(step: Cancellation["steps"][number]): number | null {
  if (!("keep" in step)) return step.refundPercentage;
  if (step.keep?.amount === 0) return 100;
  return step.refund?.amount === 0 ? 0 : null;
}

/**
 * What is refunded when, as far as it isn't over at `now`: the last period has no end and no
 * refund.
 */
export function toRefundPeriods(
  { steps }: Pick<Cancellation, "steps">,
  now?: Date,
): RefundPeriod[] {
  const periods = steps.map((step) => ({
    before: step.before,
    refundPercentage: toPercentage(step),
    refund: step.refund,
  }));
  return [
    ...periods.filter(
      ({ before, refundPercentage }) =>
        refundPercentage !== 0 && (!now || Date.parse(before) > now.getTime()),
    ),
    { before: null, refundPercentage: 0, refund: undefined },
  ];
}
