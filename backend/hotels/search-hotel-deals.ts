import type { HotelDealSearch, HotelDealWire } from "@/lib/api/contract/deals";
import { searchRadius } from "@/lib/api/contract/hotel-terms";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { addMs } from "@/lib/dates/instants";
import { findHotels } from "./find-hotels";
import type { HotelDependencies } from "./hotel-dependencies";
import { findFreeCancellation } from "../pricing/free-cancellation";
import { findCityNear } from "../reference-data/nearby";
import type { RequestContext } from "../http/request-context";
import type { FoundHotel } from "../ports/hotel-supplier";
import { supplyReachKm } from "../ports/supply-reach";
import { chooseHotelDeals } from "./choose-hotel-deals";
import { createDealLinker } from "../deals/create-deal-linker";
import { createViewerRates } from "../deals/create-viewer-rates";
import type { DealDependencies } from "../deals/deal-dependencies";
import { toHotelLink } from "../deals/deal-link";
import { requireStay, toDateAt } from "../access/require-dates";
import { dealWaitMs, requireFound } from "../deals/require-found";
import { toRooms } from "./to-rooms";

type HotelDealDependencies = Omit<DealDependencies, "suppliers"> &
  Pick<HotelDependencies, "snapshots" | "hotels">;

/**
 * Hotel deals around a point for the searched dates and party, in the searched currency by the
 * viewer's tier: a view of the same search that a deal leads to, each at its hotel's cheapest
 * offer. An agency that can't take payments has those that are paid at the property only.
 * @throws RouteError 422, and 503 while nothing is known; SupplierError when every supplier fails
 */
export async function searchHotelDeals(
  context: RequestContext,
  {
    search,
    db,
    hotels,
    snapshots,
    exchangeRates,
    dealTokens,
    now,
  }: HotelDealDependencies & { search: HotelDealSearch },
): Promise<HotelDealWire[]> {
  const { latitude, longitude, radius, occupancies, searchString, currency, nationality } = search;
  const point = { latitude, longitude };
  const time = now();
  const today = toDateAt(point, time);
  const { nights, ...stay } = requireStay(search.stayPeriod, { path: "stayPeriod", today });
  const rooms = toRooms(occupancies);
  const toViewerRates = await createViewerRates(context, {
    db,
    service: "hotels",
    currency,
    exchangeRates,
  });
  const query = { point, radius: toSearchRadius(radius), stay, rooms, residence: nationality };
  const snapshot = await findHotels(context, {
    query: { ...query, language: context.language, today, now: time },
    waitMs: dealWaitMs,
    hotels,
    snapshots,
  });
  const near = requireFound(snapshot).filter(({ distance }) => distance <= radius);
  const place = searchString || findCityNear(point, supplyReachKm)?.name;
  const party = {
    rooms: rooms.length,
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { childAges }) => sum + childAges.length, 0),
  };
  const toViewerLink = createDealLinker(context, { service: "hotels", dealTokens, now });
  return chooseHotelDeals(near).flatMap(({ offers: [offer], ...hotel }) => {
    if (!offer) return [];
    const { id, supplier, name, city, picture } = hotel;
    const { rates, total } = toViewerRates(offer.price);
    const distanceFrom = place ?? city;
    const link = toHotelLink({ id, place: { name: distanceFrom, ...point }, stay, rooms });
    return {
      id,
      supplier,
      hotel: {
        hotelDetails: {
          heroImage: picture,
          name,
          distance: hotel.distance,
          distanceFrom,
          city,
          countryCode: hotel.countryCode,
        },
      },
      rating: hotel.hotelClass ?? 0,
      guestScore: hotel.guestScore,
      boardBasis: offer.board,
      freeCancellationUntil: toLastFreeDay(offer, time),
      stay: { ...stay, nights },
      party,
      rates,
      link: toViewerLink(link, { id, supplier, title: name, image: picture, total }),
    };
  });
}

/**
 * Two radii only, the usual one of the search among them, so that deals and searches share what
 * suppliers found.
 */
const toSearchRadius = (radius: number): number =>
  radius <= searchRadius.usual ? searchRadius.usual : searchRadius.largest;

/** By the hotel's clock; a deadline at midnight ends the day before. */
function toLastFreeDay({ cancellation }: FoundHotel["offers"][number], now: Date): string | null {
  const until = findFreeCancellation(cancellation, now.toISOString());
  return until === null ? null : toLocalDate(addMs(new Date(until), -1), cancellation.zone);
}
