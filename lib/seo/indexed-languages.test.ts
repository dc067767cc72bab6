import { canonicalLanguage, indexedLanguages } from "./indexed-languages";

const agency = {
  languages: ["en", "es", "de"],
  defaultLanguage: "en",
} as const satisfies Parameters<typeof indexedLanguages>[0];

test("a page is listed in those of the agency's languages that its text exists in", () => {
  expect(indexedLanguages(agency)).toEqual(["en", "es", "de"]);
  expect(indexedLanguages(agency, { languages: ["ar", "de", "es"] })).toEqual(["es", "de"]);
  expect(indexedLanguages(agency, { languages: ["ar"] })).toEqual(["en"]);
});

test("a text shown in place of a translation points to its own page", () => {
  expect(canonicalLanguage(agency, { locale: "es" })).toBe("es");
  expect(
    canonicalLanguage(agency, { locale: "es", text: { language: "es", languages: ["es", "en"] } }),
  ).toBe("es");
  expect(
    canonicalLanguage(agency, { locale: "de", text: { language: "es", languages: ["es"] } }),
  ).toBe("es");
  expect(
    canonicalLanguage(agency, { locale: "de", text: { language: "ar", languages: ["ar"] } }),
  ).toBe("en");
});
