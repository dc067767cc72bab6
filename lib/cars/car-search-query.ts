import type { CarSort } from "@/lib/api/contract/car-terms";
import type { CarFilters } from "@/lib/api/contract/cars";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";
import { readResultsQuery, toResultsQuery, type ResultsQuery } from "@/lib/results/results-query";
import { carResults } from "./car-results";
import { readRentalQuery, type RentalProblem, type RentalQuery } from "./read-rental-query";
import { toRentalQuery } from "./rental-query";

/** A part of the query that couldn't be used; the page tells what was used instead. */
export type CarSearchProblem = RentalProblem | "filters";

export type CarSearchQuery = Omit<RentalQuery, "problems"> &
  ResultsQuery<CarFilters, CarSort> & { problems: CarSearchProblem[] };

/**
 * Reads a car search as written by search forms and result links; see `readRentalQuery`.
 * @param currency the one charged; price filters are in its major units
 */
export function readCarSearchQuery(
  query: Query,
  { currency, ...usual }: Parameters<typeof readRentalQuery>[1] & { currency: string },
): CarSearchQuery {
  const { problems, ...rental } = readRentalQuery(query, usual);
  const { hasProblem, ...results } = readResultsQuery(carResults, toQueryValues(query), currency);
  return { ...rental, ...results, problems: hasProblem ? [...problems, "filters"] : problems };
}

/** The query of `paths.search`, without default values and without an assumed age. */
export const toCarSearchQuery = (
  search: Omit<CarSearchQuery, "problems"> & Partial<Pick<CarSearchQuery, "problems">>,
  { currency }: { currency: string },
): QueryInput => ({
  ...toAskedQuery(search),
  ...toResultsQuery(carResults, search, currency),
});

/**
 * A rental as it was requested: places that are only words stay words, and an assumed age is left
 * out, so that the next page requests it, too.
 */
export const toAskedQuery = (
  rental: Omit<RentalQuery, "problems"> & { problems?: readonly string[] },
): QueryInput => ({
  ...toRentalQuery(rental),
  pickUpPlace: rental.pickUp?.name ?? (rental.pickUpName || undefined),
  dropOffPlace: rental.dropOff?.name ?? (rental.dropOffName || undefined),
  driverAge: rental.problems?.includes("age") ? undefined : rental.driverAge,
});
