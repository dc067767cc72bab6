import type { Moment } from "@/lib/api/contract/moments";
import { convertMoney, type ExchangeRates } from "@/lib/money/exchange";

/**
 * What a supplier asks, in minor units of `currency`, for everything mandatory of the searched
 * dates and party. wholesale: what the agency pays, taxes included · taxAndFee: the part of it that
 * is tax and fees · published: the supplier's retail price. dueOnSite: the part of wholesale that
 * the guest pays there, such as a city tax; none when it isn't given. atCost: the part of dueOnSite
 * to which the agency adds nothing: fees and extras that the place names and takes itself.
 * dueLater: parts of what isn't due there that are due later, the earliest first, each at a moment
 * that is still to come; the rest is due when it is booked.
 *
 * commissionable: wholesale is what the traveller pays, to which the agency adds nothing, and
 * `commission` the part of it that the agency may keep. Without a model it is net.
 */
export type NetPrice = {
  currency: string;
  wholesale: number;
  taxAndFee: number;
  published: number;
  dueOnSite?: number;
  atCost?: number;
  dueLater?: { amount: number; due: Moment }[];
} & ({ model?: "net" } | { model: "commissionable"; commission: number });

/**
 * The same price in another currency, or null when a rate is missing. Parts stay parts: none
 * becomes larger than the whole.
 */
export function convertNetPrice(
  price: NetPrice,
  currency: string,
  rates: ExchangeRates,
): NetPrice | null {
  if (price.currency === currency) return price;
  const convert = (amount: number) =>
    convertMoney({ amount, currency: price.currency }, currency, rates)?.amount ?? Number.NaN;
  const converted = {
    currency,
    wholesale: convert(price.wholesale),
    taxAndFee: convert(price.taxAndFee),
    published: convert(price.published),
    ...(price.dueOnSite === undefined ? {} : { dueOnSite: convert(price.dueOnSite) }),
    ...(price.atCost === undefined ? {} : { atCost: convert(price.atCost) }),
    ...(price.dueLater === undefined
      ? {}
      : { dueLater: price.dueLater.map(({ amount, due }) => ({ amount: convert(amount), due })) }),
  };
  if (Number.isNaN(converted.wholesale)) return null;
  return price.model === "commissionable"
    ? { ...converted, model: price.model, commission: convert(price.commission) }
    : converted;
}

/** What a markup is worked out from, in minor units. */
export const toMarkedUp = ({ wholesale, atCost = 0 }: NetPrice): number => wholesale - atCost;

/**
 * What several things cost together; null where they can't be one price: in other currencies, or
 * some net and others commissionable.
 */
export function sumNetPrices(prices: readonly NetPrice[]): NetPrice | null {
  const [first] = prices;
  const isCommissionable = first?.model === "commissionable";
  const isAlike = ({ currency, model }: NetPrice) =>
    currency === first?.currency && (model === "commissionable") === isCommissionable;
  if (!first || !prices.every(isAlike)) return null;
  const sum = (amountOf: (price: NetPrice) => number | undefined) =>
    prices.reduce((total, price) => total + (amountOf(price) ?? 0), 0);
  const has = (key: "dueOnSite" | "atCost") => prices.some((price) => price[key] !== undefined);
  const dueLater = prices
    .flatMap((price) => price.dueLater ?? [])
    .toSorted((a, b) => Date.parse(a.due.at) - Date.parse(b.due.at));
  const total = {
    currency: first.currency,
    wholesale: sum(({ wholesale }) => wholesale),
    taxAndFee: sum(({ taxAndFee }) => taxAndFee),
    published: sum(({ published }) => published),
    ...(has("dueOnSite") ? { dueOnSite: sum(({ dueOnSite }) => dueOnSite) } : {}),
    ...(has("atCost") ? { atCost: sum(({ atCost }) => atCost) } : {}),
    ...(dueLater.length > 0 ? { dueLater } : {}),
  };
  if (!isCommissionable) return total;
  const commission = sum((price) =>
    price.model === "commissionable" ? price.commission : undefined,
  );
  return { ...total, model: "commissionable", commission };
}

/** Whether two prices are the same for who pays them; what retail asks doesn't matter. */
export const isSamePrice = (a: NetPrice, b: NetPrice): boolean =>
  a.currency === b.currency &&
  a.wholesale === b.wholesale &&
  a.taxAndFee === b.taxAndFee &&
  (a.dueOnSite ?? 0) === (b.dueOnSite ?? 0) &&
  (a.atCost ?? 0) === (b.atCost ?? 0);
