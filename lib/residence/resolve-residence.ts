import { parseCurrencyCookie } from "@/lib/money/resolve-currency";

/** Stored by the search form, for later searches. */
export const residenceCookie = "residence";

const country = (code: string | null | undefined) => (/^[A-Z]{2}$/.test(code ?? "") ? code : null);

/**
 * The guests' assumed residence until they choose: last choice → the country of their currency
 * choice → their location → the default of the agency's deals.
 */
export function resolveResidence({
  cookie,
  currencyCookie,
  geoCountry,
  agencyDefault,
}: {
  cookie?: string | undefined;
  currencyCookie?: string | undefined;
  geoCountry?: string | null;
  agencyDefault: string;
}): string {
  return (
    country(cookie) ??
    parseCurrencyCookie(currencyCookie)?.country ??
    country(geoCountry?.toUpperCase()) ??
    agencyDefault
  );
}
