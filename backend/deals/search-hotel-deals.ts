import type { HotelDealSearch, HotelDealWire } from "@/lib/api/contract/deals";
import type { RequestContext } from "../request-context";
import type { DealDependencies } from "./deal-dependencies";
import { toHotelLink } from "./deal-link";
import { requireStay, toDateAt } from "./require-dates";
import { createViewerRates } from "./create-viewer-rates";
import { toParty } from "./to-party";

/** Hotel deals around a point for the searched dates and party, rates in the searched currency by the viewer's tier. @throws RouteError 422 */
export async function searchHotelDeals(
  context: RequestContext,
  { search, db, suppliers, exchangeRates, now }: DealDependencies & { search: HotelDealSearch },
): Promise<HotelDealWire[]> {
  const { latitude, longitude, radius, occupancies, searchString, currency } = search;
  const point = { latitude, longitude };
  const today = toDateAt(point, now());
  const stay = requireStay(search.stayPeriod, { path: "stayPeriod", today });
  const { childAges, ...party } = toParty(occupancies);
  const toViewerRates = await createViewerRates(context, { db, service: "hotels", currency, exchangeRates });
  const offers = await suppliers.hotels.searchHotels({ point, radius, stay, occupancies, searchString, today });
  return offers.map(({ price, ...offer }) => ({
    ...offer,
    stay,
    party,
    link: toHotelLink({ id: offer.id, place: offer.hotel.hotelDetails.city, stay, party: { ...party, childAges } }),
    rates: toViewerRates(price),
  }));
}
