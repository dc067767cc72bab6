import { readStayQuery } from "@/lib/hotels/stay-query";
import { nightPricesQuery } from "@/lib/queries/hotels";
import { getQueryClient } from "@/lib/queries/query-client";
import { readFormQuery } from "@/lib/query-values";
import type { PricedDay } from "./use-price-notes";

/** What each night of a month costs at least, where and for whom the form says. */
export async function listNightPrices(
  month: string,
  { form, today }: { form: HTMLFormElement; today: string },
): Promise<PricedDay[]> {
  const query = readFormQuery(form);
  const { place, rooms, residence } = readStayQuery(query, { today, residence: "" });
  // Prices hang on where one lives, and on the ages of all children.
  if (!place || !residence || form.matches(":invalid")) return [];
  return getQueryClient().query(nightPricesQuery({ place, month, rooms, residence }));
}
