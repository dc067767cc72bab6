import { languages, type LanguageCode } from "@/lib/api/contract/languages";

/** A language by its own name. */
export const nameOfLanguage = (code: LanguageCode): string =>
  languages.find((language) => language.code === code)?.name ?? code;
