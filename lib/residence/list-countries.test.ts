import { languages } from "@/lib/api/contract/languages";
import { readStayQuery } from "@/lib/hotels/stay-query";
import { listCountries } from "./list-countries";

it.each(languages.map(({ code }) => code))(
  "names every country of residence, once, in %s",
  (locale) => {
    const countries = listCountries(locale);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThan(230);
    // Every choice is accepted.
    const refused = countries.filter(
      ({ code }) =>
        readStayQuery({ residence: code }, { today: "2026-11-21", residence: "DK" }).residence !==
        code,
    );
    expect(refused).toEqual([]);
  },
);

it("is in the language's own order", () => {
  expect(listCountries("sv").at(-1)?.name).toBe("Östtimor");
  expect(listCountries("en")[0]).toEqual({ code: "AF", name: "Afghanistan" });
});
