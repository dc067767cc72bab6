import { queryOptions } from "@tanstack/react-query";
import { listDayPrices, type DayPricesBody } from "@/lib/api/browser/flights";

/** What the days around a search cost: as long as the backend keeps the answer. */
export const dayPricesQuery = (search: DayPricesBody) =>
  queryOptions({
    queryKey: ["flights", "days", search],
    queryFn: ({ signal }) => listDayPrices(search, signal),
    staleTime: 300_000,
    select: ({ days }) => days,
  });
