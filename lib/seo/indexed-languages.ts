import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";

/**
 * Of a page's own text: the language it is shown in, and all it exists in. Left out, it exists in
 * each of the agency's.
 */
export type TextLanguages = {
  language?: LanguageCode | undefined;
  languages?: readonly LanguageCode[] | undefined;
};

type Languages = Pick<Agency, "languages" | "defaultLanguage">;

/**
 * The languages a page is listed in: a text shown in place of a translation is none.
 * Where it exists in no language of the agency, the page without a prefix is the one.
 */
export function indexedLanguages(
  { languages, defaultLanguage }: Languages,
  text: TextLanguages = {},
): readonly LanguageCode[] {
  const translated = languages.filter((code) => text.languages?.includes(code) ?? true);
  return translated.length > 0 ? translated : [defaultLanguage];
}

/**
 * The language of the page that search engines should show in place of this one: its own, where
 * that is one of its languages.
 */
export function canonicalLanguage(
  agency: Languages,
  { locale, text = {} }: { locale: LanguageCode; text?: TextLanguages | undefined },
): LanguageCode {
  const indexed = indexedLanguages(agency, text);
  return (
    [locale, text.language, agency.defaultLanguage].find(
      (code) => code && indexed.includes(code),
    ) ??
    indexed[0] ??
    agency.defaultLanguage
  );
}
