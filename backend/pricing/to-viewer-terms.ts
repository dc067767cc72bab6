import type { Cancellation } from "@/lib/api/contract/cancellations";
import type { Charge } from "@/lib/api/contract/charges";
import type { PriceTier } from "@/lib/api/contract/roles";
import { convertMoney, type ExchangeRates } from "@/lib/money/exchange";
import type { Money } from "@/lib/money/money";
import type { CancellationStep, CheckedOffer } from "../ports/booking-supplier";
import { isFreeStep } from "./free-cancellation";
import type { Sale } from "../db/schema/sale";

const toRefundable = (steps: readonly CancellationStep[]): Cancellation["refundable"] => {
  if (steps.some(isFreeStep)) return "full";
  return steps.some((step) => "keep" in step || step.refundPercentage > 0) ? "partial" : "none";
};

/**
 * What is given back of `paid`, in minor units of one currency. Percentages are rounded down to
 * whole minor units: never more than they say, so never more than was paid.
 * @throws Error for a penalty in another currency
 */
export function toRefundAmount(paid: Money, step: CancellationStep): number {
  if (!("keep" in step)) return Math.floor((paid.amount * step.refundPercentage) / 100);
  if (step.keep.currency !== paid.currency)
    throw new Error(`a penalty in ${step.keep.currency} of what was paid in ${paid.currency}`);
  return Math.max(0, paid.amount - step.keep.amount);
}

/** What the agency has taken by an instant if everybody pays in time. */
export const paidBy = ({ schedule }: Pick<Sale, "schedule">, instant: string): number =>
  schedule
    .filter(
      ({ due, payee }) =>
        payee === "agency" &&
        (due === "now" || (due !== "onSite" && Date.parse(due.at) < Date.parse(instant))),
    )
    .reduce((sum, { amount }) => sum + amount, 0);

/**
 * Whether a step leaves a penalty of what is paid at the place alone, and less than all of it.
 * Nothing was paid that could come back, and still cancelling by then spares the rest.
 */
function sparesOnSite(
  step: CancellationStep,
  { currency, schedule }: Pick<Sale, "currency" | "schedule">,
): boolean {
  if (!("keep" in step) || schedule.some(({ payee }) => payee === "agency")) return false;
  const amount = schedule.reduce((sum, each) => sum + each.amount, 0);
  return toRefundAmount({ amount, currency }, step) > 0;
}

/** The terms of cancelling; the amounts only for viewers with price rights. */
export const toViewerCancellation = (
  { zone, steps, isQuoted }: CheckedOffer["cancellation"],
  { sale, tier }: { sale: Pick<Sale, "currency" | "schedule">; tier: PriceTier },
): Cancellation => ({
  zone,
  refundable: isQuoted ? "ask" : toRefundable(steps),
  steps: steps.map((step) => {
    const { before } = step;
    const isHidden = tier === "hidden";
    const paid = { amount: paidBy(sale, before), currency: sale.currency };
    const refund = { amount: toRefundAmount(paid, step), currency: sale.currency };
    return {
      before,
      ...("keep" in step
        ? { keep: isHidden ? null : step.keep }
        : { refundPercentage: step.refundPercentage }),
      ...(isHidden || sparesOnSite(step, sale) ? {} : { refund }),
    };
  }),
});

/** The same terms with penalties in the charged currency; null when a rate is missing. */
export function convertPenalties(
  { steps, ...terms }: CheckedOffer["cancellation"],
  { currency, rates }: { currency: string; rates: ExchangeRates },
): CheckedOffer["cancellation"] | null {
  const converted = steps.map((step) => {
    if (!("keep" in step)) return step;
    const keep = convertMoney(step.keep, currency, rates);
    return keep && { ...step, keep };
  });
  const all = converted.filter((step) => step !== null);
  return all.length === steps.length ? { ...terms, steps: all } : null;
}

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
