import type { Agency } from "@/lib/api/contract/agencies";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { parseCurrencyCookie } from "@/lib/money/resolve-currency";
import { toCountryCode } from "./to-country-code";

/** Stored by the search form, for later searches. */
export const residenceCookie = "residence";

const country = (code: string | null | undefined) => (/^[A-Z]{2}$/.test(code ?? "") ? code : null);

/**
 * The guests' assumed residence until they choose: last choice → the country of their currency
 * choice → their location → the agency's own country → the default of its deals.
 */
export const resolveResidence = ({
  cookie,
  currencyCookie,
  geoCountry,
  agency,
}: {
  cookie?: string | undefined;
  currencyCookie?: string | undefined;
  geoCountry?: string | null;
  agency: Pick<Agency, "country" | "languages" | "dealDefaults">;
}): string =>
  country(cookie) ??
  parseCurrencyCookie(currencyCookie)?.country ??
  country(geoCountry?.toUpperCase()) ??
  toCountryCode(agency.country, agency.languages.map(toLanguageTag)) ??
  agency.dealDefaults.countryOfResidence;
