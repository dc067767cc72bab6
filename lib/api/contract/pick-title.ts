import type { LanguageCode } from "./languages";

/** A story's title in the default language; the first one that it has where it isn't in that. */
export function pickTitle(
  titles: Partial<Record<LanguageCode, string>>,
  defaultLanguage: LanguageCode,
): { title: string; language: LanguageCode } | null {
  const [language] = [defaultLanguage, ...(Object.keys(titles) as LanguageCode[])].filter(
    (code) => titles[code],
  );
  const title = language && titles[language];
  return language && title ? { title, language } : null;
}
