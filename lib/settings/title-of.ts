import type { LanguageCode } from "@/lib/api/contract/languages";
import { pickTitle } from "@/lib/api/contract/pick-title";
import type { StoryFields } from "@/lib/api/contract/stories";

/** A story's title in the default language, else in the first that it has one in; or null. */
export const titleOf = (
  texts: StoryFields["texts"],
  defaultLanguage: LanguageCode,
): string | null =>
  pickTitle(
    Object.fromEntries(Object.entries(texts ?? {}).map(([code, text]) => [code, text.title])),
    defaultLanguage,
  )?.title ?? null;
