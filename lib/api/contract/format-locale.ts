import { toLanguageTag, type LanguageCode } from "./languages";

/**
 * ISO 3166-1 codes of the countries a language is spoken in, by the forms CLDR has of it. The first
 * is the default: English forms are American, Portuguese texts are European.
 */
const spokenIn: Record<LanguageCode, string> = {
  en: "US GB IE CA AU NZ ZA IN SG PH NG KE GH MT JM HK MY AE IL BZ TT BB BS",
  pt: "PT BR AO MZ CV GW ST TL",
  es: "ES MX AR BO CL CO CR CU DO EC GQ GT HN NI PA PE PR PY SV US UY VE",
  da: "DK GL",
  no: "NO SJ",
  de: "DE AT CH LI LU BE IT",
  ar: "EG AE BH DZ IQ JO KW LB LY MA OM PS QA SA SD SY TN YE",
  fr: "FR BE CA CH CI CM LU MC SN BF BJ CD CG DZ GA HT MA MG ML MU NE RE TG TN",
  sv: "SE FI AX",
};

/** The country itself where the language is spoken there, else the language's default country. */
export function toSpokenRegion(language: LanguageCode, country: string | null | undefined): string {
  const regions = spokenIn[language].split(" ");
  return regions.find((region) => region === country) ?? regions[0] ?? "US";
}

/**
 * The BCP 47 tag for `Intl` by which a language's numbers, amounts and dates are written at an
 * agency with this `formatRegion`: `es-MX`, or `nb-NO` where that region speaks something else.
 * Arabic has the digits of the other languages in every region, as its flight numbers, clocks and
 * typed dates have, and the Gregorian calendar, in which travel is booked (UTS #35, `nu`, `ca`).
 */
export const toFormatLocale = (language: LanguageCode, formatRegion?: string | null): string =>
  `${toLanguageTag(language)}-${toSpokenRegion(language, formatRegion)}${language === "ar" ? "-u-ca-gregory-nu-latn" : ""}`;
