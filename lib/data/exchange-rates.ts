import "server-only";
import { getExchangeRatesEndpoint } from "@/lib/api/contract/countries";
import type { ExchangeRates } from "@/lib/money/exchange";
import { logProblem } from "@/lib/log-problem";
import { apiForRequest } from "@/lib/session/api-for-request";

/** Units for one US dollar and the day they are of; null when they can't be had: amounts then show as the supplier's (decision 12). */
export async function getExchangeRates(tenant: string): Promise<{ rates: ExchangeRates; asOf: string } | null> {
  try {
    return await (await apiForRequest(tenant)).call(getExchangeRatesEndpoint);
  } catch (error) {
    logProblem("exchange rates", error);
    return null;
  }
}
