import type { AgencyWire } from "@/lib/api/contract/agencies";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import type { QuotedItem } from "../db/schema/quotes";
import { getMarkup } from "../pricing/list-markup-rules";
import { toSale } from "../pricing/to-sale";
import { convertPenalties, toViewerCharges } from "../pricing/to-viewer-terms";
import { RouteError } from "../request-context";
import type { CheckedOffer } from "../suppliers/booking-supplier";

/** What a quote keeps of an offer, besides the terms of who buys it. */
export type Priced = Omit<QuotedItem, "terms">;

/**
 * What a quote keeps of an offer: converted once, marked up by the agency's rules of this moment.
 * @throws RouteError 503 `price_unavailable` when there is no exchange rate for it
 */
export async function priceOffer(
  { db, exchangeRates }: Pick<BookingDependencies, "db" | "exchangeRates">,
  agency: AgencyWire,
  { price, ...offer }: CheckedOffer,
): Promise<Priced> {
  const { rates } = exchangeRates.getRates();
  const sale = toSale(price, {
    markup: await getMarkup(db, agency.id, offer.item.service),
    currency: toChargeCurrency(agency),
    rates,
    isPaidOnSite: offer.isPaidOnSite,
  });
  const cancellation =
    sale && convertPenalties(offer.cancellation, { currency: sale.currency, rates });
  if (!sale || !cancellation)
    throw new RouteError(
      503,
      "price_unavailable",
      "This price can't be worked out right now, please try again later",
    );
  const charges = toViewerCharges(offer, { sale, tier: "traveller", rates });
  return { ...offer, charges, cancellation, asked: price, sale };
}

/** The columns of a quote that its price is in. */
export const toPriceColumns = ({
  currency,
  total,
  net,
  markup,
  commission,
  dueOnSite,
}: QuotedItem["sale"]) => ({
  currency,
  total,
  net,
  markup,
  commission,
  dueOnSite,
});
