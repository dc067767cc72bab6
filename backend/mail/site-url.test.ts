import { toSiteUrl } from "./site-url";

const agency = {
  subdomain: "sol",
  domains: [],
  languages: ["es" as const, "en" as const],
  defaultLanguage: "es" as const,
};

it("leads to the agency's main address in the reader's language", () => {
  expect(toSiteUrl(agency, "/verify?token=x", { language: "es" })).toBe(
    "http://sol.localhost:3000/verify?token=x",
  );
  expect(toSiteUrl(agency, "/verify", { language: "en" })).toBe(
    "http://sol.localhost:3000/en/verify",
  );
  expect(
    toSiteUrl({ ...agency, domains: ["sol.example", "sun.example"] }, "/x", { language: "en" }),
  ).toMatch(/^https?:\/\/sol\.example\/en\/x$/);
  // A language the agency doesn't offer has no pages.
  expect(toSiteUrl(agency, "/verify", { language: "da" })).toBe("http://sol.localhost:3000/verify");
});
