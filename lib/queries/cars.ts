import { queryOptions } from "@tanstack/react-query";
import { searchCars, type CarSearchBody } from "@/lib/api/browser/cars";

/**
 * How many cars a search finds by now, and what the cheapest costs where prices may be seen; never
 * cached: fetched when an earlier car is gone.
 */
export const carsLeftQuery = (search: CarSearchBody) =>
  queryOptions({
    queryKey: ["cars", "left", search],
    queryFn: ({ signal }) => searchCars(search, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.askAgainInMs ?? false,
    select: ({ state, total, facets }) => ({
      isSearching: state === "searching",
      total,
      from: facets.price?.minimum,
    }),
  });
