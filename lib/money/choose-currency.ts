import countryToCurrency from "country-to-currency";
import { isCurrency } from "./is-currency";
import { toCurrencyCookie } from "./to-currency-cookie";

const currencyOf: Partial<Record<string, string>> = countryToCurrency;

/**
 * `?currency=` with its optional `code` (a country): the new cookie value, and the query without
 * both. An unknown currency changes nothing but is removed too. `code` alone has another meaning
 * and stays.
 * @returns null if no currency is requested
 */
export function chooseCurrency(search: string): { cookie: string | null; search: string } | null {
  const query = new URLSearchParams(search);
  const currency = query.get("currency")?.toUpperCase();
  if (currency === undefined) return null;
  const country = query.get("code")?.toUpperCase() ?? "";
  query.delete("currency");
  query.delete("code");
  const cookie = isCurrency(currency)
    ? toCurrencyCookie({ currency, country: currencyOf[country] ? country : null })
    : null;
  return { cookie, search: query.size > 0 ? `?${query}` : "" };
}
