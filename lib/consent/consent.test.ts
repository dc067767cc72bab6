import fc from "fast-check";
import { consentCategories, readConsent, toConsent, toConsentValue } from "./consent";

test.each([
  [undefined, null],
  ["", null],
  ["yes", null],
  ["none", []],
  ["statistics", ["statistics"]],
  ["marketing.statistics", ["statistics", "marketing"]],
  ["statistics.everything", ["statistics"]],
])("%j means %j", (value, granted) => expect(toConsent(value)).toEqual(granted));

test("reads what it writes", () =>
  fc.assert(
    fc.property(fc.subarray([...consentCategories]), (granted) => {
      expect(toConsentValue(granted)).toMatch(/^[a-z.]+$/);
      expect(toConsent(toConsentValue(granted))).toEqual(granted);
    }),
  ));

test.each([
  ["", null],
  ["consent=none", []],
  ["currency=EUR.DE; consent=marketing; locale=de", ["marketing"]],
  ["consent=statistics; xconsent=none", ["statistics"]],
  ["xconsent=statistics", null],
  ["note=consent=statistics", null],
])("%j says %j", (cookies, granted) => expect(readConsent(cookies)).toEqual(granted));
