import type { LanguageCode } from "@/lib/api/contract/languages";

/**
 * An agency's own text in the page's language, else in the agency's default one, else in English;
 * null if it has none of these.
 */
export const textIn = (
  texts: Partial<Record<LanguageCode, string>>,
  { language, defaultLanguage }: { language: LanguageCode; defaultLanguage: LanguageCode },
): string | null => texts[language] || texts[defaultLanguage] || texts.en || null;
