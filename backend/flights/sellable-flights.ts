import type { AgencyWire } from "@/lib/api/contract/agencies";
import { takesPayments, type PaymentCheck } from "../payments/takes-payments";
import type { FlightShop } from "./combine-flight-suppliers";

/** `sells` is part of the key under which search results are cached. */
export type SellableFlights = Omit<FlightShop, "findOwnPlaces"> & {
  sells: "everything" | "nothing";
};

/**
 * A supplier's flights as an agency can sell them: without a payment gateway none, because all of
 * them are paid to the agency.
 */
export async function toSellableFlights(
  flights: FlightShop,
  { agency, ...check }: PaymentCheck & { agency: AgencyWire },
): Promise<SellableFlights> {
  const { listSeats, listNextFlights, checkFare } = flights;
  if (await takesPayments(check, agency))
    return {
      sells: "everything",
      findItineraries: (...query) => flights.findItineraries(...query),
      listDayPrices: (query) => flights.listDayPrices(query),
      listFares: (query) => flights.listFares(query),
      listSeats,
      listNextFlights,
      checkFare,
    };
  return {
    sells: "nothing",
    findItineraries: async () => [],
    listDayPrices: async () => [],
    async listFares(query) {
      const found = await flights.listFares(query);
      return found && { ...found, fares: [] };
    },
    listSeats,
    listNextFlights,
    checkFare,
  };
}
