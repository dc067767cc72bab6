import fc from "fast-check";
import { languageCodes } from "@/lib/api/contract/languages";
import { chooseLocale } from "./choose-locale";

const agency = { languages: ["en", "es", "da"] as const, defaultLanguage: "en" as const };
const spanish = { languages: ["es", "de"] as const, defaultLanguage: "es" as const };
const choose = (url: string, cookie?: string, of: Parameters<typeof chooseLocale>[1] = agency) => {
  const [pathname = "", query] = url.split("?");
  return chooseLocale({ pathname, search: query === undefined ? "" : `?${query}`, cookie }, of);
};
const stays = (locale: string, path: string) => ({ locale, path, redirect: null });
const goes = (location: string, status: 307 | 308, setsCookie = false) =>
  expect.objectContaining({ redirect: { location, status, setsCookie } });

test.each([
  ["/", "en", "/"],
  ["/about", "en", "/about"],
  ["/es", "es", "/"],
  ["/es/", "es", "/"],
  ["/es/about?x=1", "es", "/about"],
  ["/ES/about", "en", "/ES/about"],
  ["/esx", "en", "/esx"],
])("%s is %s %s", (url, locale, path) => expect(choose(url)).toEqual(stays(locale, path)));

test.each([
  ["/en", "/"],
  ["/en/about?x=1", "/about?x=1"],
  ["/en//evil.test", "/evil.test"],
])("the default's prefix is removed permanently: %s to %s", (url, location) =>
  expect(choose(url)).toEqual(goes(location, 308)),
);

test("a language the agency doesn't offer redirects to its default", () => {
  expect(choose("/sv/about?x=1")).toEqual(goes("/about?x=1", 307));
  expect(choose("/en/about", undefined, spanish)).toEqual(goes("/about", 307));
});

test.each([
  ["/", "es", "/es"],
  ["/about?x=1", "es", "/es/about?x=1"],
])("a bare path redirects to the stored language: %s", (url, cookie, location) =>
  expect(choose(url, cookie)).toEqual(goes(location, 307)),
);

test.each([["en"], ["sv"], ["xx"], [""], ["../es"]])("ignores the cookie %j", (cookie) =>
  expect(choose("/about", cookie)).toEqual(stays("en", "/about")),
);

test("a prefix overrides the cookie", () =>
  expect(choose("/da/about", "es")).toEqual(stays("da", "/about")));

test.each([
  ["/?lng=es", "/es"],
  ["/about?lng=es", "/es/about"],
  ["/about?a=1&lng=es&b=2", "/es/about?a=1&b=2"],
  ["/da/about?lng=es", "/es/about"],
  ["/da/about?lng=en", "/about"],
  ["/da/about?lng=sv", "/about"],
  ["/da/about?lng=klingon", "/about"],
  ["/da/about?lng=", "/about"],
  ["/booknow/cars/search?from=LIS&lng=es", "/es/booknow/cars"],
  ["/booknow/cars?from=LIS&lng=es", "/es/booknow/cars?from=LIS"],
  ["/booknow/hotels/checkout?quote=7&lng=es", "/es/booknow/hotels/checkout?quote=7"],
  ["/booknow/cars/checkout?quote=7&lng=es", "/es/booknow/cars/checkout?quote=7"],
  ["/booknow/cars/confirm-payment?key=7&lng=es", "/es/booknow/cars/confirm-payment?key=7"],
])("?lng= is remembered: %s to %s", (url, location) =>
  expect(choose(url)).toEqual(goes(location, 307, true)),
);

test("an unknown language is English if offered, else the default", () => {
  expect(choose("/?lng=xx", undefined, { languages: ["es", "en"], defaultLanguage: "es" })).toEqual(
    goes("/en", 307, true),
  );
  expect(choose("/?lng=xx", undefined, spanish)).toEqual(goes("/", 307, true));
});

const segments = fc.constantFrom("", "en", "es", "sv", "about", "evil.test", "..", "%2f");
const urls = fc
  .tuple(fc.array(segments, { maxLength: 5 }), fc.option(fc.constantFrom(...languageCodes, "xx")))
  .map(([parts, lng]) => `/${parts.join("/")}${lng ? `?lng=${lng}&a=1` : "?a=1"}`);

test("every redirect stays on the site, and redirects end", () =>
  fc.assert(
    fc.property(
      urls,
      fc.option(fc.constantFrom(...languageCodes), { nil: undefined }),
      (url, cookie) => {
        let choice = choose(url, cookie);
        for (let hops = 0; choice.redirect; hops++) {
          const { location, setsCookie } = choice.redirect;
          expect(location).toMatch(/^\/(?!\/)/);
          expect(hops).toBeLessThan(7);
          choice = choose(location, setsCookie ? choice.locale : cookie);
        }
        expect(agency.languages).toContain(choice.locale);
      },
    ),
    { numRuns: 2_000 },
  ));
