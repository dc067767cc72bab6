import type { LanguageCode } from "@/lib/api/contract/languages";
import texts from "../data/flight-texts.json";

/** A text of the sandbox's flights in a language. */
export const toFlightText = (
  key: keyof typeof texts,
  language: LanguageCode,
  values: Readonly<Record<string, string>>,
): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value),
    texts[key][language],
  );
