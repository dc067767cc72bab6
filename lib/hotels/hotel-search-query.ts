import type { HotelSort } from "@/lib/api/contract/hotel-terms";
import type { HotelFilters } from "@/lib/api/contract/hotels";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";
import { readResultsQuery, toResultsQuery, type ResultsQuery } from "@/lib/results/results-query";
import { hotelResults } from "./hotel-results";
import { readSearchArea, toAreaQuery, type SearchArea } from "./search-area";
import { readStayQuery, toStayQuery, type StayProblem, type StayQuery } from "./stay-query";

/** A part of the query that couldn't be used; the page tells what was used instead. */
export type HotelSearchProblem = StayProblem | "filters";

export type HotelSearchQuery = Omit<StayQuery, "problems"> &
  ResultsQuery<HotelFilters, HotelSort> & {
    /** Searched instead of the place's surroundings. */
    area: SearchArea | null;
    problems: HotelSearchProblem[];
  };

/**
 * Reads a hotel search as written by search forms, result links and deal links; see
 * `readStayQuery`.
 * @param currency the one charged; price filters are in its major units
 */
export function readHotelSearchQuery(
  query: Query,
  { currency, ...usual }: Parameters<typeof readStayQuery>[1] & { currency: string },
): HotelSearchQuery {
  const { problems, ...stay } = readStayQuery(query, usual);
  const values = toQueryValues(query);
  const { hasProblem, ...results } = readResultsQuery(hotelResults, values, currency);
  return {
    ...stay,
    ...results,
    area: readSearchArea(values),
    problems: hasProblem ? [...problems, "filters"] : problems,
  };
}

/** The query of `paths.search`, without default values. */
export const toHotelSearchQuery = (
  search: Omit<HotelSearchQuery, "problems">,
  { currency }: { currency: string },
): QueryInput => ({
  ...toStayQuery(search),
  ...toAreaQuery(search.area),
  ...toResultsQuery(hotelResults, search, currency),
});
