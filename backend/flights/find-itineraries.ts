import type { RequestContext } from "../http/request-context";
import type { Snapshot } from "../searches/create-snapshot-store";
import { toValidForMs } from "../searches/to-valid-for-ms";
import type { FoundItinerary } from "../ports/flight-supplier";
import type { FlightDependencies } from "./flight-dependencies";
import type { SellableFlights } from "./sellable-flights";

export type FlightQuery = Parameters<SellableFlights["findItineraries"]>[0];

/** What the response to a query depends on, apart from the moment it is sent. */
export const toQuestion = (
  { legs, adults, ages, cabin, language }: FlightQuery,
  { sells }: SellableFlights,
): object => [
  sells,
  legs.map(({ from, to, date }) => [from, to, date]),
  adults,
  ages.toSorted((a, b) => a - b),
  cabin,
  language,
];

/**
 * The itineraries of a query at net prices, from the snapshot that all viewers share: don't mutate
 * them. Waits until the search is complete, or for `waitMs`.
 * @throws SupplierError when every supplier fails or takes too long
 */
export const findItineraries = (
  context: RequestContext,
  {
    query,
    waitMs,
    flights,
    snapshots,
  }: Pick<FlightDependencies, "flights" | "snapshots"> & { query: FlightQuery; waitMs: number },
): Promise<Snapshot<readonly FoundItinerary[]>> =>
  snapshots.read<readonly FoundItinerary[]>(
    { agencyId: context.agency.id, kind: "flights", question: toQuestion(query, flights) },
    {
      ask: (progress) => flights.findItineraries(query, progress),
      toValidForMs: (found) =>
        toValidForMs(
          found.map(({ fares }) => ({ offers: fares })),
          query.now,
        ),
      waitMs,
    },
  );
