import type { FlightSort } from "@/lib/api/contract/flight-terms";
import type { FlightFilters } from "@/lib/api/contract/flights";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";
import { readResultsQuery, toResultsQuery, type ResultsQuery } from "@/lib/results/results-query";
import { toFlightQuery } from "./flight-query";
import { createFlightResults } from "./flight-results";
import { toTripShape } from "./leg-names";
import { readFlightQuery, type FlightProblem, type FlightQuery } from "./read-flight-query";

/** A part of the query that couldn't be used; the page tells what was used instead. */
export type FlightSearchProblem = FlightProblem | "filters";

export type FlightSearchQuery = Omit<FlightQuery, "problems"> &
  ResultsQuery<FlightFilters, FlightSort> & { problems: FlightSearchProblem[] };

/**
 * Reads a flight search as written by search forms and result links; see `readFlightQuery`.
 * @param currency the one charged; price filters are in its major units
 */
export function readFlightSearchQuery(
  query: Query,
  { currency, today }: { currency: string; today: string },
): FlightSearchQuery {
  const { problems, ...flight } = readFlightQuery(query, { today });
  const table = createFlightResults(toTripShape(flight));
  const { hasProblem, ...results } = readResultsQuery(table, toQueryValues(query), currency);
  return { ...flight, ...results, problems: hasProblem ? [...problems, "filters"] : problems };
}

/** The query of `paths.search`, without default values. */
export const toFlightSearchQuery = (
  search: Omit<FlightSearchQuery, "problems">,
  { currency }: { currency: string },
): QueryInput => ({
  ...toFlightQuery(search),
  ...toResultsQuery(createFlightResults(toTripShape(search)), search, currency),
});
