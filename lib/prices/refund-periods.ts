import type { Cancellation } from "@/lib/api/contract/cancellations";

/**
 * From the end of the one before it (for the first: now) until `before`; null: for ever.
 * `refundPercentage` of what was paid now.
 */
export type RefundPeriod = {
  before: string | null;
  refundPercentage: number;
  refund: Cancellation["steps"][number]["refund"];
};

/**
 * What is refunded when, as far as it isn't over at `now`: the last period has no end and no
 * refund.
 */
export function toRefundPeriods(
  { steps }: Pick<Cancellation, "steps">,
  now?: Date,
): RefundPeriod[] {
  const left = steps.filter(
    ({ before, refundPercentage }) =>
      refundPercentage > 0 && (!now || Date.parse(before) > now.getTime()),
  );
  return [
    ...left.map(({ before, refundPercentage, refund }) => ({ before, refundPercentage, refund })),
    { before: null, refundPercentage: 0, refund: undefined },
  ];
}
