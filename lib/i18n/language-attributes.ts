import { isRightToLeft, toFormatLocale, type LanguageCode } from "@/lib/api/contract/languages";

/**
 * For an element whose text may be in another language than its page: how it is read, and from
 * which side; nothing where its language isn't known.
 */
export const languageAttributes = (
  language: LanguageCode | undefined,
): { lang?: string; dir?: "rtl" | "ltr" } =>
  language ? { lang: toFormatLocale(language), dir: isRightToLeft(language) ? "rtl" : "ltr" } : {};
