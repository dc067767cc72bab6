const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const tables = new Map<string, Map<string, string>>();

/** Every country's name in one language, in lower case, with its code. */
function countriesIn(language: string): Map<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const table = new Map(
    letters.flatMap((first) =>
      letters.flatMap((second) => {
        const code = `${first}${second}`;
        const name = names.of(code);
        // Aliases of a country code, such as UK, are left out.
        return name && new Intl.Locale(`und-${code}`).region === code
          ? [[name.toLowerCase(), code] as const]
          : [];
      }),
    ),
  );
  tables.set(language, table);
  return table;
}

/**
 * ISO 3166-1 code of a country given as a code or by its name in English or one of these languages;
 * null for anything else.
 */
export function toCountryCode(written: string | null, languages: readonly string[]): string | null {
  const country = written?.trim().toLowerCase() ?? "";
  const tables = [...new Set([...languages, "en"])].map(countriesIn);
  const code = /^[a-z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).region : undefined;
  return (
    tables
      .flatMap(
        (table) => [...table.values()].find((each) => each === code) ?? table.get(country) ?? [],
      )
      .at(0) ?? null
  );
}
