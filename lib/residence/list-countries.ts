const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
/**
 * CLDR regions that are no country of residence: unions, groups of islands and the codes for tests
 * and unknown.
 */
const noCountries = new Set([
  "AC",
  "CP",
  "CQ",
  "DG",
  "EA",
  "EU",
  "EZ",
  "IC",
  "QO",
  "TA",
  "UN",
  "XA",
  "XB",
  "ZZ",
]);

export type Country = { code: string; name: string };

const listed = new Map<string, readonly Country[]>();

/**
 * Every country's name in one language, in that language's order. Names come from the runtime:
 * server and browser may differ in some. Listed once: there are few languages, and many pages.
 */
export function listCountries(locale: string): readonly Country[] {
  const countries = listed.get(locale) ?? findCountries(locale);
  listed.set(locale, countries);
  return countries;
}

function findCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  const { compare } = new Intl.Collator(locale);
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((code) => {
      const name = noCountries.has(code) ? undefined : names.of(code);
      // Aliases of a country code, such as UK, are left out.
      return name && new Intl.Locale(`und-${code}`).region === code ? [{ code, name }] : [];
    })
    .toSorted((a, b) => compare(a.name, b.name));
}
