import { findCityNear } from "@/backend/reference-data/nearby";
import type { HotelSupplier } from "../deal-supplier";
import { offersPerSearch, toRoundedKm } from "./find-site";
import { supplyReachKm } from "../supply-reach";
import { createHotelPricer, toFreeCancellation } from "./hotel-price";
import { listHotelProperties } from "./hotel-properties";
import { listFittingRooms } from "./room-types";
import { findNullIsland } from "./stays/null-island";
import { seededRandom } from "./seeded-random";
import { separateNeighbours } from "./separate-neighbours";

/** Made-up hotels in real places, marked `sandbox`: the same for the same search on every machine. */
export const sandboxHotels: HotelSupplier = {
  async searchHotels({ point, radius, stay, occupancies, searchString, today }) {
    const toPrice = createHotelPricer({ stay, occupancies });
    const party = occupancies.flatMap(({ numOfRoom, numOfAdults, childAges }) => Array.from({ length: numOfRoom }, () => ({ adults: numOfAdults, childAges })));
    const offers = listHotelProperties(point, radius)
      .filter(({ rooms }) => listFittingRooms(rooms, party).length > 0)
      .map((property) => ({ property, distance: toRoundedKm(point, property) }))
      .filter(({ distance }) => distance <= radius)
      // A few houses are sold out on any date; price takes no part in the order, for visitors may not know prices.
      .map((entry) => ({ ...entry, vacancy: seededRandom("vacancy", entry.property.id, stay.start).next() }))
      .sort((a, b) => b.vacancy - a.vacancy)
      .slice(0, offersPerSearch)
      .map((entry) => ({ ...entry, relevance: (entry.property.guestScore?.value ?? 7.5) - entry.distance * 0.2 + entry.vacancy * 0.5 }))
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
        boardBasis: property.boardBasis,
        freeCancellationUntil: toFreeCancellation(property, { stay, today }),
        price: toPrice(property),
      }));
    return separateNeighbours(offers, ({ hotel }) => hotel.hotelDetails.heroImage);
  },
  async listHotelsNear(point) {
    const city = findCityNear(point, supplyReachKm);
    return city ? listHotelProperties(city, supplyReachKm).map(({ id, name, latitude, longitude }) => ({ id, name, latitude, longitude })) : [];
  },
  findOwnPlace: findNullIsland,
};
