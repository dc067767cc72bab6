import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { openApiDouble } from "@/lib/api/testing/open-api-double";
import middleware from "./middleware";

type Double = Awaited<ReturnType<typeof openApiDouble>>;
let api: Double;

beforeEach(async () => {
  globalThis.agencyRegistry = undefined;
  const acme = agencyFixture({
    domains: ["acme-travel.test"],
    frameAncestors: ["https://acme.example"],
  });
  const analytics = {
    isEnabled: true,
    googleAnalyticsId: "G-H4RB0URDEM",
    facebookAnalyticsId: null,
  };
  const counting = agencyFixture({ subdomain: "counting", analytics });
  const dormant = agencyFixture({
    subdomain: "dormant",
    status: "Inactive",
    defaultLanguage: "es",
    languages: ["es"],
  });
  api = await openApiDouble({
    "acme.localhost": acme,
    "acme-travel.test": acme,
    "dormant.localhost": dormant,
    "counting.localhost": counting,
  });
  const set = {
    MAIN_API_URL: api.url,
    RESORT_API_URL: api.url,
    BACKEND_TOKEN: "b".repeat(32),
    ROOT_DOMAIN: "localhost",
    DEFAULT_AGENCY: "acme",
  };
  jest.replaceProperty(process, "env", { ...process.env, ...set });
});
afterEach(() => api.close());

const visit = (path: string, headers: Record<string, string> = {}) =>
  middleware(
    new NextRequest(`http://internal${path}`, {
      headers: { host: "acme.localhost:3000", ...headers },
    }),
  );
const rewritten = (response: Response) =>
  response.headers.get("x-middleware-rewrite")?.replace("http://internal", "");
const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? "")?.[1];

test.each([
  ["/", {}, "/acme/en"],
  ["/about?x=1", {}, "/acme/en/about?x=1"],
  ["/es/about", {}, "/acme/es/about"],
  ["/", { host: "acme-travel.test" }, "/acme/en"],
  ["/", { host: "localhost:3000" }, "/acme/en"],
  ["/beta/de/x", {}, "/acme/en/beta/de/x"],
  ["/agency-status/en/inactive", {}, "/acme/en/agency-status/en/inactive"],
  [
    "/?tenant=beta&nxtPtenant=beta",
    { "x-tenant": "beta", "x-forwarded-host": "dormant.localhost" },
    "/acme/en?tenant=beta&nxtPtenant=beta",
  ],
  ["/robots.txt", {}, "/acme/robots.txt"],
  ["/sitemap.xml", {}, "/acme/sitemap.xml"],
  ["/sitemap-blog.xml", {}, "/acme/sitemaps/blog"],
  ["/es/sitemap-blog.xml", {}, "/acme/es/sitemap-blog.xml"],
  ["/manifest.webmanifest", {}, "/acme/manifest.webmanifest"],
  ["/favicon.ico", {}, "/acme/favicon.ico"],
  ["/media/0a.webp", {}, "/acme/media/0a.webp"],
  ["/media/a/b", {}, "/acme/en/media/a/b"],
  ["/es/media/0a.webp", {}, "/acme/es/media/0a.webp"],
])("%s %j leads to %s", async (path, headers, target) => {
  const response = await visit(path, headers);
  expect([response.status, rewritten(response)]).toEqual([200, target]);
});

test("an uploaded picture's own headers aren't set before its route can", async () => {
  const { headers } = await visit("/media/0a.webp", { "x-shared-fill": "1" });
  for (const name of ["cache-control", "content-security-policy", "cdn-cache-control"])
    expect([name, headers.get(name)]).toEqual([name, null]);
  expect([headers.get("x-content-type-options"), headers.get("x-agency")]).toEqual([
    "nosniff",
    "acme",
  ]);
});

test.each(["live\u00e9", "live%20now", 'li"ve', "x".repeat(5_000)])(
  "clears a cookie that can't be a session: %j",
  async (value) => {
    expect((await visit("/about", { cookie: `sid=${value}` })).headers.get("set-cookie")).toMatch(
      /^sid=; Path=\/; Expires=Thu, 01 Jan 1970/,
    );
    expect(
      (await visit("/about", { cookie: "sid=live.to-ken_~+/9==" })).headers.get("set-cookie"),
    ).toBeNull();
  },
);

test.each([
  ["an unknown host", "nobody.localhost", 404, "/agency-status/en/unknown"],
  ["a host that is none", "acme.localhost, dormant.localhost", 404, "/agency-status/en/unknown"],
  ["an inactive agency, in its language", "dormant.localhost", 503, "/agency-status/es/inactive"],
])("%s has its own page, whatever path was requested", async (_name, host, status, target) => {
  for (const path of ["/", "/robots.txt", "/es/about?lng=de"]) {
    const response = await visit(path, { host });
    expect([response.status, rewritten(response)?.split("?")[0]]).toEqual([status, target]);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("x-error-page")).toBe("1");
    // This is how the front door tells a final status from an outage, which it bridges with a
    // cached copy.
    expect(response.headers.get("retry-after")).toBeNull();
  }
});

test("with the API down and nothing cached, the site says it will be back", async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  api.fail();
  const response = await visit("/");
  expect([response.status, rewritten(response), response.headers.get("retry-after")]).toEqual([
    503,
    "/agency-status/en/unavailable",
    "5",
  ]);
});

test("a site without agencies has its own page that tells operators how to begin", async () => {
  const logged = jest.mocked(console.error).mockImplementation(() => {});
  const empty = await openApiDouble();
  jest.replaceProperty(process, "env", {
    ...process.env,
    MAIN_API_URL: empty.url,
    RESORT_API_URL: empty.url,
  });
  const response = await visit("/about");
  await empty.close();
  expect([response.status, rewritten(response), response.headers.get("retry-after")]).toEqual([
    503,
    "/agency-status/en/empty",
    "5",
  ]);
  expect(logged.mock.calls.flat().join()).toContain("npm run agency -- create");
});

test("a form from an agency's own site is accepted at one path, in any language, without a referrer", async () => {
  const send = (path: string) =>
    middleware(
      new NextRequest(`http://internal${path}`, {
        method: "POST",
        headers: { host: "acme.localhost:3000", cookie: "locale=es" },
      }),
    );
  const response = await send("/sso");
  expect([response.status, rewritten(response), response.headers.get("referrer-policy")]).toEqual([
    200,
    "/acme/en/sso/arrive",
    "no-referrer",
  ]);
  expect(rewritten(await visit("/sso/start?navigateTo=/about"))).toBe(
    "/acme/en/sso/start?navigateTo=/about",
  );
  expect((await visit("/sso")).headers.get("referrer-policy")).toBe("no-referrer");
});

test("the policy's nonce reaches the page and the browser, and differs per request", async () => {
  const [first, second] = [await visit("/"), await visit("/")];
  const nonce = nonceOf(first.headers.get("content-security-policy"));
  expect(nonce).toBeTruthy();
  expect(first.headers.get("x-middleware-request-content-security-policy")).toBe(
    first.headers.get("content-security-policy"),
  );
  expect(nonceOf(second.headers.get("content-security-policy"))).not.toBe(nonce);
  expect([...first.headers.keys()]).not.toContain("x-nonce");
});

test("a shared fill uses the front door's nonce or none and is proposed for sharing; other nonces are ignored", async () => {
  const nonce = "0123456789abcdef0123456789abcdef";
  const scriptsOf = (response: Response) =>
    /script-src ([^;]*)/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
  const page = await visit("/about", { "x-shared-fill": "1", "x-nonce": nonce });
  expect([scriptsOf(page), page.headers.get("cache-tag")]).toEqual([
    `'self' 'nonce-${nonce}'`,
    "acme,acme:about,rates",
  ]);
  expect(page.headers.get("x-middleware-request-content-security-policy")).toBe(
    page.headers.get("content-security-policy"),
  );
  expect(scriptsOf(await visit("/about", { "x-shared-fill": "1" }))).toBe("'self'");
  for (const own of [
    await visit("/about", { "x-nonce": nonce }),
    await visit("/login", { "x-shared-fill": "1", "x-nonce": nonce }),
  ]) {
    expect(scriptsOf(own)).toMatch(/^'nonce-.+' 'strict-dynamic'$/);
    expect([
      nonceOf(own.headers.get("content-security-policy")) === nonce,
      own.headers.get("cache-tag"),
    ]).toEqual([false, null]);
  }
});

test("an agency's origins may frame its pages, but not its sign-in", async () => {
  expect((await visit("/about")).headers.get("content-security-policy")).toContain(
    "frame-ancestors https://acme.example",
  );
  for (const path of ["/login", "/es/login"])
    expect((await visit(path)).headers.get("content-security-policy")).toContain(
      "frame-ancestors 'none'",
    );
});

test("a page with a token in its URL sends no referrer", async () => {
  const referrerOf = async (path: string) => (await visit(path)).headers.get("referrer-policy");
  for (const path of ["/verify?token=a", "/es/newPassword?token=a"])
    expect(await referrerOf(path)).toBe("no-referrer");
  expect(await referrerOf("/login")).toBe("strict-origin-when-cross-origin");
});

test("?lng= is remembered for a year and removed from the URL", async () => {
  const response = await visit("/about?a=1&lng=es");
  expect([response.status, response.headers.get("location")]).toEqual([
    307,
    "http://internal/es/about?a=1",
  ]);
  expect(response.headers.get("set-cookie")).toMatch(
    /^locale=es; Path=\/; Expires=[^;]+; Max-Age=31536000; SameSite=lax$/,
  );
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("a remembered language leads to its prefix without being set again", async () => {
  const response = await visit("/about", { cookie: "locale=es" });
  expect([
    response.status,
    response.headers.get("location"),
    response.headers.get("set-cookie"),
  ]).toEqual([307, "http://internal/es/about", null]);
});

test("?currency= is remembered for a year and removed from the URL", async () => {
  const response = await visit("/about?a=1&currency=EUR&code=DE");
  expect([response.status, response.headers.get("location")]).toEqual([
    307,
    "http://internal/about?a=1",
  ]);
  expect(response.headers.get("set-cookie")).toMatch(
    /^currency=EUR\.DE; Path=\/; Expires=[^;]+; Max-Age=31536000; SameSite=lax$/,
  );
});

test("hidden parts stay hidden until the browser closes", async () => {
  const response = await visit("/about?hideHeader=true&hideFooter=true");
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([
    "hideHeader=true; Path=/; SameSite=lax",
    "hideFooter=true; Path=/; SameSite=lax",
  ]);
  expect((await visit("/about?hideHeader=yes")).headers.getSetCookie()).toEqual([]);
});

test.each([
  ["404", "/es/nope", 404, "/acme/es/errors/404"],
  ["404", "/es/about", 404, "/acme/es/errors/404/about"],
  ["404", "/about/x", 404, "/acme/en/errors/404"],
  ["403", "/es/mytrip/profile", 403, "/acme/es/errors/403"],
  ["403", "/es/signup", 403, "/acme/es/errors/403/signup"],
  ["410", "/es/url/x", 410, "/acme/es/errors/410"],
  ["500", "/about", 500, "/acme/en/errors/500/about"],
  ["500", "/login", 500, "/acme/en/errors/500"],
  ["200", "/about", 200, "/acme/en/about"],
  ["404/../x", "/about", 200, "/acme/en/about"],
])("the front door's x-render-error %s on %s is %i", async (value, path, status, target) => {
  const response = await visit(path, { "x-render-error": value });
  expect([response.status, rewritten(response)]).toEqual([status, target]);
});

test("an error page shared by waiting requests has the front door's nonce, lists allowed scripts, and is never cached", async () => {
  const nonce = "0123456789abcdef0123456789abcdef";
  const told = await visit("/blog/nope", {
    host: "counting.localhost",
    "x-render-error": "404",
    "x-shared-fill": "1",
    "x-nonce": nonce,
  });
  expect([told.status, rewritten(told)]).toEqual([404, "/counting/en/errors/404"]);
  expect(told.headers.get("content-security-policy")).toContain(
    `script-src 'self' 'nonce-${nonce}' https://*.googletagmanager.com;`,
  );
  expect(
    ["cache-control", "cdn-cache-control", "cache-tag"].map((name) => told.headers.get(name)),
  ).toEqual(["private, no-store", null, null]);
  for (const sent of ["x-nonce", "x-request-id"]) {
    const own = await visit("/blog/nope", { "x-render-error": "404", [sent]: nonce });
    expect(own.headers.get("content-security-policy")).toMatch(
      /script-src 'nonce-(?!0123).+' 'strict-dynamic';/,
    );
  }
});

test("scripts may send to an analytics provider if the agency has one, but never from sign-in or payment", async () => {
  const policyOf = async (path: string, host: string) =>
    (await visit(path, { host })).headers.get("content-security-policy");
  expect(await policyOf("/", "counting.localhost")).toContain(
    "connect-src 'self' https://*.google-analytics.com ",
  );
  for (const [path, host] of [
    ["/", "acme.localhost"],
    ["/login", "counting.localhost"],
    ["/es/booknow/hotels/checkout", "counting.localhost"],
  ] as const)
    expect(await policyOf(path, host)).not.toContain("connect-src");
});

test.each([
  ["/hotel-details?id=1&dealLinkId=4f7k", "true"],
  ["/es/booknow/hotels/checkout?proposalId=9", "true"],
  ["/booknow/hotels/deal/9", "true"],
  ["/deal-link?id=9", "true"],
  ["/hotel-details?id=1", null],
  ["/", null],
])("calls from %s carry the deal link marker: %s", async (path, mark) => {
  const named = (response: Response) =>
    response.headers.get("x-middleware-request-x-optional-auth");
  expect(named(await visit(path))).toBe(mark);
  expect(named(await visit(path, { "x-optional-auth": "true" }))).toBe(mark);
});
