import type { AgencyWire } from "@/lib/api/contract/agencies";
import { isPersonalNeed } from "@/lib/api/contract/need-table";
import type { ExchangeRates } from "@/lib/money/exchange";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import type { QuotedItem } from "../../db/schema/quotes";
import { getMarkup } from "../../pricing/list-markup-rules";
import { sumSales } from "../../pricing/sum-sales";
import type { Markup } from "../../pricing/markup";
import { toSale } from "../../pricing/to-sale";
import type { Sale } from "../../db/schema/sale";
import { convertPenalties, toViewerCharges } from "../../pricing/to-viewer-terms";
import { RouteError } from "../../errors/route-error";
import type { CheckedOffer } from "../../ports/booking-supplier";
import { mergeCancellations } from "./merge-cancellations";

/** What a quote keeps of an offer, besides the terms of who buys it. */
export type Priced = Omit<QuotedItem, "terms">;

const priceUnavailable = () =>
  new RouteError(
    503,
    "price_unavailable",
    "This price can't be worked out right now, please try again later",
  );

/**
 * An offer at the price that a markup makes of it, converted once; null when there is no exchange
 * rate for it. What is sold in parts is priced part by part and then added up.
 */
export function toPriced(
  { price, parts, priceWithoutExtras, ...offer }: CheckedOffer,
  { markup, currency, rates }: { markup: Markup; currency: string; rates: ExchangeRates },
): Priced | null {
  const { isPaidOnSite } = offer;
  const sold: { sale: Sale; cancellation: CheckedOffer["cancellation"] }[] = [];
  for (const part of parts ?? [{ price, cancellation: offer.cancellation }]) {
    const sale = toSale(part.price, { markup, currency, rates, isPaidOnSite });
    const cancellation = convertPenalties(part.cancellation, { currency, rates });
    if (!sale || !cancellation) return null;
    sold.push({ sale, cancellation });
  }
  const [only] = sold;
  const { sale, cancellation } =
    parts || !only
      ? { sale: sumSales(sold.map((part) => part.sale)), cancellation: mergeCancellations(sold) }
      : only;
  const bare =
    priceWithoutExtras && toSale(priceWithoutExtras, { markup, currency, rates, isPaidOnSite });
  const charges = toViewerCharges(offer, { sale, tier: "traveller", rates });
  const extrasTotal = bare ? { extrasTotal: sale.total - bare.total } : {};
  // Of what is personal no adapter forgets it.
  const needs = offer.needs.map((need) => ({
    ...need,
    isSealed: need.isSealed || isPersonalNeed(need.id),
  }));
  return { ...offer, needs, charges, cancellation, asked: price, sale, ...extrasTotal };
}

/**
 * What a quote keeps of an offer: marked up by the agency's rules of this moment.
 * @throws RouteError 503 `price_unavailable` when there is no exchange rate for it
 */
export async function priceOffer(
  { db, exchangeRates }: Pick<BookingDependencies, "db" | "exchangeRates">,
  agency: AgencyWire,
  offer: CheckedOffer,
): Promise<Priced> {
  const { rates } = exchangeRates.getRates();
  const markup = await getMarkup(db, agency.id, offer.item.service);
  const priced = toPriced(offer, { markup, currency: toChargeCurrency(agency), rates });
  if (!priced) throw priceUnavailable();
  return priced;
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
