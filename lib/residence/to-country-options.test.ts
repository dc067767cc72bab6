import { toCountryOptions } from "./to-country-options";

it("selects the one that is chosen, and can't be broken out of", () => {
  expect(
    toCountryOptions(
      [
        { code: "KN", name: "St. Kitts & Nevis" },
        { code: "DK", name: '<b>Denmark"' },
      ],
      "DK",
    ),
  ).toBe(
    '<option value="KN">St. Kitts &amp; Nevis' + '<option value="DK" selected>&lt;b>Denmark&quot;',
  );
});
