import { logLine } from "@/lib/observability/log-line";
import type { City } from "../reference-data/place";
import type { Progress } from "../searches/create-snapshot-store";
import { askAll } from "../suppliers/ask-all";
import { findFirst } from "../suppliers/find-first";
import type { FlightBookingSupplier, FoundItinerary } from "../ports/flight-supplier";

type DayPrices = Awaited<ReturnType<FlightBookingSupplier["listDayPrices"]>>;

export type FlightShop = Pick<
  FlightBookingSupplier,
  "listFares" | "listSeats" | "listNextFlights" | "checkFare"
> & {
  /** All itineraries, in no order; those of some suppliers are reported while others search. */
  findItineraries(
    query: Parameters<FlightBookingSupplier["findItineraries"]>[0],
    progress?: Progress<readonly FoundItinerary[]>,
  ): Promise<readonly FoundItinerary[]>;
  /** What each supplier asks for each day. */
  listDayPrices(query: Parameters<FlightBookingSupplier["listDayPrices"]>[0]): Promise<DayPrices>;
  /** Places that no map knows, by how their names begin, code or id. */
  findOwnPlaces(text: string): Promise<City[]>;
};

/**
 * The flights of several suppliers as if they were one's. Each knows its own ids and answers null
 * for all others without asking anybody.
 */
export function combineFlightSuppliers(
  suppliers: Readonly<Record<string, FlightBookingSupplier>>,
  logProblem = (message: string) => logLine("error", { message }),
): FlightShop {
  const all = Object.values(suppliers);
  /** One that sells nothing to who asks has no part in whether a search fails. */
  async function listSellers({ agencyId }: { agencyId?: string | undefined }) {
    const sells = await Promise.all(
      all.map(async (one) => (await one.sellsTo?.(agencyId)) ?? true),
    );
    return Object.fromEntries(Object.entries(suppliers).filter((_, index) => sells[index]));
  }
  return {
    findItineraries: async (query, progress) =>
      askAll<FlightBookingSupplier, readonly FoundItinerary[]>(await listSellers(query), {
        ask: (supplier) => supplier.findItineraries(query),
        merge: (found) => found.flat(),
        progress,
        logProblem,
      }),
    listDayPrices: async (query) =>
      askAll<FlightBookingSupplier, DayPrices>(await listSellers(query), {
        ask: (supplier) => supplier.listDayPrices(query),
        merge: (found) => found.flat(),
        logProblem,
      }),
    findOwnPlaces: async (text) =>
      (await Promise.all(all.map(async (one) => (await one.findOwnPlaces?.(text)) ?? []))).flat(),
    listFares: (query) => findFirst(all, (supplier) => supplier.listFares(query)),
    listSeats: (query) => findFirst(all, (supplier) => supplier.listSeats(query)),
    listNextFlights: (query) => findFirst(all, (supplier) => supplier.listNextFlights(query)),
    checkFare: (query) => findFirst(all, (supplier) => supplier.checkFare(query)),
  };
}
