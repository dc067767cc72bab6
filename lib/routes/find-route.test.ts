import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { findRoute } from "./find-route";
import { fileRoutes, pageRoutes } from "./routes";

/** In route notation: optional segments belong to their parent. */
const listFolders = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .map((file) =>
      `/${dirname(file) === "." ? "" : dirname(file)}`.replace(/\/\[\[\.\.\.\w+\]\]$/, ""),
    );

test("every page of app/ has its row, and so has every file of an agency", () => {
  const names = pageRoutes.map(({ name }) => name);
  const folders = listFolders("app/[tenant]/[locale]");
  expect(folders).toEqual(
    expect.arrayContaining(["/", "/about", "/blog/[slug]", "/booknow/[service]/voucher"]),
  );
  expect(folders.filter((folder) => folder !== "/[...rest]" && !names.includes(folder))).toEqual(
    [],
  );
  expect(fileRoutes.map(({ name }) => name).sort()).toEqual([
    "/favicon.ico",
    "/manifest.webmanifest",
    "/media/[file]",
    "/robots.txt",
    "/sitemap-[kind].xml",
    "/sitemap.xml",
  ]);
});

test.each([
  ["/", "/", true],
  ["/about", "/about", true],
  ["/About", "/about", true],
  ["/about/us", "/about", false],
  ["/abouts", "/[...rest]", false],
  ["/blog/share", "/blog/share", true],
  ["/blog/lisbon", "/blog/[slug]", true],
  ["/blog/lisbon/more", "/blog/[slug]", false],
  ["/booknow/hotels/checkout", "/booknow/[service]/checkout", true],
  ["/booknow/hotels/reservation-details", "/booknow/[service]/reservation-details", true],
  ["/booknow/cars/checkout", "/booknow/[service]/checkout", true],
  ["/booknow/activities/bookings/checkout", "/booknow/[service]/bookings/checkout", true],
  ["/booknow/resort/search/far/away", "/booknow/[service]/[...step]", false],
  ["/booknow/cars/enquiry", "/booknow/[service]/enquiry", true],
  ["/booknow/hotels/enquiry/E-7K4M2P9C", "/booknow/[service]/enquiry/[reference]", true],
  ["/media/0a.webp", "/media/[file]", true],
  ["/sitemap-pages.xml", "/sitemap-[kind].xml", true],
  ["/api/bookings/ABCD-2345/cancel", "/api/bookings", false],
  ["/api/hotels/search", "/api", false],
  ["/no-such-page", "/[...rest]", false],
])("%s is %s (exactly: %s)", (path, name, isExact) =>
  expect(findRoute(path)).toMatchObject({ route: { name }, isExact }),
);

test.each([
  ["/", false],
  ["/about", false],
  ["/loginhelp", false],
  ["/booknow/hotels/search", false],
  ["/login", true],
  ["/Login", true],
  ["/login/x", true],
  ["/booknow/hotels/checkout", true],
  ["/booknow/activities/bookings/checkout", true],
  ["/booknow/activities/confirmation/A-7K4M2P9C", true],
  ["/booknow/cars/confirm-payment", true],
  ["/pay", true],
  ["/sandbox-payment/abc", true],
  ["/find-booking", true],
])("%s is sign-in or payment: %s", (path, isSensitive) =>
  expect(findRoute(path).route.isSensitive).toBe(isSensitive),
);

test.each([
  ["/verify", true],
  ["/find-booking", true],
  ["/sso/callback/agency", true],
  ["/booknow/hotels/checkout", true],
  ["/booknow/hotels/confirm-payment", true],
  ["/booknow/hotels/voucher", true],
  ["/booknow/hotels/calendar", true],
  ["/booknow/cars/checkout", true],
  ["/booknow/cars/confirm-order", true],
  ["/booknow/cruise/confirmation/C-7K4M2P9C", true],
  ["/booknow/activities/bookings/checkout", true],
  ["/booknow/cars/enquiry/E-7K4M2P9C", true],
  ["/booknow/cars/enquiry", false],
  ["/booknow/hotels/search", false],
  ["/hotel-details", false],
  ["/mytrip/mytrips", false],
])("%s has a token in its URL: %s", (path, hasToken) =>
  expect(findRoute(path).route.hasToken).toBe(hasToken),
);
