import type { LanguageCode } from "@/lib/api/contract/languages";

/**
 * Among an agency's versions of a text: the asked language, else the agency's default, else
 * English, else whichever there is.
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
