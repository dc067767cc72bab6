import { getLocale } from "next-intl/server";
import { toTagLanguage, type LanguageCode } from "@/lib/api/contract/languages";

/** The language of the page being rendered; next-intl's own locale has the region of formats. */
export const getLanguage = async (): Promise<LanguageCode> => toTagLanguage(await getLocale());
