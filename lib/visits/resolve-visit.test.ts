import { resolveVisit } from "./resolve-visit";

const agency = { languages: ["en", "es"] as const, defaultLanguage: "en" as const };
const resolve = (url: string, cookie?: string) => {
  const [pathname = "", query] = url.split("?");
  return resolveVisit({ pathname, search: query === undefined ? "" : `?${query}`, cookie }, agency);
};

test.each([
  ["/about?currency=EUR&code=DE", "/about", { currency: "EUR.DE" }],
  ["/es?currency=EUR", "/es", { currency: "EUR" }],
  ["/es/about?x=1&currency=EUR", "/es/about?x=1", { currency: "EUR" }],
  ["/?lng=es&currency=MXN&code=MX", "/es", { locale: "es", currency: "MXN.MX" }],
  ["/en/about?currency=EUR", "/about", { currency: "EUR" }],
  ["/?currency=NONE&tab=Cars", "/?tab=Cars", {}],
  ["//evil.test?currency=EUR", "/evil.test", { currency: "EUR" }],
])("%s goes to %s and stores %j", (url, location, remembered) =>
  expect(resolve(url).redirect).toEqual({ location, status: 307, remembered }),
);

test("a stored language applies to a currency's redirect too", () => {
  expect(resolve("/about?currency=EUR", "es").redirect).toEqual({
    location: "/es/about",
    status: 307,
    remembered: { currency: "EUR" },
  });
});

test.each([
  ["/?hideHeader=true", ["hideHeader"]],
  ["/?hideHeader=true&hideFooter=true", ["hideHeader", "hideFooter"]],
  ["/?hideHeader=1&hideFooter=false", []],
])("%s hides %j", (url, visitCookies) =>
  expect(resolve(url)).toMatchObject({ redirect: null, visitCookies }),
);
