import type { FlightBookingSupplier, FoundItinerary } from "../ports/flight-supplier";
import { combineSuppliers } from "../suppliers/combine-suppliers";

type FareSearch = Parameters<FlightBookingSupplier["findItineraries"]>[0];
type DayPrices = Awaited<ReturnType<FlightBookingSupplier["listDayPrices"]>>;

/** The flights of several suppliers as if they were one's. */
export function combineFlightSuppliers(
  ...suppliers: Parameters<typeof combineSuppliers<FlightBookingSupplier>>
) {
  const { firstOf, listAll, search } = combineSuppliers(...suppliers);
  return {
    ...firstOf("listFares", "listSeats", "listNextFlights", "checkFare"),
    /** All itineraries, in no order. */
    findItineraries: search<FareSearch, readonly FoundItinerary[]>({
      ask: (supplier, query) => supplier.findItineraries(query),
      merge: (found) => found.flat(),
    }),
    /** What each supplier asks for each day. */
    listDayPrices: search<FareSearch, DayPrices>({
      ask: (supplier, query) => supplier.listDayPrices(query),
      merge: (found) => found.flat(),
    }),
    /** Places that no map knows, by how their names begin, code or id. */
    findOwnPlaces: (text: string) => listAll((supplier) => supplier.findOwnPlaces?.(text)),
  };
}
export type FlightShop = ReturnType<typeof combineFlightSuppliers>;
