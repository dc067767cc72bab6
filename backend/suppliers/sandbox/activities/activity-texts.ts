import type { LanguageCode } from "@/lib/api/contract/languages";
import texts from "../data/activity-texts.json";

type Texts = typeof texts;

/** A text of the sandbox's activities in a language, about a place where it names one. */
export const toActivityText = <G extends keyof Texts>(
  group: G,
  key: keyof Texts[G] & string,
  { language, place = "" }: { language: LanguageCode; place?: string },
): string =>
  (texts[group][key] as Record<LanguageCode, string>)[language].replace("{place}", place);
