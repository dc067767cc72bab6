import type { Cancellation } from "@/lib/api/contract/cancellations";
import type { Charge } from "@/lib/api/contract/charges";
import type { PriceTier } from "@/lib/api/contract/roles";
import { convertMoney, type ExchangeRates } from "@/lib/money/exchange";
import type { CheckedOffer } from "../suppliers/booking-supplier";
import type { Sale } from "./to-sale";

type Step = { before: string; refundPercentage: number };

const toRefundable = (steps: readonly Step[]): Cancellation["refundable"] => {
  const most = Math.max(0, ...steps.map(({ refundPercentage }) => refundPercentage));
  return most === 100 ? "full" : most > 0 ? "partial" : "none";
};

/**
 * Rounded down to whole minor units: never more than the percentage says, so never more than was
 * paid.
 */
export const toRefundAmount = (
  { dueNow }: Pick<Sale, "dueNow">,
  { refundPercentage }: Pick<Step, "refundPercentage">,
): number => Math.floor((dueNow * refundPercentage) / 100);

/** The terms of cancelling; the amounts only for viewers with price rights. */
export const toViewerCancellation = (
  { zone, steps }: CheckedOffer["cancellation"],
  { sale, tier }: { sale: Pick<Sale, "currency" | "dueNow">; tier: PriceTier },
): Cancellation => ({
  zone,
  refundable: toRefundable(steps),
  steps: steps.map(({ before, refundPercentage }) => ({
    before,
    refundPercentage,
    ...(tier === "hidden"
      ? {}
      : {
          refund: { amount: toRefundAmount(sale, { refundPercentage }), currency: sale.currency },
        }),
  })),
});

/**
 * Charges with their amounts in the currency that is charged. Those that are paid at the place add
 * up to what the price says is due there: each is rounded by itself, and the last one takes the
 * remainder.
 */
export function toViewerCharges(
  { charges, isPaidOnSite }: Pick<CheckedOffer, "charges" | "isPaidOnSite">,
  { sale, tier, rates }: { sale: Sale; tier: PriceTier; rates: ExchangeRates },
): Charge[] {
  const converted = charges.map((charge) => {
    const amount =
      tier === "hidden" || !charge.amount
        ? null
        : convertMoney(charge.amount, sale.currency, rates);
    return { ...charge, amount };
  });
  const onSite = converted.filter(
    ({ kind, when, isMandatory }) => kind === "excluded" && when === "onSite" && isMandatory,
  );
  const last = onSite.at(-1);
  const sum = onSite.reduce((total, { amount }) => total + (amount?.amount ?? Number.NaN), 0);
  if (last?.amount && !isPaidOnSite && !Number.isNaN(sum))
    last.amount = { ...last.amount, amount: last.amount.amount + sale.dueOnSite - sum };
  return converted;
}
