import { queryOptions } from "@tanstack/react-query";
import { listCurrencies } from "@/lib/api/browser";

/** The selectable currencies, by name in the page's language. They hardly ever change. */
export const currenciesQuery = (locale: string) =>
  queryOptions({
    queryKey: ["currencies", locale],
    queryFn: ({ signal }) => listCurrencies(signal),
    staleTime: Infinity,
  });
