import type { LanguageCode } from "@/lib/api/contract/languages";
import { openGraphLocale } from "./open-graph-locale";

const cases: [string | null, LanguageCode[], LanguageCode, string][] = [
  ["México", ["es", "en"], "es", "es_MX"],
  ["mx", ["es"], "es", "es_MX"],
  ["Mexico", ["de"], "es", "es_MX"],
  ["México", ["es", "en"], "en", "en_US"],
  ["United Kingdom", ["en", "fr"], "en", "en_GB"],
  ["United Kingdom", ["en", "fr"], "fr", "fr_FR"],
  ["UK", ["en"], "en", "en_GB"],
  ["XX", ["en"], "en", "en_US"],
  ["Danmark", ["da", "no"], "no", "nb_NO"],
  ["Österreich", ["de"], "de", "de_AT"],
  ["Atlantis", ["en"], "pt", "pt_PT"],
  [null, ["en"], "ar", "ar_EG"],
];

test.each(cases)(
  "an agency in %s with %j writes %s as %s",
  (country, languages, language, locale) =>
    expect(openGraphLocale({ country, languages }, language)).toBe(locale),
);
