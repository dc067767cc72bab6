import { readdirSync } from "node:fs";
import { dirname } from "node:path";

const root = "app/[tenant]/[locale]";

/**
 * Sample values of each dynamic segment of a route. A route without an entry here fails the crawl:
 * add one that leads to a page.
 */
const samples: Record<string, string> = {
  "agency-terms-and-conditions/[id]": "agency-terms-and-conditions/2026-07",
  "applications/[reference]": "applications/J-AAAAAAAA",
  "applications/[reference]/decide": "applications/J-AAAAAAAA/decide",
  "blog/[slug]": "blog/three-unhurried-days-in-lisbon",
  "bookings/[reference]": "bookings/AAAA-AAAA",
  "bookings/[reference]/assign": "bookings/AAAA-AAAA/assign",
  "bookings/[reference]/notes": "bookings/AAAA-AAAA/notes",
  "bookings/[reference]/refund": "bookings/AAAA-AAAA/refund",
  "bookings/[reference]/resend": "bookings/AAAA-AAAA/resend",
  "booknow/[service]": "booknow/resort",
  "booknow/[service]/[...step]": "booknow/resort/search",
  "booknow/[service]/bookings/checkout": "booknow/activities/bookings/checkout",
  "booknow/[service]/calendar": "booknow/hotels/calendar",
  "booknow/[service]/checkout": "booknow/hotels/checkout",
  "booknow/[service]/confirm-order": "booknow/hotels/confirm-order",
  "booknow/[service]/confirm-payment": "booknow/hotels/confirm-payment",
  "booknow/[service]/confirmation": "booknow/hotels/confirmation",
  "booknow/[service]/confirmation/[reference]": "booknow/cruise/confirmation/S-AAAAAAAA",
  "booknow/[service]/enquiry": "booknow/resort/enquiry",
  "booknow/[service]/enquiry/[reference]": "booknow/resort/enquiry/E-AAAAAAAA",
  "booknow/[service]/enquiry/send": "booknow/resort/enquiry/send",
  "booknow/[service]/receipt": "booknow/hotels/receipt",
  "booknow/[service]/reservation-details": "booknow/cars/reservation-details",
  "booknow/[service]/reservation-details/send": "booknow/flights/reservation-details/send",
  "booknow/[service]/voucher": "booknow/hotels/voucher",
  "booknow/activities/result-details/[id]":
    "booknow/activities/result-details/sandbox-a-null-island-plain",
  "cancellation-policy/[line]": "cancellation-policy/royal-caribbean",
  "clients/[reference]": "clients/K-22222222",
  "clients/[reference]/hand-over": "clients/K-22222222/hand-over",
  "clients/[reference]/notes": "clients/K-22222222/notes",
  "clients/[reference]/save": "clients/K-22222222/save",
  "destination/[slug]": "destination/lisbon",
  "errors/[status]/[[...path]]": "errors",
  "mytrip/mytrips/[reference]": "mytrip/mytrips/AAAA-AAAA",
  "enquiries/[reference]": "enquiries/E-AAAAAAAA",
  "lists/[list]/[form]": "lists/bookings/assign",
  "mytrip/support/[reference]": "mytrip/support/S-222222",
  "sandbox-payment/[id]": "sandbox-payment/00000000-0000-4000-8000-000000000000",
  "saved-views/[form]": "saved-views/save",
  "settings/payment/send/[form]": "settings/payment/send/key",
  "settings/developers/[form]": "settings/developers/test",
  "settings/support/[reference]": "settings/support/S-222222",
  "settings/website/[section]": "settings/website/contact",
  "settings/website/[section]/[slug]": "settings/website/blog/new",
  "settings/website/domains/[form]": "settings/website/domains/check",
  "sso/callback/[provider]": "sso/callback/agency",
  "support/[form]": "support/reply",
  "users/agents/send/[form]": "users/agents/send/role",
  "users/agents/view/[id]": "users/agents/view/00000000-0000-4000-8000-000000000000",
  "url/[id]": "url/expired-demo-link-0001",
  "[...rest]": "no-such-page",
};

const listRoutes = (): string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .map((file) => dirname(file))
    .map((folder) => (folder === "." ? "" : folder));

/** Every path of the app's own route folders, root-relative. */
export const listRoutePaths = (): string[] =>
  listRoutes().map((route) => {
    const path = samples[route] ?? route;
    if (path.includes("["))
      throw new Error(`e2e/prices/list-route-paths.ts: say what stands for ${route}`);
    return `/${path}`;
  });

const patterns = listRoutes()
  .filter((route) => route.includes("["))
  .map((route) => ({
    route,
    pattern: new RegExp(
      `^/${route
        .replace(/\/\[\[\.\.\.\w+\]\]/, "(?:/.*)?")
        .replace(/\[\.\.\.\w+\]/, ".+")
        .replace(/\[\w+\]/g, "[^/]+")}$`,
    ),
  }))
  // The catch-all comes last.
  .sort((a, b) => Number(a.route.startsWith("[")) - Number(b.route.startsWith("[")));

/** The route of a path: one without dynamic segments is its own route. */
export function toRoute(path: string, known: ReadonlySet<string>): string {
  return known.has(path)
    ? path
    : (patterns.find(({ pattern }) => pattern.test(path))?.route ?? path);
}
