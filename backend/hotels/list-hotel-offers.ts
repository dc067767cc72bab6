import type * as z from "zod";
import type { HotelParty, listHotelOffersEndpoint } from "@/lib/api/contract/hotels";
import type { Point } from "@/lib/api/contract/point";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { requireStay } from "../access/require-dates";
import { getPricing } from "../pricing/get-pricing";
import { toViewerOffer } from "./to-viewer-offer";
import type { RequestContext } from "../http/request-context";
import { findArea, findDates } from "./find-alternatives";
import { findHotels } from "./find-hotels";
import type { HotelDependencies } from "./hotel-dependencies";
import { requireHotel } from "./require-hotel";
import { sortOffers } from "./sort-offers";

/** km around a hotel that is sold out. */
const nearbyRadius = 30;

/**
 * A hotel with everything it sells to a party, priced for this viewer and in the order of
 * `sortOffers`; where that is nothing, other dates of the same hotel and where there are other
 * hotels: the same town first. "today" is the hotel's own.
 * @throws RouteError 404 for an unknown hotel, 422 for a stay that can't be booked;
 *   SupplierError
 */
export async function listHotelOffers(
  context: RequestContext,
  { id, party, ...dependencies }: HotelDependencies & { id: string; party: HotelParty },
): Promise<z.output<typeof listHotelOffersEndpoint.response>> {
  const { language, priceTier: tier } = context;
  const { db, hotels, exchangeRates, now } = dependencies;
  const hotel = await requireHotel(context, { id, hotels });
  const time = now();
  const query = { ...party, language, today: toLocalDate(time, hotel.timeZone), now: time };
  const { nights } = requireStay(party.stay, { path: "stay", today: query.today });
  const list = (stay: HotelParty["stay"]) => hotels.listOffers({ ...query, stay, hotelId: id });
  const [found, pricing] = await Promise.all([
    list(party.stay),
    getPricing(db, context.agency, { service: "hotels", exchangeRates }),
  ]);
  const priced = found.flatMap((offer) => {
    const sale = pricing.toSale(offer.price, {
      isPaidOnSite: offer.payment === "atProperty",
    });
    return sale ? [{ offer, sale }] : [];
  });
  const offers = sortOffers(priced, { tier }).map(({ offer, sale }) =>
    toViewerOffer(offer, { sale, tier, nights, rates: pricing.rates }),
  );
  if (offers.length > 0) return { hotel, offers, alternatives: null };

  const count = async ({ latitude, longitude }: Point) => {
    const around = { ...query, point: { latitude, longitude }, radius: nearbyRadius };
    return (await findHotels(context, { ...dependencies, query: around })).found?.length ?? 0;
  };
  const { city: name, latitude, longitude } = hotel;
  const hasOthers = (await count(hotel)) > 0;
  return {
    hotel,
    offers,
    alternatives: {
      dates: await findDates(party.stay, {
        today: query.today,
        count: async (stay) => Math.min(1, (await list(stay)).length),
      }),
      area: hasOthers
        ? { name, latitude, longitude, distance: 0 }
        : await findArea(hotel, { radius: nearbyRadius, count }),
    },
  };
}
