import fc from "fast-check";
import {
  checkedIllustration,
  checkedOrigin,
  checkedPicture,
  checkedSocialUrl,
  findUrlFault,
} from "./checked-url";

const rules = { allowLoopbackUrls: false };
const accepts = (schema: ReturnType<typeof checkedOrigin>, value: string) =>
  schema.safeParse(value).success;

it.each(["https://example.com", "https://www.example.com/a?b=c#d", "https://example.com:8443/x"])(
  "accepts %s",
  (value) => {
    expect(findUrlFault(value, rules)).toBeNull();
  },
);

it.each([
  "",
  "x",
  "/path",
  "//example.com",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://example.com",
  "ftp://example.com",
  "https://",
  "https://a@example.com",
  "https://a:b@example.com",
  "https://localhost",
  "https://x.localhost",
  "https://intranet",
  "https://exa mple.com",
  "https://127.0.0.1",
  "https://2130706433",
  "https://0x7f.1",
  "https://0",
  "http://[::1]",
  "https://[::ffff:7f00:1]",
  "https://10.0.0.8",
  "https://xn--pple-43d.com",
  "https://аpple.com",
  "https:\\\\example.com",
  "https://example.com\\@evil.example",
  " https://example.com",
])("rejects %p", (value) => {
  expect(findUrlFault(value, rules)).not.toBeNull();
});

it("accepts loopback if allowed, and no other http URL", () => {
  for (const url of [
    "http://localhost:4400/",
    "http://idp.localhost/x",
    "http://127.0.0.1:9",
    "http://[::1]:9",
  ])
    expect([url, findUrlFault(url, { allowLoopbackUrls: true })]).toEqual([url, null]);
  for (const url of [
    "http://example.com",
    "http://10.0.0.1",
    "http://127.0.0.1.example.com",
    "javascript://localhost/%0aalert(1)",
  ])
    expect([url, findUrlFault(url, { allowLoopbackUrls: true })]).not.toEqual([url, null]);
});

it("accepts images shipped with the site, and no path traversal", () => {
  expect(accepts(checkedPicture(rules), "/assets/agencies/voyara/hero-1600.webp")).toBe(true);
  for (const path of [
    "/assets/../secret.svg",
    "/assets//evil.example/x.svg",
    "//evil.example/x.svg",
    "/api/x.svg",
    "/assets/x.html",
    "/assets/x.svg?y",
  ])
    expect([path, accepts(checkedPicture(rules), path)]).toEqual([path, false]);
});

it("accepts uploaded pictures by their own address alone", () => {
  const hash = "0123456789abcdef".repeat(4);
  for (const schema of [checkedPicture(rules), checkedIllustration(rules)]) {
    expect(accepts(schema, `/media/${hash}.webp`)).toBe(true);
    for (const path of [
      `/media/${hash}`,
      `/media/${hash}.png`,
      `/media/${hash}.webp?x`,
      `/media/${hash}.webp\n`,
      `/media/${hash}0.webp`,
      `/media/${hash.toUpperCase()}.webp`,
      `/media/../${hash}.webp`,
      `//media/${hash}.webp`,
    ])
      expect([path, accepts(schema, path)]).toEqual([path, false]);
  }
});

it("accepts only each network's own pages", () => {
  expect(accepts(checkedSocialUrl("x.com", "twitter.com"), "https://www.twitter.com/a")).toBe(true);
  for (const url of [
    "https://x.com.evil.example/a",
    "https://notx.com/a",
    "https://example.com/x.com",
  ])
    expect([url, accepts(checkedSocialUrl("x.com"), url)]).toEqual([url, false]);
});

it("accepts an origin without a path", () => {
  expect(accepts(checkedOrigin(rules), "https://partner.example")).toBe(true);
  for (const url of [
    "https://partner.example/",
    "https://partner.example/x",
    "https://*.partner.example",
    "https://partner.example;script-src *",
  ])
    expect([url, accepts(checkedOrigin(rules), url)]).toEqual([url, false]);
});

it("only accepts https to a name with a dot", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl({ withFragments: true }),
        fc.string(),
        fc.string().map((text) => `https://${text}`),
      ),
      (value) => {
        if (findUrlFault(value, rules) !== null) return;
        const { protocol, hostname, username } = new URL(value);
        expect([protocol, username, hostname.includes("."), /^[\d.]+$/.test(hostname)]).toEqual([
          "https:",
          "",
          true,
          false,
        ]);
      },
    ),
  );
});
