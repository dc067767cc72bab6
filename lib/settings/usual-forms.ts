import countryToCurrency from "country-to-currency";
import { listCountries } from "@/lib/residence/list-countries";
import { toCountryCode } from "@/lib/residence/to-country-code";

/** What is usual in a country. */
export type UsualForms = {
  countryCode: string;
  /** In the page's language. */
  countryName: string;
  currency: string | null;
  /** IANA names by the alphabet. */
  timeZones: readonly string[];
};

type ZonedLocale = { timeZones?: readonly string[]; getTimeZones?: () => readonly string[] };

/** @param country an ISO 3166-1 code */
function listTimeZones(country: string): readonly string[] {
  // A getter in Node 20, a method in later versions and in browsers.
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/**
 * Currency and time zones of the country that an agency has written in its address, by its name in
 * English or in one of `languages`, or by its code; null where it is none that is known.
 */
export function findUsualForms(
  country: string | null,
  { locale, languages }: { locale: string; languages: readonly string[] },
): UsualForms | null {
  const countryCode = toCountryCode(country, [...languages, locale]);
  if (!countryCode) return null;
  return {
    countryCode,
    countryName: listCountries(locale).find(({ code }) => code === countryCode)?.name ?? "",
    currency: (countryToCurrency as Partial<Record<string, string>>)[countryCode] ?? null,
    timeZones: listTimeZones(countryCode),
  };
}

/**
 * All time zones that may be chosen, the first ones in front. UTC, which a new agency has, isn't
 * among those that the runtime lists: without it a list would show another one as chosen.
 */
export const listZoneNames = (first: readonly (string | undefined)[]): string[] => [
  ...new Set([
    ...first.filter((zone) => zone !== undefined),
    "UTC",
    ...Intl.supportedValuesOf("timeZone"),
  ]),
];
