import type { Agency } from "@/lib/api/contract/agencies";
import { toSpokenRegion } from "@/lib/api/contract/format-locale";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import { rememberResults } from "@/lib/remember-results";
import { toCountryCode } from "@/lib/residence/to-country-code";

/**
 * `es_MX`, as Open Graph requires: the language as spoken in the agency's country, else in its main
 * country.
 */
export const openGraphLocale = rememberResults(resolveLocale, {
  toKey: ({ country, languages }, language) => JSON.stringify([country, languages, language]),
});

function resolveLocale(
  { country, languages }: Pick<Agency, "country" | "languages">,
  language: LanguageCode,
): string {
  const home = toCountryCode(country, languages.map(toLanguageTag));
  return `${toLanguageTag(language)}_${toSpokenRegion(language, home)}`;
}
