import type { FlightSort } from "@/lib/api/contract/flight-terms";
import type { FlightFilters } from "@/lib/api/contract/flights";
import type { ResultsTable } from "@/lib/results/results-table";
import { createFlexiblePart, type Flexible } from "@/lib/results/flexible-days";
import { createResultsCodec, type SearchPart } from "@/lib/results/search-codec";
import { daysAround } from "./days-around";
import { createFlightFilters, type FlightFacets } from "./flight-filters";
import { flightListPart, type FlightListQuery } from "./flight-list";
import {
  flightParts,
  type FlightQuery,
  type UsualFlights,
  type WrittenFlights,
} from "./flight-query";
import { toTripShape, type TripShape } from "./leg-names";

/** How flights are filtered and sorted, and where their texts are. */
export type FlightResults = ResultsTable<FlightFilters, FlightFacets, FlightSort>;

/** For a trip: its legs have hours of their own. */
export const createFlightResults = (shape: TripShape): FlightResults => ({
  namespace: "flights",
  filters: createFlightFilters(shape),
  sorts: [
    { name: "best", label: ({ t }) => t("flights.sort.best") },
    { name: "price", label: ({ t }) => t("flights.sort.price"), needsPriceRights: true },
    { name: "duration", label: ({ t }) => t("flights.sort.duration") },
    { name: "departure", label: ({ t }) => t("flights.sort.departure") },
  ],
});

const parts: readonly SearchPart<
  FlightQuery & FlightListQuery & Required<Flexible>,
  WrittenFlights & FlightListQuery & Flexible,
  UsualFlights
>[] = [...flightParts, flightListPart, createFlexiblePart(daysAround)];

/** The table of a flight search with its filters: the query of `paths.search`. */
export const { read: readFlightSearchQuery, write: toFlightSearchQuery } = createResultsCodec(
  parts,
  (search) => createFlightResults(toTripShape(search)),
);
export type FlightSearchQuery = ReturnType<typeof readFlightSearchQuery>;
