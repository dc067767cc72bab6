import { convertMoney, type ExchangeRates } from "@/lib/money/exchange";

/**
 * What a supplier asks, in minor units of `currency`, for everything mandatory of the searched
 * dates and party. wholesale: what the agency pays, taxes included · taxAndFee: the part of it that
 * is tax and fees · published: the supplier's retail price. dueOnSite: the part of wholesale that
 * the guest pays there, such as a city tax; none when it isn't given.
 */
export type NetPrice = {
  currency: string;
  wholesale: number;
  taxAndFee: number;
  published: number;
  dueOnSite?: number;
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
  };
  return Number.isNaN(converted.wholesale) ? null : converted;
}
