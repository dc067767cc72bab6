import { queryOptions } from "@tanstack/react-query";
import {
  listDayPrices,
  searchFlights,
  type DayPricesBody,
  type FlightSearchBody,
} from "@/lib/api/browser/flights";

/** How far a search for flights has come. */
export const flightSearchQuery = (search: FlightSearchBody) =>
  queryOptions({
    queryKey: ["flights", "search", search],
    queryFn: ({ signal }) => searchFlights(search, signal),
    select: ({ state, unfiltered }) => ({ state, unfiltered }),
  });

/** What the days around a search cost: as long as the backend keeps the answer. */
export const dayPricesQuery = (search: DayPricesBody) =>
  queryOptions({
    queryKey: ["flights", "days", search],
    queryFn: ({ signal }) => listDayPrices(search, signal),
    staleTime: 300_000,
    select: ({ days }) => days,
  });
