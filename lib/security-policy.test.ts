import { contentSecurityPolicy, isFramable, securityHeaders } from "./security-policy";

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

test.each([
  ["/", true],
  ["/about", true],
  ["/loginhelp", true],
  ["/booknow/hotels/search", true],
  ["/login", false],
  ["/Login", false],
  ["/login/x", false],
  ["/booknow/hotels/checkout", false],
  ["/booknow/activities/bookings/checkout", false],
  ["/booknow/cars/confirm-payment", false],
  ["/pay", false],
])("%s may be framed: %s", (path, framable) => expect(isFramable(path)).toBe(framable));

test("only https is promised to stay https", () => {
  expect(securityHeaders({ isHttps: false })).not.toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders({ isHttps: true })).toHaveProperty("Strict-Transport-Security");
});
