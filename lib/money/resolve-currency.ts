import countryToCurrency from "country-to-currency";
import { isCurrency } from "./is-currency";

/** The visitor's display currency, and the country entry it was chosen with. */
export type DisplayCurrency = { currency: string; country: string | null };

/** The cookie `currency=EUR.DE`: currency and country. */
export function parseCurrencyCookie(value: string | undefined): DisplayCurrency | null {
  const [, currency, country] = /^([A-Z]{3})(?:\.([A-Z]{2}))?$/.exec(value ?? "") ?? [];
  return isCurrency(currency) ? { currency, country: country ?? null } : null;
}

/**
 * Saved → profile → agency default → the visitor's country, where the deployment names a header for
 * it → USD.
 */
export function resolveCurrency({
  cookie,
  profile,
  agencyDefault,
  geoCountry,
}: {
  cookie?: string;
  profile?: string | null;
  agencyDefault?: string | null;
  geoCountry?: string | null;
}): DisplayCurrency {
  const saved = parseCurrencyCookie(cookie);
  if (saved) return saved;
  const currency = [
    profile,
    agencyDefault,
    (countryToCurrency as Record<string, string>)[geoCountry?.toUpperCase() ?? ""],
  ].find(isCurrency);
  return { currency: currency ?? "USD", country: null };
}
