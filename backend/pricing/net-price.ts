import { convertMoney, type ExchangeRates } from "@/lib/money/exchange";

/**
 * What a supplier asks, in minor units of `currency`, for everything mandatory of the searched
 * dates and party. wholesale: what the agency pays, taxes included · taxAndFee: the part of it that
 * is tax and fees · published: the supplier's retail price. dueOnSite: the part of wholesale that
 * the guest pays there, such as a city tax; none when it isn't given. atCost: the part of dueOnSite
 * to which the agency adds nothing: fees and extras that the place names and takes itself.
 */
export type NetPrice = {
  currency: string;
  wholesale: number;
  taxAndFee: number;
  published: number;
  dueOnSite?: number;
  atCost?: number;
};

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
  };
  return Number.isNaN(converted.wholesale) ? null : converted;
}

/** What a markup is worked out from, in minor units. */
export const toMarkedUp = ({ wholesale, atCost = 0 }: NetPrice): number => wholesale - atCost;
