import { convertMoney, type ExchangeRates } from "@/lib/money/exchange";
import type { ServiceId } from "@/lib/api/contract/services";

/**
 * What an agency adds to a net price, once per booking, or once per room where rooms are chosen one
 * by one: so many hundredths of a percent of it, or a fixed amount, but never less than the floor
 * and never more than the cap. Amounts in minor units of `currency`.
 */
export type Markup = {
  basisPoints: number | null;
  fixedAmount: number | null;
  floorAmount: number | null;
  capAmount: number | null;
  currency: string;
};
export type MarkupRule = Markup & { service: ServiceId | null };

/** Of an agency without a rule: 12 %. */
export const defaultMarkup: Markup = {
  basisPoints: 1_200,
  fixedAmount: null,
  floorAmount: null,
  capAmount: null,
  currency: "USD",
};

/** The rule of the service, else the one for all services, else 12 %. */
export const resolveMarkup = (rules: readonly MarkupRule[], service: ServiceId): Markup =>
  rules.find((rule) => rule.service === service) ??
  rules.find((rule) => rule.service === null) ??
  defaultMarkup;

/**
 * The same rule with its amounts in another currency, converted once for many prices; null when a
 * rate is missing.
 */
export function convertMarkup(
  markup: Markup,
  currency: string,
  rates: ExchangeRates,
): Markup | null {
  const amounts = [markup.fixedAmount, markup.floorAmount, markup.capAmount].map((amount) =>
    amount === null
      ? null
      : (convertMoney({ amount, currency: markup.currency }, currency, rates)?.amount ??
        Number.NaN),
  );
  if (amounts.some(Number.isNaN)) return null;
  const [fixedAmount = null, floorAmount = null, capAmount = null] = amounts;
  return { basisPoints: markup.basisPoints, fixedAmount, floorAmount, capAmount, currency };
}

/**
 * The markup on a net amount in minor units of `currency`, or null when a rate for the rule's own
 * currency is missing.
 */
export function toMarkupAmount(
  net: number,
  { markup, currency, rates }: { markup: Markup; currency: string; rates: ExchangeRates },
): number | null {
  const converted = markup.currency === currency ? markup : convertMarkup(markup, currency, rates);
  if (!converted) return null;
  const { basisPoints, fixedAmount, floorAmount, capAmount } = converted;
  const wanted =
    basisPoints === null ? (fixedAmount ?? 0) : Math.round((net * basisPoints) / 10_000);
  return Math.min(Math.max(wanted, floorAmount ?? 0), capAmount ?? Infinity);
}
