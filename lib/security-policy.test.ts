import {
  contentSecurityPolicy,
  securityHeaders,
  sharedScripts,
  withScriptHashes,
} from "./security-policy";

test("only allowed scripts run", () => {
  const policy = contentSecurityPolicy("'nonce-abc' 'strict-dynamic'");
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
  expect(policy).not.toMatch(/unsafe-eval|style-src [^;]*unsafe-inline/);
  expect(policy).toMatch(/frame-ancestors 'none'$/);
});

test("an agency's origins may frame it; malformed origins are ignored", () => {
  const ancestors = (frameAncestors: string[]) =>
    /frame-ancestors (.*)$/.exec(contentSecurityPolicy("'self'", { frameAncestors }))?.[1];
  expect(ancestors(["https://acme.com", "http://localhost:4400"])).toBe(
    "https://acme.com http://localhost:4400",
  );
  expect(
    ancestors([
      "*",
      "https://*",
      "https://a.com; script-src *",
      "https://a.com/path",
      "javascript:x",
      "https://a.com\nx",
    ]),
  ).toBe("'none'");
});

test("scripts only send to the site, unless more is listed", () => {
  expect(contentSecurityPolicy("'self'")).not.toContain("connect-src");
  expect(contentSecurityPolicy("'self'", { connections: ["https://www.facebook.com"] })).toContain(
    "connect-src 'self' https://www.facebook.com;",
  );
});

test("a shared page lists its inline scripts by hash, and none by nonce", () => {
  const nonce = "0123456789abcdef0123456789abcdef";
  const toPolicy = (given: string | null) =>
    contentSecurityPolicy(sharedScripts(given), {
      scriptOrigins: ["https://*.googletagmanager.com"],
    });
  const hashed = withScriptHashes(toPolicy(nonce), {
    nonce,
    hashes: ["sha256-abc=", "sha256-def="],
  });
  expect(hashed).toContain(
    "script-src 'self' 'sha256-abc=' 'sha256-def=' https://*.googletagmanager.com;",
  );
  expect(hashed).not.toMatch(/nonce|strict-dynamic|unsafe-inline'? ?;.*script/);
  expect(withScriptHashes(toPolicy(nonce), { nonce, hashes: [] })).toBe(toPolicy(null));
});

test("only the front door's format is accepted as a fill nonce", () => {
  for (const given of [
    null,
    "",
    "abc",
    "0".repeat(31),
    "0".repeat(33),
    `${"0".repeat(31)}'`,
    `${"0".repeat(32)}\n`,
    "*".repeat(32),
  ])
    expect(sharedScripts(given)).toBe("'self'");
});

test("HSTS is only sent on https", () => {
  expect(securityHeaders({ isHttps: false })).not.toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders({ isHttps: true })).toHaveProperty("Strict-Transport-Security");
});

test("the remote main app's origins are only listed on its pages", () => {
  const policy = contentSecurityPolicy("'nonce-abc' 'strict-dynamic'", {
    remoteOrigins: ["https://app.example.com", "https://*; script-src *"],
  });
  for (const directive of ["script-src", "style-src", "connect-src", "font-src", "img-src"]) {
    expect(policy).toMatch(new RegExp(`(^|; )${directive} [^;]* https://app\\.example\\.com(;|$)`));
  }
  expect(policy).not.toContain("https://*");
  expect(contentSecurityPolicy("'self'")).not.toMatch(/connect-src|font-src|example/);
});
