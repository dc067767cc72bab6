import { listCountries } from "./list-countries";

/**
 * ISO 3166-1 code of a country given as a code or by its name in English or one of these languages;
 * null for anything else.
 */
export function toCountryCode(written: string | null, languages: readonly string[]): string | null {
  const country = written?.trim().toLowerCase() ?? "";
  // An alias of a code, such as UK, is understood.
  const given = /^[a-z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).region : undefined;
  for (const language of new Set([...languages, "en"])) {
    const found = listCountries(language).find(
      ({ code, name }) => code === given || name.toLowerCase() === country,
    );
    if (found) return found.code;
  }
  return null;
}
