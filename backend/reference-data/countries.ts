import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import countries from "./data/countries.json";
import { toFlagEmoji } from "./flag";

const namesIn = new Map<LanguageCode, Intl.DisplayNames>();

/** The country's name in the requested language; the code itself if there is none. */
export function toCountryName(code: string, language: LanguageCode): string {
  const names =
    namesIn.get(language) ??
    new Intl.DisplayNames(toLanguageTag(language), { type: "region", fallback: "code" });
  namesIn.set(language, names);
  return names.of(code) ?? code;
}

/**
 * All countries (ISO 3166-1) with dialling code and flag, sorted by name in the requested language.
 */
export function listCountries(
  language: LanguageCode,
): { name: string; code: string; phone: string; emoji: string }[] {
  const { compare } = new Intl.Collator(toLanguageTag(language));
  return countries
    .map(({ code, phone }) => ({
      name: toCountryName(code, language),
      code,
      phone,
      emoji: toFlagEmoji(code),
    }))
    .sort((a, b) => compare(a.name, b.name));
}

const byCode = new Map(countries.map((country) => [country.code, country]));
/** By its code (ISO 3166-1 alpha-2, capitals). */
export const isCountry = (code: string): boolean => byCode.has(code);
/** Two letters: AF, AN, AS, EU, NA, OC, SA. */
export const toContinent = (countryCode: string): string =>
  byCode.get(countryCode)?.continent ?? "";
