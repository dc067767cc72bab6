import type { HotelSort } from "@/lib/api/contract/hotel-terms";
import type { HotelFilters } from "@/lib/api/contract/hotels";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";
import { readResultsQuery, toResultsQuery, type ResultsQuery } from "@/lib/results/results-query";
import { hotelResults } from "./hotel-results";
import { readStayQuery, toStayQuery, type StayProblem, type StayQuery } from "./stay-query";

/** What of a search's query couldn't be used; the page says what was used instead. */
export type HotelSearchProblem = StayProblem | "filters";

export type HotelSearchQuery = Omit<StayQuery, "problems"> &
  ResultsQuery<HotelFilters, HotelSort> & { problems: HotelSearchProblem[] };

/**
 * A search for hotels as the search forms, the results and the links of deals write it; see
 * `readStayQuery`.
 * @param currency what is charged; price filters are in its major units
 */
export function readHotelSearchQuery(
  query: Query,
  { currency, ...usual }: Parameters<typeof readStayQuery>[1] & { currency: string },
): HotelSearchQuery {
  const { problems, ...stay } = readStayQuery(query, usual);
  const { hasProblem, ...results } = readResultsQuery(hotelResults, toQueryValues(query), currency);
  return { ...stay, ...results, problems: hasProblem ? [...problems, "filters"] : problems };
}

/** The query of `paths.hotelSearch`; what is as usual is left out. */
export const toHotelSearchQuery = (
  search: Omit<HotelSearchQuery, "problems">,
  { currency }: { currency: string },
): QueryInput => ({ ...toStayQuery(search), ...toResultsQuery(hotelResults, search, currency) });
