import type { LanguageCode } from "@/lib/api/contract/languages";
import type { PlaceNames } from "./place";

/** What a place is called in a language; where that isn't known its usual name, often English. */
export const toPlaceName = (
  { name, names }: { name: string; names: PlaceNames },
  language: LanguageCode,
): string => names[language] ?? names.en ?? name;
