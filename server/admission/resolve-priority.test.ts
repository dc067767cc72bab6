import { findRoute } from "@/lib/routes/find-route";
import { resolvePriority } from "./resolve-priority";

const key = "k".repeat(43);
const quote = "0b6f6c1e-3f8e-4a3e-9a55-0d2f4f2a7c11";
const session = { cookie: `locale=de; sid=${key}` };
const priorityOf = (url: string, headers: Record<string, string> = {}) =>
  resolvePriority(findRoute(url.replace(/\?.*/, "")).route, { url, headers });

test.each([
  [`/booknow/hotels/checkout?quote=${quote}`, {}],
  [`/booknow/hotels/confirm-payment?reference=V-7K4M2P9C&key=${key}`, {}],
  [`/booknow/hotels/voucher?reference=V-7K4M2P9C&key=${key}&view=client`, {}],
  [`/find-booking?key=${key}`, {}],
  [`/sandbox-payment/${key}`, {}],
  ["/booknow/hotels/checkout", session],
  ["/booknow/hotels/checkout", { cookie: `__Host-sid=${key}` }],
  ["/mytrip/mytrips", session],
  ["/bookings/V-7K4M2P9C", { cookie: `sid=${key}.aaa.bbb==; currency=EUR` }],
  // These have what is bought in the body.
  ["/api/quotes", {}],
  ["/api/bookings/V-7K4M2P9C/payment", {}],
  ["/api/payment-events/stripe", { "stripe-signature": "t=1,v1=2" }],
  ["/api/supplier-events/duffel", { "x-duffel-signature": "t=1,v1=2" }],
])("%s with %j is on the way to a payment", (url, headers) => {
  expect(priorityOf(url, headers)).toBe("pay");
});

test.each([
  ["/find-booking", {}],
  ["/find-booking?q=0.123", {}],
  ["/find-booking?key=short", {}],
  [`/find-booking?otherkey=${key}`, {}],
  [`/find-booking?key=${key}.`, {}],
  ["/booknow/hotels/checkout", { cookie: "sid=1" }],
  ["/booknow/hotels/checkout", { cookie: `xsid=${key}` }],
  ["/booknow/hotels/checkout", { cookie: `note=sid${key}` }],
  // A page that takes no key.
  [`/mytrip/mytrips?key=${key}`, {}],
  [`/bookings/${key}`, {}],
  ["/sandbox-payment/1", {}],
  ["/api/payment-events/stripe", session],
  ["/api/payment-events/stripe", { "x-duffel-signature": "t=1,v1=2" }],
  ["/api/supplier-events/duffel", session],
])("%s with %j counts as browsing", (url, headers) => {
  expect(priorityOf(url, headers)).toBe("browse");
});

test("a request with another priority keeps it, whatever it carries", () => {
  expect([
    priorityOf("/login"),
    priorityOf("/api/user/login"),
    priorityOf("/", session),
    priorityOf("/api/client-errors", session),
  ]).toEqual(["sign-in", "sign-in", "browse", "spare"]);
});
