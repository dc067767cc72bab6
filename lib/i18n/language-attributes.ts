import { isRightToLeft, toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";

/**
 * For an element whose text may be in another language than its page: `lang` and `dir`; nothing if
 * its language is unknown.
 */
export const languageAttributes = (
  language: LanguageCode | undefined,
): { lang?: string; dir?: "rtl" | "ltr" } =>
  language ? { lang: toLanguageTag(language), dir: isRightToLeft(language) ? "rtl" : "ltr" } : {};
