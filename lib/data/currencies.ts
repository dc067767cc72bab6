import "server-only";
import { listEnabledCurrenciesEndpoint, type CurrencyEntry } from "@/lib/api/contract/countries";
import { readOrInstead } from "./read-or-instead";
import { sharedRead } from "./shared-read";

export type CurrencyChoice = Pick<CurrencyEntry, "name" | "currency" | "code">;

/**
 * Currencies a visitor can choose, by name in the page's language, of which pages wait for as long
 * as a call may take; empty if they can't be loaded: prices then stay in their own currency.
 */
export async function listCurrencies(tenant: string): Promise<CurrencyChoice[]> {
  const read = () =>
    sharedRead(tenant, {
      name: "currencies",
      content: ["rates"],
      read: async (api) => (await api.call(listEnabledCurrenciesEndpoint)).data,
    });
  const entries = await readOrInstead("currencies", read, []);
  return entries.map(({ name, currency, code }) => ({ name, currency, code }));
}
