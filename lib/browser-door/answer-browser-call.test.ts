import { parseSetCookie } from "cookie";
import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { userFixture } from "@/lib/api/testing/user-fixture";
import { answerBrowserCall } from "./answer-browser-call";

const user = userFixture();
const suggestBody = { text: "Lis", isManageLocation: false };
const dealBody = {
  date: "2026-12-05",
  latitude: 1,
  longitude: 2,
  isOTA: true,
  isHome: true,
  isFromDestination: false,
};
const refusal = (code: string) => ({
  code,
  message: `m ${code}`,
  error: `m ${code}`,
  requestId: "r",
});

type Double = Awaited<ReturnType<typeof standInApi>>;
let api: Double;

beforeEach(async () => {
  const dormant = agencyFixture({ subdomain: "dormant", status: "Inactive" });
  api = await standInApi(
    { "acme.localhost": agencyFixture(), "dormant.localhost": dormant },
    (app) => {
      app.post("/api/user/login", async (context) => {
        const { password } = await context.req.json();
        if (password === "slow")
          return context.json(refusal("too_many"), 429, { "Retry-After": "60" });
        if (password !== "right") return context.json(refusal("invalid_credentials"), 401);
        return context.json({
          accessToken: "t0ken-value",
          expiresAt: "2030-01-01T00:00:00Z",
          user,
        });
      });
      app.post("/api/user/refresh", (context) =>
        context.req.header("authorization") === "Bearer live"
          ? context.json({ accessToken: "new-t0ken", expiresAt: "2030-01-01T00:00:00Z", user })
          : context.json(refusal("session_expired"), 401),
      );
      app.post("/api/user/logout", (context) => context.json({ ok: true }));
      app.get("/api/user/profile", (context) =>
        context.req.header("authorization") === "Bearer live"
          ? context.json({ user })
          : context.json(refusal("session_expired"), 401),
      );
      app.get("/api/user/changeLanguage/:language", (context) =>
        context.json({ language: context.req.param("language") }),
      );
      app.post("/api/dealray/deals/activity-search", (context) => context.json({ response: [] }));
      app.post("/api/activities/auto-suggest", (context) => context.json({ data: "not a list" }));
      app.post("/resort/deals", (context) => context.json({ data: [], secret: "wholesale" }));
      app.post("/api/bookings", (context) =>
        context.json(
          { ...refusal("duplicate_booking"), duplicate: { reference: "H-23456789" } },
          409,
        ),
      );
      app.get("/api/flight/airports", (context) => context.json(refusal("feature_off"), 404));
    },
  );
});
afterEach(() => api.close());

type Ask = {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: unknown;
  raw?: string;
};
const ask = (
  path: string,
  { method = "POST", host = "acme.localhost:3000", headers = {}, body, raw }: Ask = {},
) =>
  answerBrowserCall(
    new NextRequest(`http://internal${path}`, {
      method,
      headers: {
        host,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        ...headers,
      },
      ...(method === "GET" ? {} : { body: raw ?? JSON.stringify(body ?? {}) }),
    }),
  );
const passedOn = (path: string) => api.calls.filter((call) => call.path === path);

test("forwards a search for the host's agency, with the details a browser may send", async () => {
  const headers = {
    "accept-language": "es",
    "x-session-id": "abcdef123456",
    "x-timezone": "Europe/Madrid",
    "x-client-ip": "203.0.113.9",
    "x-request-id": "req-12345678",
  };
  const forged = {
    "x-agency-host": "beta.localhost",
    authorization: "Bearer forged",
    "x-backend-token": "forged",
  };
  const response = await ask("/api/dealray/deals/activity-search", {
    headers: { ...headers, ...forged, cookie: "sid=live" },
    body: dealBody,
  });
  expect([response.status, await response.json()]).toEqual([200, { response: [] }]);
  expect(
    Object.fromEntries(passedOn("/api/dealray/deals/activity-search")[0]?.headers ?? []),
  ).toMatchObject({
    ...headers,
    "x-agency-host": "acme.localhost",
    "x-backend-token": "b".repeat(32),
    authorization: "Bearer live",
  });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("details sent by a browser are only used if well-formed", async () => {
  const headers = {
    "accept-language": "en-US,en;q=0.9",
    "x-session-id": "a b",
    "x-timezone": "Mars/<script>",
    cookie: "locale=de",
  };
  await ask("/api/dealray/deals/activity-search", { headers, body: dealBody });
  const sent = passedOn("/api/dealray/deals/activity-search")[0]?.headers;
  expect(sent?.get("accept-language")).toBe("de");
  expect(sent?.get("x-timezone")).toBe("Europe/Lisbon");
  expect(sent?.get("x-session-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent?.get("authorization")).toBeNull();
});

test("optional authentication is only sent without a token", async () => {
  const headers = { "x-optional-auth": "true" };
  await ask("/api/dealray/deals/activity-search", { headers, body: dealBody });
  await ask("/api/dealray/deals/activity-search", {
    headers: { ...headers, cookie: "sid=live" },
    body: dealBody,
  });
  expect(
    passedOn("/api/dealray/deals/activity-search").map((call) =>
      call.headers.get("x-optional-auth"),
    ),
  ).toEqual(["true", null]);
});

test("reaches the resort API below the main one's prefix, and forwards nothing the contract doesn't name", async () => {
  const response = await ask("/api/resort/deals?currency=EUR&tenant=beta", {
    body: { lat: 1, lon: 2 },
  });
  expect(await response.json()).toEqual({ data: [] });
  expect(passedOn("/resort/deals")[0]?.headers.get("x-correlation-id")).toBeTruthy();
});

describe("rejects", () => {
  test.each<[string, number, string, string, Ask]>([
    ["an unknown host", 404, "agency_not_found", "/api/user/logout", { host: "nobody.localhost" }],
    [
      "two hosts in one header",
      404,
      "agency_not_found",
      "/api/user/logout",
      { host: "acme.localhost, beta.localhost" },
    ],
    [
      "an inactive agency",
      503,
      "agency_inactive",
      "/api/user/logout",
      { host: "dormant.localhost" },
    ],
    ["a call the contract keeps from browsers", 404, "not_found", "/api/agency", { method: "GET" }],
    ["the operator's routes", 404, "not_found", "/api/operator/agencies", {}],
    ["an encoded path", 404, "not_found", "/api/user%2flogout", {}],
    ["a path with a trailing slash", 404, "not_found", "/api/user/logout/", {}],
    ["another method", 405, "method_not_allowed", "/api/user/logout", { method: "GET" }],
    [
      "a method of no call at all",
      405,
      "method_not_allowed",
      "/api/user/logout",
      { method: "DELETE" },
    ],
    [
      "to act on a GET",
      405,
      "method_not_allowed",
      "/api/user/changeLanguage/es",
      { method: "GET" },
    ],
    [
      "what acts on a GET upstream from another site",
      403,
      "cross_origin",
      "/api/user/changeLanguage/es",
      { headers: { "sec-fetch-site": "cross-site" } },
    ],
    ["an encoded part of a path", 404, "not_found", "/api/user/changeLanguage/e%73", {}],
    ["a path that climbs", 404, "not_found", "/api/user/changeLanguage/%2e%2e/%2e%2e/agency", {}],
    [
      "another site",
      403,
      "cross_origin",
      "/api/user/logout",
      { headers: { "sec-fetch-site": "cross-site" } },
    ],
    [
      "a sister agency",
      403,
      "cross_origin",
      "/api/dealray/deals/activity-search",
      { headers: { "sec-fetch-site": "same-site" }, body: dealBody },
    ],
    [
      "a form",
      415,
      "unsupported_media_type",
      "/api/user/logout",
      { headers: { "content-type": "text/plain" } },
    ],
    [
      "no content type",
      415,
      "unsupported_media_type",
      "/api/user/logout",
      { headers: { "content-type": "" } },
    ],
    [
      "something like JSON's type",
      415,
      "unsupported_media_type",
      "/api/user/logout",
      { headers: { "content-type": "application/json-patch+json" } },
    ],
    [
      "a body over 64 KB",
      413,
      "body_too_large",
      "/api/user/login",
      { body: { password: "x".repeat(65_536) } },
    ],
    ["a body that is no JSON", 400, "invalid_json", "/api/user/login", { raw: "{" }],
  ])("%s", async (_name, status, code, path, options) => {
    const response = await ask(path, options);
    expect([response.status, await response.json()]).toEqual([
      status,
      {
        code,
        message: expect.any(String),
        error: expect.any(String),
        requestId: expect.any(String),
      },
    ]);
    expect(api.calls.filter((call) => call.path !== "/api/agency")).toEqual([]);
  });

  test.each(["GET", "PUT", "DELETE"])("%s, with the accepted type", async (method) => {
    expect((await ask("/api/user/logout", { method })).headers.get("allow")).toBe("POST");
  });

  test("input that violates the contract, naming the fields", async () => {
    const response = await ask("/api/user/login", {
      body: { email: "nope", password: "x", isAdmin: true },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: "invalid_input",
      issues: expect.arrayContaining([{ path: "email", message: expect.any(String) }]),
    });
    expect((await ask("/api/flight/airports", { method: "GET" })).status).toBe(422);
  });
});

test("an order that was refused as a duplicate says of which booking", async () => {
  const guest = { firstName: "Nina", lastName: "Berg" };
  const response = await ask("/api/bookings", {
    body: {
      idempotencyKey: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
      quoteId: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
      acceptedTotal: { amount: 100, currency: "EUR" },
      contact: { ...guest, email: "nina@example.com", phone: "+47 22 00 00 00" },
      travellers: [guest],
      acceptedTerms: [],
    },
  });
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { code: "duplicate_booking", duplicate: { reference: "H-23456789" } },
  ]);
});

test("on https a plain http origin is cross-site, whatever other headers say", async () => {
  jest.replaceProperty(process, "env", { ...process.env, PUBLIC_PROTOCOL: "https" });
  const from = async (headers: Record<string, string>) =>
    (await ask("/api/dealray/deals/activity-search", { headers, body: dealBody })).status;
  for (const site of ["same-origin", "none"]) {
    expect(await from({ "sec-fetch-site": site, origin: "http://acme.localhost:3000" })).toBe(403);
    expect(await from({ "sec-fetch-site": site, origin: "https://acme.localhost:3000" })).toBe(200);
  }
  const withoutMetadata = async (origin: string) => {
    const headers = new Headers({
      host: "acme.localhost:3000",
      "content-type": "application/json",
      origin,
    });
    const request = new NextRequest("http://internal/api/dealray/deals/activity-search", {
      method: "POST",
      headers,
      body: JSON.stringify(dealBody),
    });
    return (await answerBrowserCall(request)).status;
  };
  expect([
    await withoutMetadata("http://acme.localhost:3000"),
    await withoutMetadata("https://acme.localhost:3000"),
  ]).toEqual([403, 200]);
});

describe("without Fetch Metadata the origin must equal the host", () => {
  const from = async (origin: Record<string, string>) => {
    const headers = new Headers({
      host: "acme.localhost:3000",
      "content-type": "application/json",
      ...origin,
    });
    return (
      await answerBrowserCall(
        new NextRequest("http://internal/api/user/logout", { method: "POST", headers, body: "{}" }),
      )
    ).status;
  };
  test.each([
    [{ origin: "http://acme.localhost:3000" }, 200],
    [{ origin: "http://acme.localhost" }, 403],
    [{ origin: "http://beta.localhost:3000" }, 403],
    [{ origin: "null" }, 403],
    [{}, 403],
  ])("%j is %i", async (headers, status) =>
    expect(await from(headers as Record<string, string>)).toBe(status),
  );
});

test("a sign-in puts the token into the cookie and shows it to no page", async () => {
  const response = await ask("/api/user/login", {
    headers: { cookie: "sid=old" },
    body: { email: "ada@acme.test", password: "right" },
  });
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({ user });
  expect(text).not.toContain("t0ken");
  const cookie = response.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(
    /^sid=t0ken-value; Path=\/; Expires=Tue, 01 Jan 2030 00:00:00 GMT; HttpOnly; SameSite=lax$/,
  );
  // So that the old session ends.
  expect(passedOn("/api/user/login")[0]?.headers.get("authorization")).toBe("Bearer old");
});

test("every call that starts a session does the same", async () => {
  const response = await ask("/api/user/refresh", { headers: { cookie: "sid=live" } });
  expect([response.headers.get("set-cookie"), await response.json()]).toEqual([
    expect.stringMatching(/^sid=new-t0ken; /),
    { user },
  ]);
});

test("on https the cookie is bound to the host", async () => {
  jest.replaceProperty(process, "env", { ...process.env, PUBLIC_PROTOCOL: "https" });
  const response = await ask("/api/user/login", {
    body: { email: "ada@acme.test", password: "right" },
  });
  expect(response.headers.get("set-cookie")).toMatch(
    /^__Host-sid=t0ken-value; Path=\/; Expires=[^;]+; Secure; HttpOnly; SameSite=lax$/,
  );
  expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("wrong credentials pass through and end no session", async () => {
  const response = await ask("/api/user/login", {
    headers: { cookie: "sid=live" },
    body: { email: "ada@acme.test", password: "wrong" },
  });
  expect([response.status, await response.json()]).toEqual([
    401,
    expect.objectContaining({ code: "invalid_credentials", error: "m invalid_credentials" }),
  ]);
  expect(response.headers.get("set-cookie")).toBeNull();
});

test("a rate limit sets Retry-After", async () => {
  const response = await ask("/api/user/login", {
    body: { email: "ada@acme.test", password: "slow" },
  });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
});

test("a logout ends the session on both sides", async () => {
  const response = await ask("/api/user/logout", { headers: { cookie: "sid=live" } });
  expect(passedOn("/api/user/logout")[0]?.headers.get("authorization")).toBe("Bearer live");
  const cookies = response.headers.getSetCookie();
  expect(cookies).toContainEqual(expect.stringMatching(/^sid=; Path=\/; Expires=Thu, 01 Jan 1970/));
  const own = { name: "access-token", value: "", path: "/", maxAge: 0 };
  expect(cookies.map((line) => parseSetCookie(line))).toEqual(
    expect.arrayContaining([own, { ...own, domain: "localhost" }]),
  );
  expect(response.headers.get("clear-site-data")).toBe('"cache", "storage"');
});

test("a logout without a session, or with the API down, still clears the browser", async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  expect((await ask("/api/user/logout")).status).toBe(200);
  expect(passedOn("/api/user/logout")).toEqual([]);
  api.fail();
  expect(
    (await ask("/api/user/logout", { headers: { cookie: "sid=live" } })).headers.getSetCookie(),
  ).toHaveLength(9);
});

test("an expired session's cookie is removed when it can't be refreshed, and by no other call", async () => {
  const response = await ask("/api/user/refresh", { headers: { cookie: "sid=dead" } });
  expect([response.status, response.headers.get("set-cookie")]).toEqual([
    401,
    expect.stringMatching(/^sid=; /),
  ]);
  const kept = await ask("/api/user/profile", { method: "GET", headers: { cookie: "sid=dead" } });
  expect([kept.status, kept.headers.get("set-cookie")]).toEqual([401, null]);
});

test.each(["live\u00e9", "live%20now", "%F0%9F%98%80", 'li"ve', "x".repeat(5_000)])(
  "a malformed session cookie is ignored and removed: %j",
  async (value) => {
    const cookie = { cookie: `sid=${value}` };
    const search = await ask("/api/dealray/deals/activity-search", {
      headers: cookie,
      body: dealBody,
    });
    expect([
      search.status,
      passedOn("/api/dealray/deals/activity-search").at(-1)?.headers.get("authorization"),
    ]).toEqual([200, null]);
    const signIn = await ask("/api/user/login", {
      headers: cookie,
      body: { email: "a@b.example", password: "right" },
    });
    expect([signIn.status, signIn.cookies.get("sid")?.value]).toEqual([200, "t0ken-value"]);
    expect(search.headers.get("set-cookie")).toMatch(/^sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
  },
);

test("a service the agency has switched off is 404 like at the backend", async () =>
  expect((await ask("/api/flight/airports?search=lis", { method: "GET" })).status).toBe(404));

test("forwards a language choice as the upstream GET with effects", async () => {
  const response = await ask("/api/user/changeLanguage/es", { headers: { cookie: "sid=live" } });
  expect([response.status, await response.json()]).toEqual([200, { language: "es" }]);
  const [call] = passedOn("/api/user/changeLanguage/es");
  expect([call?.method, call?.body, call?.headers.get("authorization")]).toEqual([
    "GET",
    "",
    "Bearer live",
  ]);
  expect(
    (await ask("/api/user/changeLanguage/xx", { headers: { cookie: "sid=live" } })).status,
  ).toBe(422);
  expect(passedOn("/api/user/changeLanguage/xx")).toEqual([]);
});

test("an API failure is a 502 without details", async () => {
  const log = jest.mocked(console.error).mockImplementation(() => {});
  const broken = await ask("/api/activities/auto-suggest", { body: suggestBody });
  expect([broken.status, await broken.json()]).toEqual([
    502,
    expect.objectContaining({ code: "upstream_invalid", message: "Something went wrong" }),
  ]);
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining(
      "POST /api/activities/auto-suggest answered outside the contract at data",
    ),
  );
});

test("an unknown host while the API is down gets a retryable error", async () => {
  api.fail();
  const response = await ask("/api/user/logout");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
});
