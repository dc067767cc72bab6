import { createSeller, type Sellable } from "../searches/create-shop-opener";
import type { FlightShop } from "./combine-flight-suppliers";

type Shop = Omit<FlightShop, "findOwnPlaces">;
export type SellableFlights = Sellable<Shop>;

const sell = createSeller<Shop>((flights) => ({
  ...flights,
  findItineraries: async () => [],
  listDayPrices: async () => [],
  async listFares(query) {
    const found = await flights.listFares(query);
    return found && { ...found, fares: [] };
  },
}));

/**
 * Flights as an agency can sell them, queried in its name: without a payment gateway none,
 * because all of them are paid to the agency.
 */
export const toSellableFlights: typeof sell = (flights, check) => {
  const agencyId = check.agency.id;
  return sell(
    {
      findItineraries: (query, ...more) => flights.findItineraries({ ...query, agencyId }, ...more),
      listDayPrices: (query) => flights.listDayPrices({ ...query, agencyId }),
      listFares: (query) => flights.listFares({ ...query, agencyId }),
      listSeats: (query) => flights.listSeats({ ...query, agencyId }),
      listNextFlights: (query) => flights.listNextFlights({ ...query, agencyId }),
      checkFare: (query) => flights.checkFare({ ...query, agencyId }),
    },
    check,
  );
};
