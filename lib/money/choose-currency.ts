import countryToCurrency from "country-to-currency";
import { isCurrency } from "./is-currency";
import { toCurrencyCookie } from "./to-currency-cookie";

const currencyOf: Partial<Record<string, string>> = countryToCurrency;

/**
 * `?currency=` with its optional `code` (a country): what the cookie becomes, and the query without
 * both. A currency nobody pays with changes nothing but leaves the address as well. `code` alone is
 * somebody else's.
 * @returns null when no currency is asked for
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
