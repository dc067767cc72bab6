import { findCityNear } from "@/backend/reference-data/nearby";
import type { HotelSupplier } from "../deal-supplier";
import { offersPerSearch, toRoundedKm } from "./find-site";
import { supplyReachKm } from "../supply-reach";
import { createHotelPricer, toFreeCancellation } from "./hotel-price";
import { listHotelProperties, type HotelProperty } from "./hotel-properties";
import { listFittingRooms } from "./room-types";
import { findNullIsland } from "./hotels/null-island";
import { listRatePlans } from "./hotels/rate-plans";
import { toPrice } from "./hotels/to-offers";
import { seededRandom } from "./seeded-random";
import { separateNeighbours } from "../separate-neighbours";

/**
 * Made-up hotels in real places, marked `sandbox`: the same for the same search on every machine.
 */
export const sandboxHotelDeals: HotelSupplier = {
  async searchHotels({
    point,
    radius,
    stay,
    occupancies,
    searchString,
    today,
    isPaidAtProperty = false,
  }) {
    const toLeadPrice = createHotelPricer({ stay, occupancies });
    const party = occupancies.flatMap(({ numOfRoom, numOfAdults, childAges }) =>
      Array.from({ length: numOfRoom }, () => ({ adults: numOfAdults, childAges })),
    );
    /**
     * The cheapest rate, or the cheapest of those that are paid at the property: free to cancel
     * until the day of arrival.
     */
    const toRate = (property: HotelProperty) => {
      const price = toLeadPrice(property);
      const freeCancellationUntil = toFreeCancellation(property, { stay, today });
      const isFree = freeCancellationUntil !== null;
      const plan = isPaidAtProperty
        ? listRatePlans(property, isFree).find(({ payment }) => payment === "atProperty")
        : undefined;
      return plan
        ? {
            boardBasis: plan.board,
            price: toPrice(price, price.dueOnSite ?? 0, plan.factor),
            freeCancellationUntil: stay.start,
          }
        : { boardBasis: property.boardBasis, price, freeCancellationUntil };
    };
    const offers = listHotelProperties(point, radius)
      .filter(({ hasPayAtProperty }) => hasPayAtProperty || !isPaidAtProperty)
      .filter(({ rooms }) => listFittingRooms(rooms, party).length > 0)
      .map((property) => ({ property, distance: toRoundedKm(point, property) }))
      .filter(({ distance }) => distance <= radius)
      // A few houses are sold out on any date; price takes no part in the order, for visitors may
      // not know prices.
      .map((entry) => ({
        ...entry,
        vacancy: seededRandom("vacancy", entry.property.id, stay.start).next(),
      }))
      .sort((a, b) => b.vacancy - a.vacancy)
      .slice(0, offersPerSearch)
      .map((entry) => ({
        ...entry,
        relevance:
          (entry.property.guestScore?.value ?? 7.5) - entry.distance * 0.2 + entry.vacancy * 0.5,
      }))
      .sort((a, b) => b.relevance - a.relevance)
      .map(({ property, distance }) => ({
        id: property.id,
        supplier: "sandbox",
        hotel: {
          hotelDetails: {
            heroImage: property.picture,
            name: property.name,
            distance,
            distanceFrom: searchString || property.city.name,
            city: property.city.name,
            countryCode: property.city.countryCode,
          },
        },
        rating: property.hotelClass,
        guestScore: property.guestScore,
        ...toRate(property),
      }));
    return separateNeighbours(offers, ({ hotel }) => hotel.hotelDetails.heroImage);
  },
  async listHotelsNear(point) {
    const city = findCityNear(point, supplyReachKm);
    return city
      ? listHotelProperties(city, supplyReachKm).map(({ id, name, latitude, longitude }) => ({
          id,
          name,
          latitude,
          longitude,
        }))
      : [];
  },
  findOwnPlace: findNullIsland,
};
