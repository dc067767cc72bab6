import type { LanguageCode } from "@/lib/api/contract/languages";

/** A text of one language set, or taken away where it is empty. */
export const withText = (
  texts: Partial<Record<LanguageCode, string>>,
  language: LanguageCode,
  text: string,
): Partial<Record<LanguageCode, string>> => {
  const { [language]: _was, ...others } = texts;
  return text ? { ...others, [language]: text } : others;
};
