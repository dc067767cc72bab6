import type { Rates } from "@/lib/api/contract/deals";
import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import { convertNetPrice, type NetPrice } from "../pricing/net-price";
import { toRates } from "../pricing/to-rates";
import type { RequestContext } from "../request-context";
import { refuseInput } from "../http/refuse-input";

/**
 * Turns suppliers' net prices to what this viewer may see, in the asked currency.
 * @throws RouteError 422 for a currency without a rate, before any price is made
 */
export function createViewerRates(
  { priceTier }: Pick<RequestContext, "priceTier">,
  { currency, exchangeRates }: { currency: string; exchangeRates: ExchangeRates },
) {
  const { rates } = exchangeRates.getRates();
  const isKnown = Object.hasOwn(rates, currency);
  if (!isKnown) throw refuseInput("currency", "is not a currency we have a rate for");
  return (price: NetPrice): Rates => {
    const converted = convertNetPrice(price, currency, rates);
    // Without a rate for the supplier's own currency its amount stands (decision 12).
    return toRates(converted ?? price, { tier: priceTier });
  };
}
