import "server-only";
import { listEnabledCurrenciesEndpoint, type CurrencyEntry } from "@/lib/api/contract/countries";
import { logProblem } from "@/lib/log-problem";
import { apiForRequest } from "@/lib/session/api-for-request";

export type CurrencyChoice = Pick<CurrencyEntry, "name" | "currency" | "code">;

/** Currencies a visitor can choose, by name in the page's language; none when they can't be had: prices then stay in the one they are in. */
export async function listCurrencies(tenant: string): Promise<CurrencyChoice[]> {
  try {
    const { data } = await (await apiForRequest(tenant)).call(listEnabledCurrenciesEndpoint);
    return data.map(({ name, currency, code }) => ({ name, currency, code }));
  } catch (error) {
    logProblem("currencies", error);
    return [];
  }
}
