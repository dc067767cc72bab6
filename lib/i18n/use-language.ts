import { useLocale } from "next-intl";
import { toTagLanguage, type LanguageCode } from "@/lib/api/contract/languages";

/** The language of the page; `useLocale` is the tag it formats by, such as `es-MX`. */
export const useLanguage = (): LanguageCode => toTagLanguage(useLocale());
