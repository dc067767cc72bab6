import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { ServiceId } from "@/lib/api/contract/services";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import { convertMoney, type ExchangeRates } from "@/lib/money/exchange";
import type { ScopedDatabase } from "../db/scoped";
import type { ExchangeRates as RateSource } from "../exchange-rates/exchange-rates";
import { getMarkup } from "./list-markup-rules";
import { convertMarkup, toMarkupAmount } from "./markup";
import type { NetPrice } from "../ports/net-price";
import { toSale } from "./to-sale";
import type { Sale } from "../db/schema/sale";

export type Pricing = {
  /** What is charged. */
  currency: string;
  rates: ExchangeRates;
  /** Null when an exchange rate is missing: such an offer can't be sold. */
  toSale: (price: NetPrice, terms: { isPaidOnSite: boolean }) => Sale | null;
  /**
   * The `total` of the sale alone, in minor units: cheap enough to compute for every offer of a
   * search.
   */
  toTotal: (price: NetPrice) => number | null;
};

/** How an agency prices a service at this moment, in the currency it charges. */
export async function getPricing(
  db: ScopedDatabase,
  agency: Pick<AgencyWire, "id" | "defaultCurrency">,
  { service, exchangeRates }: { service: ServiceId; exchangeRates: RateSource },
): Promise<Pricing> {
  const currency = toChargeCurrency(agency);
  const { rates } = exchangeRates.getRates();
  const markup = convertMarkup(await getMarkup(db, agency.id, service), currency, rates);
  return {
    currency,
    rates,
    toSale: (price, { isPaidOnSite }) =>
      markup && toSale(price, { markup, currency, rates, isPaidOnSite }),
    toTotal: (price) => {
      const convert = (amount: number) =>
        price.currency === currency
          ? amount
          : convertMoney({ amount, currency: price.currency }, currency, rates)?.amount;
      const net = convert(price.wholesale);
      const atCost = price.atCost === undefined ? 0 : convert(price.atCost);
      if (!markup || net === undefined || atCost === undefined) return null;
      if (price.model === "commissionable") return net;
      const added = toMarkupAmount(net - atCost, { markup, currency, rates });
      return added === null ? null : net + added;
    },
  };
}
