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
  const agencyId = agency.id;
  const asked: Pick<FlightShop, "listSeats" | "listNextFlights" | "checkFare"> = {
    listSeats: (query) => flights.listSeats({ ...query, agencyId }),
    listNextFlights: (query) => flights.listNextFlights({ ...query, agencyId }),
    checkFare: (query) => flights.checkFare({ ...query, agencyId }),
  };
  if (await takesPayments(check, agency))
    return {
      sells: "everything",
      findItineraries: (query, progress) =>
        flights.findItineraries({ ...query, agencyId }, progress),
      listDayPrices: (query) => flights.listDayPrices({ ...query, agencyId }),
      listFares: (query) => flights.listFares({ ...query, agencyId }),
      ...asked,
    };
  return {
    sells: "nothing",
    findItineraries: async () => [],
    listDayPrices: async () => [],
    async listFares(query) {
      const found = await flights.listFares({ ...query, agencyId });
      return found && { ...found, fares: [] };
    },
    ...asked,
  };
}
