import { isRightToLeft, toFormatLocale, type LanguageCode } from "@/lib/api/contract/languages";

/** For an element whose text may be in another language than its page: how it is read, and from which side. */
export const languageAttributes = (language: LanguageCode): { lang: string; dir: "rtl" | "ltr" } => ({
  lang: toFormatLocale(language),
  dir: isRightToLeft(language) ? "rtl" : "ltr",
});
