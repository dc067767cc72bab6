/**
 * The nine languages. `no` is the code in URLs and calls; its BCP 47 tag is `nb`. Free of zod: the
 * browser imports it.
 */
export const languages = [
  { code: "en", name: "English", tag: "en" },
  { code: "pt", name: "Português", tag: "pt" },
  { code: "es", name: "Español", tag: "es" },
  { code: "da", name: "Dansk", tag: "da" },
  { code: "no", name: "Norsk", tag: "nb" },
  { code: "de", name: "Deutsch", tag: "de" },
  { code: "ar", name: "العربية", tag: "ar" },
  { code: "fr", name: "Français", tag: "fr" },
  { code: "sv", name: "Svenska", tag: "sv" },
] as const;

export type LanguageCode = (typeof languages)[number]["code"];
export const languageCodes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** Anything but the nine codes is English. */
export const toLanguageCode = (value: string | null | undefined): LanguageCode =>
  languageCodes.find((code) => code === value) ?? "en";
export const isLanguageCode = (value: string): value is LanguageCode =>
  languageCodes.some((code) => code === value);
/** BCP 47 tag of a text's language, for `lang`, `hreflang` and names of languages. */
export const toLanguageTag = (code: LanguageCode): string =>
  languages.find((language) => language.code === code)?.tag ?? "en";
/** The language of a tag that `toFormatLocale` made: `no` of `nb-NO`. */
export const toTagLanguage = (tag: string): LanguageCode =>
  languages.find((language) => language.tag === tag.split("-")[0])?.code ?? "en";
export const isRightToLeft = (code: LanguageCode) => code === "ar";
