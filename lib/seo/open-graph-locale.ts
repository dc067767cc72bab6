import type { Agency } from "@/lib/api/contract/agencies";
import { toFormatLocale, type LanguageCode } from "@/lib/api/contract/languages";
import { toCountryCode } from "./to-country-code";

/**
 * Countries a language is spoken in; the first if the agency's is none of them. Portuguese texts
 * are European ones.
 */
const spokenIn: Record<LanguageCode, string> = {
  en: "US GB IE CA AU NZ ZA IN SG PH NG KE GH MT JM",
  pt: "PT BR AO MZ CV",
  es: "ES MX AR BO CL CO CR CU DO EC GT HN NI PA PE PR PY SV UY VE",
  da: "DK",
  no: "NO",
  de: "DE AT CH LI LU",
  ar: "EG AE BH DZ IQ JO KW LB LY MA OM PS QA SA SD SY TN YE",
  fr: "FR BE CA CH CI CM LU MC SN",
  sv: "SE FI",
};

/**
 * `es_MX`, as Open Graph requires: the language as spoken in the agency's country, else in its main
 * country.
 */
export function openGraphLocale(
  { country, languages }: Pick<Agency, "country" | "languages">,
  language: LanguageCode,
): string {
  const [first = "", ...others] = spokenIn[language].split(" ");
  const home = toCountryCode(country, languages.map(toFormatLocale));
  return `${toFormatLocale(language)}_${home && others.includes(home) ? home : first}`;
}
