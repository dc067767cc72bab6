import type { LanguageCode } from "@/lib/api/contract/languages";
import texts from "../data/car-texts.json";

type Texts = typeof texts;

/** A text of the sandbox's cars in a language. */
export const toCarText = <G extends keyof Texts>(
  group: G,
  key: keyof Texts[G] & string,
  language: LanguageCode,
): string => (texts[group][key] as Record<LanguageCode, string>)[language];
