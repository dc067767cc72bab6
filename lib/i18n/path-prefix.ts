import type { LanguageCode } from "@/lib/api/contract/languages";

/** The prefix of paths in this language: empty for the agency's default. */
export const pathPrefix = (
  locale: LanguageCode,
  defaultLanguage: LanguageCode,
): "" | `/${string}` => (locale === defaultLanguage ? "" : `/${locale}`);
