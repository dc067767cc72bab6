import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { mayReadPrices } from "@/lib/api/contract/roles";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import type { Query } from "@/lib/query-values";
import {
  toAmountsIn,
  toChargedFilters,
  type AmountsIn,
} from "@/lib/results/filters/filter-amounts";
import { currencyParameter, type ResultsQuery } from "@/lib/results/results-query";
import type { ResultsTable } from "@/lib/results/results-table";
import { withoutPriceRights } from "@/lib/results/without-price-rights";
import { getSession } from "@/lib/session/get-session";
import { getDisplayCurrency, ratesBase } from "./display-currency";
import { getExchangeRates } from "./exchange-rates";
import { getResidence } from "./residence";

/** What a search assumes if its URL doesn't say; `today` is the earliest anywhere. */
export type SearchDefaults = { today: string; residence: string } & Required<AmountsIn>;

/** A visitor's search, and what they may see of its results. */
export type ResultsVisit<Q extends ResultsQuery<object, string>> = {
  search: Q;
  /** Its filters as a call has them: amounts in the currency charged. */
  chargedFilters: Q["filters"];
  amounts: Required<AmountsIn>;
  needsSignIn: boolean;
  /** The earliest anywhere. */
  today: string;
  showsPrices: boolean;
};

/** What amounts of filters are in: what prices show in, where the viewer sees any. */
async function getAmountsIn(
  agency: Agency,
  { query, showsPrices }: { query: Query; showsPrices: boolean },
): Promise<Required<AmountsIn>> {
  const { subdomain: tenant } = agency;
  const charged = toChargeCurrency(agency);
  const { currency, rates } = await getDisplayCurrency(tenant);
  // A link may come from a viewer with any other currency.
  const known = query[currencyParameter]
    ? { ...(await getExchangeRates(tenant))?.rates, [ratesBase]: 1 }
    : rates;
  return toAmountsIn(showsPrices ? currency : charged, { charged, rates: known });
}

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
    query,
    table,
    read,
  }: {
    query: Query;
    table: ResultsTable<F, never, S>;
    read: (defaults: SearchDefaults) => Q | Promise<Q>;
  },
): Promise<ResultsVisit<Q>> {
  const [session, residence] = await Promise.all([
    getSession(agency.subdomain),
    getResidence(agency),
  ]);
  const showsPrices = mayReadPrices(session, agency);
  const amounts = await getAmountsIn(agency, { query, showsPrices });
  const today = toEarliestToday(new Date());
  const requested = await read({ today, residence, ...amounts });
  const { search: reduced, isReduced } = withoutPriceRights<F, S, Q>(table, requested);
  const search = showsPrices ? requested : reduced;
  return {
    search,
    chargedFilters: toChargedFilters(search.filters, amounts, table.filters),
    amounts,
    needsSignIn: !showsPrices && isReduced,
    today,
    showsPrices,
  };
}
