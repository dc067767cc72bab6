import type { DayPricesBody } from "@/lib/api/browser/flights";
import { readFlightQuery } from "@/lib/flights/flight-query";
import { toFlightQuestion } from "@/lib/flights/flight-question";
import { dayPricesQuery } from "@/lib/queries/flights";
import { getQueryClient } from "@/lib/queries/query-client";
import { readFormQuery } from "@/lib/query-values";
import type { PricedDay } from "./use-price-notes";

/** But for the dates. */
const toTrip = ({ legs, ...party }: DayPricesBody): string =>
  JSON.stringify([legs.map(({ from, to }) => [from, to]), party.adults, party.ages, party.cabin]);

/**
 * What the days around a search cost, which the page shows already: none where the form
 * says something else by now than what was searched.
 */
export async function listSearchedDays(
  searched: DayPricesBody,
  { form, today }: { form: HTMLFormElement; today: string },
): Promise<PricedDay[]> {
  const chosen = toFlightQuestion(readFlightQuery(readFormQuery(form), { today }));
  if (!chosen || toTrip(chosen) !== toTrip(searched) || form.matches(":invalid")) return [];
  const [client, query] = [getQueryClient(), dayPricesQuery(searched)];
  const known = client.getQueryState(query.queryKey);
  if (!known?.data && known?.fetchStatus !== "fetching") return [];
  const days = await client.query({ ...query, staleTime: "static" });
  return days.map(({ date, total }) => ({ date, from: total }));
}
