import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";

/** What those at any place read, if not their own language. */
export const deskLanguage = "en" satisfies LanguageCode;

/**
 * Whether those whom a voucher is shown to in a country (ISO 3166-1; undefined for no one country)
 * read a language: that everybody reads, or the one that most people there speak (CLDR's likely
 * subtags).
 */
export const isReadIn = (country: string | undefined, language: LanguageCode): boolean =>
  language === deskLanguage ||
  (country !== undefined &&
    new Intl.Locale(`und-${country}`).maximize().language === toLanguageTag(language));
