import type { HotelDealSearch, HotelDealWire } from "@/lib/api/contract/deals";
import { takesPayments, type PaymentCheck } from "../payments/takes-payments";
import { findServiceMode } from "@/lib/api/contract/services";
import type { RequestContext } from "../request-context";
import type { DealDependencies } from "./deal-dependencies";
import { toHotelLink } from "./deal-link";
import { requireStay, toDateAt } from "./require-dates";
import { createDealLinker } from "./create-deal-linker";
import { createViewerRates } from "./create-viewer-rates";
import { toParty } from "./to-party";

/**
 * Hotel deals around a point for the searched dates and party, rates in the searched currency by
 * the viewer's tier. An agency that can't take payments has those that are paid at the property
 * only.
 * @throws RouteError 422
 */
export async function searchHotelDeals(
  context: RequestContext,
  {
    search,
    db,
    suppliers,
    exchangeRates,
    dealTokens,
    now,
    ...check
  }: DealDependencies & PaymentCheck & { search: HotelDealSearch },
): Promise<HotelDealWire[]> {
  const { latitude, longitude, radius, occupancies, searchString, currency } = search;
  const point = { latitude, longitude };
  const today = toDateAt(point, now());
  const stay = requireStay(search.stayPeriod, { path: "stayPeriod", today });
  const { childAges, ...party } = toParty(occupancies);
  const toViewerRates = await createViewerRates(context, {
    db,
    service: "hotels",
    currency,
    exchangeRates,
  });
  // What is asked for isn't paid here.
  const isPaidAtProperty =
    findServiceMode(context.agency, "hotels") === "online" &&
    !(await takesPayments(check, context.agency));
  const offers = await suppliers.hotels.searchHotels({
    point,
    radius,
    stay,
    occupancies,
    searchString,
    today,
    isPaidAtProperty,
  });
  const toViewerLink = createDealLinker(context, { service: "hotels", dealTokens, now });
  return offers.map(({ price, ...offer }) => {
    const { id, supplier } = offer;
    const { rates, total } = toViewerRates(price);
    const link = toHotelLink({
      id,
      place: offer.hotel.hotelDetails.city,
      stay,
      party: { ...party, childAges },
    });
    return {
      ...offer,
      stay,
      party,
      rates,
      link: toViewerLink(link, {
        id,
        supplier,
        title: offer.hotel.hotelDetails.name,
        image: offer.hotel.hotelDetails.heroImage,
        total,
      }),
    };
  });
}
