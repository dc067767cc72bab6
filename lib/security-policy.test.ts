import { contentSecurityPolicy, isSensitivePage, isTokenPage, securityHeaders } from "./security-policy";

test("scripts run by what is given alone", () => {
  const policy = contentSecurityPolicy("'nonce-abc' 'strict-dynamic'");
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
  expect(policy).not.toMatch(/unsafe-eval|style-src [^;]*unsafe-inline/);
  expect(policy).toMatch(/frame-ancestors 'none'$/);
});

test("an agency's origins may frame it; what is no origin counts for nothing", () => {
  const ancestors = (frameAncestors: string[]) => /frame-ancestors (.*)$/.exec(contentSecurityPolicy("'self'", { frameAncestors }))?.[1];
  expect(ancestors(["https://acme.com", "http://localhost:4400"])).toBe("https://acme.com http://localhost:4400");
  expect(ancestors(["*", "https://*", "https://a.com; script-src *", "https://a.com/path", "javascript:x", "https://a.com\nx"])).toBe("'none'");
});

test("scripts send to the site alone, unless more is named", () => {
  expect(contentSecurityPolicy("'self'")).not.toContain("connect-src");
  expect(contentSecurityPolicy("'self'", { connections: ["https://www.facebook.com"] })).toContain("connect-src 'self' https://www.facebook.com;");
});

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
  ["/booknow/cars/confirm-payment", true],
  ["/pay", true],
  ["/sandbox-payment/abc", true],
  ["/find-booking", true],
])("%s is sign-in or payment: %s", (path, sensitive) => expect(isSensitivePage(path)).toBe(sensitive));

test.each([
  ["/verify", true],
  ["/find-booking", true],
  ["/booknow/hotels/checkout", true],
  ["/booknow/hotels/confirm-payment", true],
  ["/booknow/hotels/voucher", true],
  ["/booknow/hotels/calendar", true],
  ["/booknow/hotels/search", false],
  ["/hotel-details", false],
  ["/mytrip/mytrips", false],
])("%s has a token in its address: %s", (path, hasToken) => expect(isTokenPage(path)).toBe(hasToken));

test("only https is promised to stay https", () => {
  expect(securityHeaders({ isHttps: false })).not.toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders({ isHttps: true })).toHaveProperty("Strict-Transport-Security");
});

test("the remote main app's origins are named where its pages need them, and nowhere else", () => {
  const policy = contentSecurityPolicy("'nonce-abc' 'strict-dynamic'", { remoteOrigins: ["https://app.example.com", "https://*; script-src *"] });
  for (const directive of ["script-src", "style-src", "connect-src", "font-src", "img-src"]) {
    expect(policy).toMatch(new RegExp(`(^|; )${directive} [^;]* https://app\\.example\\.com(;|$)`));
  }
  expect(policy).not.toContain("https://*");
  expect(contentSecurityPolicy("'self'")).not.toMatch(/connect-src|font-src|example/);
});
