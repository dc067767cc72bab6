import { queryOptions } from "@tanstack/react-query";
import { searchCars, type CarSearchBody } from "@/lib/api/browser/cars";

/** How far a search for cars has come. */
export const carSearchQuery = (search: CarSearchBody) =>
  queryOptions({
    queryKey: ["cars", "search", search],
    queryFn: ({ signal }) => searchCars(search, signal),
    select: ({ state, unfiltered }) => ({ state, unfiltered }),
  });
