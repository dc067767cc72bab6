import { createSeller, type Sellable } from "../searches/create-shop-opener";
import type { FlightShop } from "./combine-flight-suppliers";

type Shop = Omit<FlightShop, "findOwnPlaces">;
export type SellableFlights = Sellable<Shop>;

/** Flights as an agency can sell them: without a payment gateway none, as it is paid for all. */
export const toSellableFlights = createSeller<Shop>((flights) => ({
  ...flights,
  findItineraries: async () => [],
  listDayPrices: async () => [],
  async listFares(query) {
    const found = await flights.listFares(query);
    return found && { ...found, fares: [] };
  },
}));
