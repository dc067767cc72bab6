import fc from "fast-check";
import { toFormatLocale, toSpokenRegion } from "./format-locale";
import { languageCodes, toTagLanguage } from "./languages";

const day = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "short",
    day: "2-digit",
    timeZone: "UTC",
  }).format(new Date("2026-12-05"));
const pesos = (locale: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "MXN" }).format(1234.5);

test.each([
  ["es", undefined, "es-ES"],
  ["es", "MX", "es-MX"],
  ["es", "PT", "es-ES"],
  ["pt", undefined, "pt-PT"],
  ["pt", "BR", "pt-BR"],
  ["en", null, "en-US"],
  ["en", "GB", "en-GB"],
  ["en", "MX", "en-US"],
  ["de", "CH", "de-CH"],
  ["fr", "CA", "fr-CA"],
  ["fr", "CH", "fr-CH"],
  ["no", "DK", "nb-NO"],
  ["sv", "FI", "sv-FI"],
  ["ar", undefined, "ar-EG-u-ca-gregory-nu-latn"],
  ["ar", "SA", "ar-SA-u-ca-gregory-nu-latn"],
] as const)("%s at an agency of %s is written as %s", (language, region, tag) =>
  expect(toFormatLocale(language, region)).toBe(tag),
);

test.each([
  ["es", "MX", "$1,234.50", "05 dic 2026"],
  ["es", undefined, "1234,50\u00a0MXN", "05 dic 2026"],
  ["pt", "BR", "MX$\u00a01.234,50", "05 de dez. de 2026"],
  ["pt", undefined, "1234,50\u00a0MX$", "05/12/2026"],
  ["en", undefined, "MX$1,234.50", "Dec 05, 2026"],
  ["en", "GB", "MX$1,234.50", "05 Dec 2026"],
  ["de", undefined, "1.234,50\u00a0MX$", "05. Dez. 2026"],
] as const)("%s of %s: %s on %s", (language, region, amount, date) => {
  const locale = toFormatLocale(language, region);
  expect([pesos(locale), day(locale)]).toEqual([amount, date]);
});

test("Swiss German has the point and the apostrophe, whichever CLDR draws it with", () =>
  expect(pesos(toFormatLocale("de", "CH"))).toMatch(/^MX\$\u00a01['’]234\.50$/));

test.each(["EG", "AE", "SA", "MA"])(
  "Arabic of %s has the digits and the year of travel",
  (region) => {
    const locale = toFormatLocale("ar", region);
    expect(day(locale)).toMatch(/^05.*2026$/);
    expect(pesos(locale)).toMatch(/1[.,]234[.,]50/);
    expect(new Intl.PluralRules(locale).select(2)).toBe("two");
  },
);

test("any region gives a tag of the same language that Intl knows, and none changes it", () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...languageCodes),
      fc.option(fc.stringMatching(/^[A-Z]{2}$/), { nil: undefined }),
      (language, region) => {
        const locale = toFormatLocale(language, region);
        expect(toTagLanguage(locale)).toBe(language);
        expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
        const spoken = toSpokenRegion(language, region);
        expect(new Intl.Locale(locale).region).toBe(spoken);
        if (spoken !== region) expect(locale).toBe(toFormatLocale(language));
        expect(new Intl.NumberFormat(locale).resolvedOptions().numberingSystem).toBe("latn");
        expect(new Intl.DateTimeFormat(locale).resolvedOptions().calendar).toBe("gregory");
      },
    ),
  ));
