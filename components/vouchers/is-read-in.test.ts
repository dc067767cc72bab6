import { isReadIn } from "./is-read-in";

it.each([
  ["GB", "ar", false],
  ["GB", "de", false],
  ["JP", "en", true],
  ["AE", "ar", true],
  ["AT", "de", true],
  // Some of its people do.
  ["IT", "de", false],
  ["NO", "no", true],
  ["MX", "es", true],
  [undefined, "es", false],
  [undefined, "en", true],
] as const)("knows whether those in %s read %s", (country, language, isRead) => {
  expect(isReadIn(country, language)).toBe(isRead);
});
