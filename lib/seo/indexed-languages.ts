import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";

/**
 * Languages of a page's own text: the one shown, and all it exists in. If missing, it exists in
 * each of the agency's.
 */
export type TextLanguages = {
  language?: LanguageCode | undefined;
  languages?: readonly LanguageCode[] | undefined;
};

type Languages = Pick<Agency, "languages" | "defaultLanguage">;

/**
 * The languages a page is listed in: a text shown in place of a translation doesn't count. If it
 * exists in none of the agency's languages, the page without a prefix is listed.
 */
export function indexedLanguages(
  { languages, defaultLanguage }: Languages,
  text: TextLanguages = {},
): readonly LanguageCode[] {
  const translated = languages.filter((code) => text.languages?.includes(code) ?? true);
  return translated.length > 0 ? translated : [defaultLanguage];
}

/**
 * The language of the page that search engines should show instead of this one: its own, if that is
 * one of its languages.
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
