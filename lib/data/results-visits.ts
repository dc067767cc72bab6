import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import type { ResultsQuery } from "@/lib/results/results-query";
import type { ResultsTable } from "@/lib/results/results-table";
import { withoutPriceRights } from "@/lib/results/without-price-rights";
import { getSession } from "@/lib/session/get-session";
import { getResidence } from "./residence";

/** What a search assumes if its URL doesn't say; `today` is the earliest anywhere. */
export type SearchDefaults = { today: string; residence: string; currency: string };

/** A visitor's search, and what they may see of its results. `currency` is the one charged. */
export type ResultsVisit<Q> = {
  search: Q;
  needsSignIn: boolean;
  /** The earliest anywhere. */
  today: string;
  currency: string;
  showsPrices: boolean;
};

/**
 * A visitor's search. Filters and sort orders that need price rights are removed for viewers
 * without them; `needsSignIn` if there were any.
 * @param read reads the service's URL
 */
export async function getResultsVisit<
  F extends object,
  S extends string,
  Q extends ResultsQuery<F, S>,
>(
  agency: Agency,
  {
    table,
    read,
  }: {
    table: ResultsTable<F, never, S>;
    read: (defaults: SearchDefaults) => Q | Promise<Q>;
  },
): Promise<ResultsVisit<Q>> {
  const [session, residence] = await Promise.all([
    getSession(agency.subdomain),
    getResidence(agency),
  ]);
  const showsPrices = session !== null || agency.allowNonLoginFlow;
  const currency = toChargeCurrency(agency);
  const today = toEarliestToday(new Date());
  const requested = await read({ today, residence, currency });
  const { search, isReduced } = withoutPriceRights<F, S, Q>(table, requested);
  return {
    search: showsPrices ? requested : search,
    needsSignIn: !showsPrices && isReduced,
    today,
    currency,
    showsPrices,
  };
}
