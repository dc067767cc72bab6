import type { LanguageCode } from "@/lib/api/contract/languages";

/**
 * The best of an agency's versions of a text: the requested language, else the agency's default,
 * else English, else any.
 */
export function pickLanguage(
  available: readonly LanguageCode[],
  { language, defaultLanguage }: { language: LanguageCode; defaultLanguage: LanguageCode },
): LanguageCode | undefined {
  return (
    [language, defaultLanguage, "en" as const].find((wanted) => available.includes(wanted)) ??
    available[0]
  );
}
