/**
 * The nine languages. `no` is the code in URLs and calls; it formats as `nb`. Free of zod: the
 * browser imports it.
 */
export const languages = [
  { code: "en", name: "English", formatsAs: "en" },
  { code: "pt", name: "Português", formatsAs: "pt" },
  { code: "es", name: "Español", formatsAs: "es" },
  { code: "da", name: "Dansk", formatsAs: "da" },
  { code: "no", name: "Norsk", formatsAs: "nb" },
  { code: "de", name: "Deutsch", formatsAs: "de" },
  { code: "ar", name: "العربية", formatsAs: "ar" },
  { code: "fr", name: "Français", formatsAs: "fr" },
  { code: "sv", name: "Svenska", formatsAs: "sv" },
] as const;

export type LanguageCode = (typeof languages)[number]["code"];
export const languageCodes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** Anything but the nine codes is English. */
export const toLanguageCode = (value: string | null | undefined): LanguageCode =>
  languageCodes.find((code) => code === value) ?? "en";
export const isLanguageCode = (value: string): value is LanguageCode =>
  languageCodes.some((code) => code === value);
/** BCP 47 tag for `Intl` and for the `lang` attribute. */
export const toFormatLocale = (code: LanguageCode): string =>
  languages.find((language) => language.code === code)?.formatsAs ?? "en";
export const isRightToLeft = (code: LanguageCode) => code === "ar";
