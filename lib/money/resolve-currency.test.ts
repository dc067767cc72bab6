import { resolveCurrency } from "./resolve-currency";

test.each([
  [
    "the saved choice first",
    { cookie: "EUR.DE", profile: "MXN", agencyDefault: "DKK", geoCountry: "GB" },
    { currency: "EUR", country: "DE" },
  ],
  ["a saved choice without a country", { cookie: "EUR" }, { currency: "EUR", country: null }],
  [
    "a broken cookie is none",
    { cookie: "EURO.DE", profile: "MXN" },
    { currency: "MXN", country: null },
  ],
  [
    "a currency nobody pays with is none",
    { cookie: "XYZ.DE", profile: "XXL", agencyDefault: "DKK" },
    { currency: "DKK", country: null },
  ],
  [
    "the profile before the agency",
    { profile: "MXN", agencyDefault: "DKK" },
    { currency: "MXN", country: null },
  ],
  [
    "the agency before the country",
    { profile: null, agencyDefault: "DKK", geoCountry: "GB" },
    { currency: "DKK", country: null },
  ],
  ["the country", { geoCountry: "gb" }, { currency: "GBP", country: null }],
  ["an unknown country is none", { geoCountry: "XX" }, { currency: "USD", country: null }],
  ["dollars in the end", {}, { currency: "USD", country: null }],
])("%s", (_, sources, expected) => expect(resolveCurrency(sources)).toEqual(expected));
