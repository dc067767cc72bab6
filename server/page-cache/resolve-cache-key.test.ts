import fc from "fast-check";
import { NextRequest } from "next/server";
import { defaultAgency } from "@/lib/api/contract/default-agency";
import { chooseLocale } from "@/lib/routes/choose-locale";
import { resolveResidence } from "@/lib/residence/resolve-residence";
import { resolveCurrency } from "@/lib/money/resolve-currency";
import { resolveSharing } from "@/lib/routes/resolve-sharing";
import { resolveTenant } from "@/lib/tenant/resolve-tenant";
import { rscHeaders, toKeyId } from "./cache-key";
import { createKeyResolver } from "./create-key-resolver";
import { resolveCacheKey, type RequestHead } from "./resolve-cache-key";
import { toFillRequest } from "./to-fill-request";

const settings = {
  rootDomain: "test",
  defaultAgency: "demo",
  trustProxy: false,
  geoCountryHeader: "x-country",
};
const agency = {
  languages: ["en" as const, "es" as const, "ar" as const],
  defaultLanguage: "es" as const,
  country: "Portugal",
  dealDefaults: defaultAgency.dealDefaults,
};

const hosts = [
  "a.test",
  "A.test",
  "a.test:80",
  "www.a.test",
  "a.test.",
  "b.test",
  "b.test:3000",
  "test",
  "a.example",
  "b.example.",
  "a.b.test",
  "127.0.0.1",
  "[::1]",
];
const paths = [
  "/",
  "/about",
  "/About",
  "/%61bout",
  "/es",
  "/es/about",
  "/about/",
  "//about",
  "/blog/x",
  "/blog/%C3%A9",
  "/blog/%c3%a9",
  "/hotel-details",
  "/destination/oslo",
  "/login",
];
const queries = [
  "",
  "?",
  "?utm_source=x",
  "?tab=Hotels",
  "?tab=Hotels&gclid=1",
  "?gclid=2&tab=Hotels",
  "?tab=Car+Rentals",
  "?tab=Car%20Rentals",
  "?id=h-1",
  "?x=1",
  "?lng=es",
  "?_rsc=a1",
  "?_rsc=b2",
  "?_rsc=a1&tab=Hotels",
];
const cookies = [
  "locale=ar",
  "locale=es",
  "locale=xx",
  "currency=EUR",
  "currency=EUR.DE",
  "currency=MXN.MX",
  "currency=EUR%2EDE",
  "currency=???",
  "currency=%",
  "residence=NO",
  "residence=xx",
  "ga=1",
  "sid=1",
  "__Host-sid=2",
  "hideHeader=true",
  "hideFooter",
  "other=currency",
];
const values = fc.constantFrom(undefined, "1", "2", "/es/about", "%5B%22%22%5D");

const mostly = (usual: string[], rest: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...rest) },
  );

const requests: fc.Arbitrary<RequestHead> = fc
  .record({
    method: fc.constantFrom("GET", "GET", "HEAD", "POST"),
    host: mostly(["a.test", "www.a.test", "b.test"], hosts),
    path: mostly(["/", "/about", "/es"], paths),
    query: mostly(["", "?utm_source=x", "?tab=Hotels"], queries),
    cookie: fc.option(
      fc.subarray(cookies, { maxLength: 3 }).map((list) => list.join("; ")),
      { nil: undefined },
    ),
    rsc: fc.constantFrom(undefined, undefined, "1", "0"),
    country: fc.constantFrom(undefined, "DE", "mx", "1", "NO"),
    router: fc.record(Object.fromEntries(rscHeaders.map((name) => [name, values]))),
    extra: fc.constantFrom(
      {},
      {},
      { "user-agent": "x" },
      { "x-forwarded-host": "b.test" },
      { "accept-language": "ar" },
      { authorization: "x" },
      { "x-shared-fill": "0" },
    ),
  })
  .map(({ method, host, path, query, cookie, rsc, country, router, extra }) => ({
    method,
    url: `${path}${query}`,
    headers: {
      host,
      ...(cookie ? { cookie } : {}),
      ...(rsc ? { rsc } : {}),
      ...(country ? { "x-country": country } : {}),
      ...router,
      ...extra,
    },
  }));

/** As the page reads them. */
function toCookies(cookie: string | undefined): Record<string, string | undefined> {
  const { cookies } = new NextRequest("http://x", cookie ? { headers: { cookie } } : {});
  return Object.fromEntries(cookies.getAll().map(({ name, value }) => [name, value]));
}

/**
 * Everything that a render of a shared page can depend on, by the functions that it really uses.
 */
function toRender({ url = "", headers }: RequestHead) {
  const { pathname, search } = new URL(url, "http://x");
  const jar = toCookies(headers.cookie);
  const sharing = resolveSharing({ pathname, search });
  const geoCountry = headers["x-country"]?.toString() ?? null;
  const isRouter = headers.rsc === "1";
  return {
    tenant: resolveTenant(headers.host, settings),
    locale: chooseLocale(
      { pathname, search: sharing?.search ?? search, cookie: jar.locale },
      agency,
    ),
    currency: resolveCurrency({ cookie: jar.currency, geoCountry }).currency,
    residence: sharing?.variesOnResidence
      ? resolveResidence({
          cookie: jar.residence,
          currencyCookie: jar.currency,
          geoCountry,
          agency,
        })
      : null,
    isSomebody:
      ["sid", "__Host-sid", "hideHeader", "hideFooter"].some((name) => jar[name] !== undefined) ||
      headers.authorization !== undefined,
    router: isRouter
      ? [
          ...rscHeaders.map((name) => headers[name]),
          new URL(url, "http://x").searchParams.get("_rsc"),
        ]
      : null,
    pathname,
  };
}
/** Memoised: the result of one request must not leak into another. */
const resolveKey = createKeyResolver(settings);
const keyOf = (request: RequestHead) => resolveKey(request)?.key ?? null;
/** Enough for some dozens of pairs of requests to share a key. */
const runs = { numRuns: 3_000 };

test("the request made from a key renders what the visitor would have got", () => {
  let shared = 0;
  fc.assert(
    fc.property(requests, (request) => {
      const key = keyOf(request);
      if (!key) return;
      shared += 1;
      const { path, headers } = toFillRequest(key, settings);
      expect(
        toRender({ method: "GET", url: path, headers: headers as RequestHead["headers"] }),
      ).toEqual({ ...toRender(request), isSomebody: false });
      expect(toRender(request).isSomebody).toBe(false);
    }),
    runs,
  );
  expect(shared).toBeGreaterThan(50);
});

/** Pairs that differ little, so that they often share a key. */
const pairs = fc
  .tuple(
    requests,
    requests,
    fc.subarray(["url", "host", "cookie", "rsc", "x-country", ...rscHeaders], { minLength: 1 }),
  )
  .map(([one, other, changed]) => {
    const headers: RequestHead["headers"] = { ...one.headers };
    for (const name of changed) headers[name] = other.headers[name];
    return [one, { ...one, url: changed.includes("url") ? other.url : one.url, headers }] as const;
  });

test("two requests share a key only if they make the same request to Next, and never across hosts", () => {
  let met = 0;
  fc.assert(
    fc.property(pairs, ([one, other]) => {
      // The first is memoised when the second is read.
      const keys = [keyOf(one), keyOf(other)];
      const [first, second] = keys;
      if (!first || !second || toKeyId(first) !== toKeyId(second)) return;
      met += 1;
      expect(toFillRequest(first, settings)).toEqual(toFillRequest(second, settings));
      expect(toRender(one)).toEqual(toRender(other));
    }),
    runs,
  );
  expect(met).toBeGreaterThan(50);
});

test("a fill request is made from the key alone, and resolves to the same key", () => {
  fc.assert(
    fc.property(requests, (request) => {
      const key = keyOf(request);
      if (!key) return;
      const { path, headers } = toFillRequest(key, settings);
      const allowed = ["host", "cookie", "x-country", "x-shared-fill", "rsc", ...rscHeaders];
      expect(Object.keys(headers).filter((name) => !allowed.includes(name))).toEqual([]);
      expect(
        keyOf({ method: "GET", url: path, headers: headers as RequestHead["headers"] }),
      ).toEqual(key);
    }),
    runs,
  );
});

test.each([
  ["GET", "/about", "a.test", "/about"],
  ["HEAD", "/about?utm_source=x", "www.A.test:80", "/about"],
  ["GET", "/?utm_medium=y&tab=Hotels", "a.test.", "/?tab=Hotels"],
  ["GET", "/about?_rsc=x", "a.test", "/about"],
])("%s %s at %s is %s", (method, url, host, path) => {
  const key = keyOf({ method, url, headers: { host } });
  expect(key && toFillRequest(key, settings)).toEqual({
    path,
    headers: { host: "a.test", "x-shared-fill": "1" },
  });
});

test("a country counts only if nothing else decides the currency, and a residence only if prices depend on it", () => {
  const partsOf = (url: string, cookie?: string) => {
    const key = keyOf({
      method: "GET",
      url,
      headers: { host: "a.test", "x-country": "no", ...(cookie ? { cookie } : {}) },
    });
    return key && [key.currency, key.residence, key.country];
  };
  expect(partsOf("/about")).toEqual(["", "", "NO"]);
  expect(partsOf("/about", "currency=EUR.DE; residence=DK")).toEqual(["EUR", "", ""]);
  expect(partsOf("/", "currency=EUR.DE")).toEqual(["EUR.DE", "", ""]);
  expect(partsOf("/", "currency=EUR")).toEqual(["EUR", "", "NO"]);
  expect(partsOf("/", "currency=EUR; residence=DK")).toEqual(["EUR", "DK", ""]);
  // With an explicit residence the currency's country says nothing more: one copy, not one for each
  // country.
  expect(partsOf("/", "currency=EUR.DE; residence=DK")).toEqual(["EUR", "DK", ""]);
});

test("the host is taken from a proxy's header only if we trust one", () => {
  const head = {
    method: "GET",
    url: "/about",
    headers: { host: "a.test", "x-forwarded-host": "b.test" },
  };
  expect([
    keyOf(head)?.host,
    resolveCacheKey(head, { ...settings, trustProxy: true })?.host,
  ]).toEqual(["a.test", "b.test"]);
});
