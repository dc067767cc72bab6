import type { ExchangeRates } from "@/lib/money/exchange";
import { toMarkupAmount, type Markup } from "./markup";
import { convertNetPrice, toMarkedUp, type NetPrice } from "./net-price";

/**
 * A price as the agency sells it, in minor units of the currency that is charged:
 * total = net + markup = base + taxes = dueNow + dueOnSite, exactly. `published` is retail.
 */
export type Sale = {
  currency: string;
  total: number;
  net: number;
  markup: number;
  base: number;
  taxes: number;
  dueNow: number;
  dueOnSite: number;
  published: number;
};

/**
 * The one place where a net price becomes a selling price: converted once, at net, then marked up.
 * @returns null when an exchange rate is missing: such an offer can't be sold
 */
export function toSale(
  price: NetPrice,
  {
    markup,
    currency,
    rates,
    isPaidOnSite,
  }: { markup: Markup; currency: string; rates: ExchangeRates; isPaidOnSite: boolean },
): Sale | null {
  const converted = convertNetPrice(price, currency, rates);
  const added = converted && toMarkupAmount(toMarkedUp(converted), { markup, currency, rates });
  if (converted === null || added === null) return null;
  const { wholesale: net, taxAndFee: taxes, published, dueOnSite: onSite = 0 } = converted;
  const total = net + added;
  const dueOnSite = isPaidOnSite ? total : onSite;
  return {
    currency,
    total,
    net,
    markup: added,
    base: total - taxes,
    taxes,
    dueNow: total - dueOnSite,
    dueOnSite,
    published,
  };
}
