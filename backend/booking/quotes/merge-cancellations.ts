import { splitCancellation } from "../../ledger/move-booking-money";
import { paidBy, toRefundAmount } from "../../pricing/to-viewer-terms";
import type { Sale } from "../../db/schema/sale";
import type { CancellationStep, OfferPart } from "../../ports/booking-supplier";

/** A part as it is sold, with its terms in the currency that is charged. */
export type SoldPart = { sale: Sale; cancellation: OfferPart["cancellation"] };

/** What a part comes to if it is cancelled at the last moment before an instant. */
function toOutcome({ sale, cancellation }: SoldPart, before: string) {
  const step =
    cancellation.steps
      .toSorted((a, b) => Date.parse(a.before) - Date.parse(b.before))
      .find((each) => Date.parse(each.before) >= Date.parse(before)) ?? null;
  const { currency, total, net, dueOnSite } = sale;
  const refundOf = (amount: number) => (step ? toRefundAmount({ amount, currency }, step) : 0);
  const paid = paidBy(sale, before);
  // Of what is paid at the place nothing is given back: what the guest needn't pay stands for it.
  const basis = total === dueOnSite ? total : paid;
  const { suppliers } = splitCancellation(sale, { paid, refund: refundOf(paid), step });
  return { step, basis, refund: refundOf(basis), owed: net - dueOnSite + suppliers };
}

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** The percentage that all of them give back, where that is also what their sum gives back. */
function toSharedPercentage(outcomes: readonly ReturnType<typeof toOutcome>[]): number | null {
  const shares = new Set(
    outcomes.map(({ step }) => {
      if (!step) return 0;
      return "keep" in step ? null : step.refundPercentage;
    }),
  );
  const [share = null] = shares;
  if (shares.size > 1 || share === null) return null;
  const whole = Math.floor((sumOf(outcomes.map(({ basis }) => basis)) * share) / 100);
  return whole === sumOf(outcomes.map(({ refund }) => refund)) ? share : null;
}

/** Whether two periods that follow each other are one. */
const isAlike = (a: CancellationStep, b: CancellationStep): boolean =>
  "refundPercentage" in a && "refundPercentage" in b && a.refundPercentage === b.refundPercentage;

/**
 * The terms of things that are sold together: at any instant they give back what each would by
 * itself, to the minor unit. Where the percentages differ that is an amount: all but what the parts
 * keep, with what the supplier is owed of it.
 * @param parts at least one, all in one currency and at one place
 */
export function mergeCancellations(parts: readonly SoldPart[]): OfferPart["cancellation"] {
  const deadlines = parts.flatMap(({ cancellation }) =>
    cancellation.steps.map(({ before }) => before),
  );
  const last = Math.max(...deadlines.map((before) => Date.parse(before)));
  // What is kept is worked out from what is paid: it moves with every instalment.
  const dues = parts.flatMap(({ sale }) =>
    sale.schedule.flatMap(({ due }) => (typeof due === "string" ? [] : [due.at])),
  );
  const instants = new Set([...deadlines, ...dues.filter((at) => Date.parse(at) < last)]);
  const currency = parts[0]?.sale.currency ?? "";
  const steps = [...instants]
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .map((before): CancellationStep => {
      const outcomes = parts.map((part) => toOutcome(part, before));
      const refundPercentage = toSharedPercentage(outcomes);
      if (refundPercentage !== null) return { before, refundPercentage };
      const amount = sumOf(outcomes.map(({ basis, refund }) => basis - refund));
      return {
        before,
        keep: { amount, currency },
        owed: sumOf(outcomes.map(({ owed }) => owed)),
      };
    })
    .filter((step, index, all) => {
      const next = all[index + 1];
      return !next || !isAlike(step, next);
    });
  return { zone: parts[0]?.cancellation.zone ?? "UTC", steps };
}
