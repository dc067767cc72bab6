import type { Rates } from "@/lib/api/contract/deals";
import type { DealServiceId } from "@/lib/api/contract/services";
import type { Money } from "@/lib/money/money";
import type { ScopedDatabase } from "../db/scoped";
import type { ExchangeRates } from "../exchange-rates/exchange-rates";
import { refuseInput } from "../errors/refuse-input";
import { getMarkup } from "../pricing/list-markup-rules";
import type { NetPrice } from "../ports/net-price";
import { toRates } from "../pricing/to-rates";
import { toSale } from "../pricing/to-sale";
import type { RequestContext } from "../http/request-context";

/**
 * Turns suppliers' net prices to what this viewer may see, in the requested currency and with the
 * agency's markup. `total` is what a traveller pays, in minor units, for any viewer: it must not be
 * returned as it is.
 * @throws RouteError 422 for a currency without a rate, before any price is made
 */
export async function createViewerRates(
  { agency, priceTier }: Pick<RequestContext, "agency" | "priceTier">,
  {
    db,
    service,
    currency,
    exchangeRates,
  }: { db: ScopedDatabase; service: DealServiceId; currency: string; exchangeRates: ExchangeRates },
) {
  const { rates } = exchangeRates.getRates();
  const isKnown = Object.hasOwn(rates, currency);
  if (!isKnown) throw refuseInput("currency", "is not a currency we have a rate for");
  const markup = await getMarkup(db, agency.id, service);
  const terms = { markup, rates, isPaidOnSite: false };
  return (price: NetPrice): { rates: Rates; total: Money } => {
    // Without a rate for the supplier's own currency its amount stands: a blank price can't be sold
    // from.
    const sale =
      toSale(price, { ...terms, currency }) ??
      toSale(price, { ...terms, currency: price.currency });
    if (!sale)
      throw new Error(`there is no exchange rate for ${markup.currency}, the currency of a markup`);
    return {
      rates: toRates(sale, { tier: priceTier }),
      total: { amount: sale.total, currency: sale.currency },
    };
  };
}
