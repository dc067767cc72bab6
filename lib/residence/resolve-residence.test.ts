import { defaultAgency } from "@/lib/api/contract/default-agency";
import { resolveResidence } from "./resolve-residence";

const agency = (country: string | null) => ({
  country,
  languages: ["da" as const],
  dealDefaults: { ...defaultAgency.dealDefaults, countryOfResidence: "US" },
});

it.each([
  ["nothing known", {}, "US"],
  ["where they are", { geoCountry: "de" }, "DE"],
  ["by their currency", { geoCountry: "de", currencyCookie: "EUR.AT" }, "AT"],
  ["a currency without a country", { geoCountry: "de", currencyCookie: "EUR" }, "DE"],
  ["as last time", { geoCountry: "de", currencyCookie: "EUR.AT", cookie: "DK" }, "DK"],
  ["a cookie that is no country", { cookie: "Denmark; x" }, "US"],
  ["a header that is no country", { geoCountry: "unknown" }, "US"],
])("%s", (_, known, residence) =>
  expect(resolveResidence({ ...known, agency: agency(null) })).toBe(residence),
);

it("is where they are rather than where the agency is", () =>
  expect(resolveResidence({ geoCountry: "de", agency: agency("Danmark") })).toBe("DE"));

it.each([
  ["Danmark", "DK"],
  ["Denmark", "DK"],
  ["Atlantis", "US"],
])("in %s, where nothing else is known: %s", (country, residence) =>
  expect(resolveResidence({ agency: agency(country) })).toBe(residence),
);
