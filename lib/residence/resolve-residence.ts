import { parseCurrencyCookie } from "@/lib/money/resolve-currency";

/** Kept by the search form, for the searches after it. */
export const residenceCookie = "residence";

const country = (code: string | null | undefined) => (/^[A-Z]{2}$/.test(code ?? "") ? code : null);

/**
 * Where the guests live until they say so: as last time → the country their currency was chosen by
 * → where they are → what the agency's deals assume.
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
