import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Hotel, HotelParty } from "@/lib/api/contract/hotels";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import type { QuotedHotel } from "../db/schema/quotes";
import { daysBetween } from "@/lib/dates/calendar-date";
import { convertNetPrice } from "../pricing/net-price";
import { getMarkup } from "../pricing/list-markup-rules";
import { toSale } from "../pricing/to-sale";
import { toViewerOffer } from "../pricing/to-viewer-offer";
import { RouteError } from "../request-context";
import type { SupplierOffer } from "../suppliers/hotel-supplier";
import type { BookingDependencies } from "../bookings/booking-dependencies";

export const nightsOf = ({ stay }: Pick<HotelParty, "stay">): number =>
  daysBetween(stay.start, stay.end);

/**
 * What a quote keeps of an offer: converted once, marked up by the agency's rules of this moment.
 * @throws RouteError 503 `price_unavailable` when there is no exchange rate for it
 */
export async function priceStay(
  { db, exchangeRates }: Pick<BookingDependencies, "db" | "exchangeRates">,
  agency: AgencyWire,
  { hotel, party, offer }: { hotel: Hotel; party: HotelParty; offer: SupplierOffer },
): Promise<Omit<QuotedHotel, "terms">> {
  const { rates } = exchangeRates.getRates();
  const currency = toChargeCurrency(agency);
  const sale = toSale(offer.price, {
    markup: await getMarkup(db, agency.id, "hotels"),
    currency,
    rates,
    payment: offer.payment,
  });
  const price = convertNetPrice(offer.price, currency, rates);
  if (!sale || !price)
    throw new RouteError(
      503,
      "price_unavailable",
      "This price can't be worked out right now, please try again later",
    );
  const { charges } = toViewerOffer(offer, {
    sale,
    tier: "traveller",
    nights: nightsOf(party),
    rates,
  });
  return { hotel, party, offer: { ...offer, price, charges }, asked: offer.price, sale };
}

/** The columns of a quote that its price is in. */
export const toPriceColumns = ({
  currency,
  total,
  net,
  markup,
  dueOnSite,
}: QuotedHotel["sale"]) => ({ currency, total, net, markup, dueOnSite });
