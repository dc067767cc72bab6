import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import type { ResultsQuery } from "@/lib/results/results-query";
import type { ResultsTable } from "@/lib/results/results-table";
import { withoutPriceRights } from "@/lib/results/without-price-rights";
import { getSession } from "@/lib/session/get-session";
import { getResidence } from "./residence";

/** What a search assumes where its address says nothing: the agency's day, where people live. */
export type UsualSearch = { today: string; residence: string; currency: string };

/**
 * What somebody searches for, made ready to be searched: what takes price rights is left out for
 * who has none; `needsSignIn` where that was some. `currency` is the one that is charged.
 * @param read reads the service's address
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
    read: (usual: UsualSearch) => Q | Promise<Q>;
  },
) {
  const [session, residence] = await Promise.all([
    getSession(agency.subdomain),
    getResidence(agency),
  ]);
  const showsPrices = session !== null || agency.allowNonLoginFlow;
  const currency = toChargeCurrency(agency);
  const today = toLocalDate(new Date(), agency.timeZone);
  const asked = await read({ today, residence, currency });
  const { search, isCut } = withoutPriceRights<F, S, Q>(table, asked);
  return {
    search: showsPrices ? asked : search,
    needsSignIn: !showsPrices && isCut,
    today,
    currency,
    showsPrices,
  };
}
