import fc from "fast-check";
import { pageRoutes, fileRoutes } from "./routes";
import { resolveSharing } from "./resolve-sharing";
import { sharedRouteNames } from "./sharing";
import { sharingHeaders } from "./sharing-headers";

const shared = (address: string) => {
  const { pathname, search } = new URL(address, "https://acme.test");
  return resolveSharing({ pathname, search });
};

test("what is shared is a page or a file of the table, and not personal", () => {
  const routes = [...pageRoutes, ...fileRoutes];
  for (const name of sharedRouteNames) {
    const route = routes.find((each) => each.name === name);
    expect(route).toMatchObject({
      isSensitive: false,
      hasToken: false,
      isPersonal: false,
      isRemote: false,
      priority: "browse",
    });
  }
});

test.each([
  ["/", ""],
  ["/ar", ""],
  ["/?tab=Hotels", "?tab=Hotels"],
  ["/?utm_source=mail&tab=Car+Rentals&gclid=x", "?tab=Car+Rentals"],
  ["/es/faqs?_rsc=abc&fbclid=1", ""],
  ["/blog/lisbon", ""],
  ["/hotel-details?id=sandbox-h-1", "?id=sandbox-h-1"],
  ["/hotel-reviews?id=sandbox-h-1", "?id=sandbox-h-1"],
  ["/sitemap-pages.xml", ""],
])("%s is shared as %j", (address, search) => expect(shared(address)?.search).toBe(search));

test.each([
  "/?tab=nonsense",
  "/?tab=hotels",
  "/?tab=Hotels&tab=Cars",
  "/?lat=1&long=2",
  "/?hideHeader=true",
  "/?lng=es",
  "/?currency=EUR",
  "/?x=1",
  "/?__proto__=1",
  "/?constructor=1",
  "/about/us",
  "/login",
  "/booknow/hotels/search?place=Lisbon",
  "/booknow/hotels/checkout?quote=1",
  "/mytrip/mytrips",
  "/url/lisbon",
  "/no-such-page",
  "/api/agency",
  "/hotel-details?id=../../x",
  "/hotel-reviews?id=1&theme=staff",
  "/hotel-reviews?id=1&page=2",
  "/hotel-reviews?id=1&checkIn=2026-12-05",
])("%s is not shared", (address) => expect(shared(address)).toBeNull());

test("from any query the allowed parameters remain, once each and in order, or nothing is shared", () => {
  const name = fc.constantFrom("tab", "utm_source", "gclid", "id", "lng", "Tab", "x");
  const value = fc.constantFrom("Hotels", "hotels", "a b", "");
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 4 }), (pairs) => {
      const search = resolveSharing({
        pathname: "/",
        search: `?${new URLSearchParams(pairs)}`,
      })?.search;
      if (search !== undefined) expect(search).toMatch(/^(?:\?tab=Hotels)?$/);
    }),
  );
});

test("prices are never older than ten minutes; texts survive a day's outage", () => {
  const home = shared("/");
  const about = shared("/about");
  if (!home || !about) throw new Error("neither is shared");
  expect(home.freshSeconds + Math.max(home.staleSeconds, home.errorSeconds)).toBeLessThanOrEqual(
    600,
  );
  expect(about.errorSeconds).toBeGreaterThanOrEqual(86_400);
  expect(sharingHeaders(home, { subdomain: "acme" })).toEqual({
    "Cache-Control": "private, no-cache",
    "CDN-Cache-Control": "public, max-age=60, stale-while-revalidate=540, stale-if-error=540",
    "Cache-Tag": "acme,acme:deals,acme:destinations,rates",
  });
});
