import { createAdaptorServer } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { createApi } from "@/lib/api/create-api";
import { openApiDouble } from "@/lib/api/testing/open-api-double";
import { listBrowserEndpoints } from "@/lib/api/browser-endpoints";
import { searchResortDealsEndpoint } from "@/lib/api/contract/deals";
import { loginEndpoint } from "@/lib/api/contract/sessions";
import { openTestBackend, type TestBackend } from "@/backend/testing/open-test-backend";
import { answerBrowserCall } from "./answer-browser-call";

// The real backend behind the real browser API: what one lets through the other must reject.
let backend: TestBackend;
let close: () => Promise<unknown>;
beforeAll(async () => {
  backend = await openTestBackend();
  const server = createAdaptorServer({
    fetch: backend.app.fetch,
    serverOptions: { keepAliveTimeout: 0 },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings = {
    MAIN_API_URL: url,
    RESORT_API_URL: `${url}/resort`,
    BACKEND_TOKEN: "test-service-credential",
    ROOT_DOMAIN: "localhost",
  };
  close = async () => {
    await new Promise((resolve) => server.close(resolve));
    await backend.close();
  };
});
afterAll(() => close());
let settings: Record<string, string>;
beforeEach(() => {
  globalThis.agencyRegistry = undefined;
  jest.replaceProperty(process, "env", { ...process.env, ...settings });
});

type Ask = { method?: string; headers?: Record<string, string>; body?: BodyInit | null };
async function ask(path: string, { method = "POST", headers = {}, body = "{}" }: Ask = {}) {
  const all = {
    host: "alpha.localhost",
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
    ...headers,
  };
  const isRead = method === "GET" || method === "HEAD";
  const response = await answerBrowserCall(
    new NextRequest(`http://internal${path}`, {
      method,
      headers: Object.entries(all).filter(([, value]) => value !== ""),
      ...(isRead || body === null ? {} : { body, duplex: "half" }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  const code = isJson && text ? (JSON.parse(text) as { code?: string }).code : undefined;
  // For any call and outcome: no page ever gets a token, and no personal response may be cached.
  expect(text).not.toMatch(/accessToken/i);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  return { status: response.status, code, cookies: response.headers.getSetCookie() };
}
const refusal = async (...asked: Parameters<typeof ask>) => {
  const { status, code } = await ask(...asked);
  return [status, code];
};

const id = "00000000-0000-4000-8000-000000000000";
const calls = listBrowserEndpoints().map(({ method, path, endpoint }) => {
  const isImage = endpoint.takesImage !== undefined;
  const sample = path
    .replace("{language}", "es")
    .replace("{reference}", "H-7K4M2P9C")
    .replace("{service}", "hotels")
    .replace("{section}", "contact")
    .replace("{kind}", "blog")
    .replace("{slug}", "first-trip")
    .replace(/\{\w+\}/g, id);
  return {
    name: `${method} ${path}`,
    method,
    path: sample,
    endpoint,
    isRead: method === "GET",
    type: isImage ? "image/png" : "application/json",
  };
});
const writes = calls.filter(({ isRead }) => !isRead);
const personal = calls.filter(({ endpoint }) => endpoint.access !== "public");
const asSent = ({ method, type }: (typeof calls)[number]) => ({
  method,
  headers: { "content-type": type },
});

it("covers every browser call of the contract, each of which the backend describes", async () => {
  const { body } = await backend.call("GET /api/openapi.json");
  const described = body.paths as Record<string, Record<string, unknown>>;
  expect(calls.length).toBeGreaterThan(30);
  for (const { endpoint } of calls) {
    const served = endpoint.api === "resort" ? `/resort${endpoint.path}` : endpoint.path;
    expect([served, Object.keys(described[served] ?? {})]).toEqual([
      served,
      expect.arrayContaining([endpoint.method]),
    ]);
  }
});

it("sends exactly the headers that the backend's document describes", async () => {
  const { body } = await backend.call("GET /api/openapi.json");
  const { paths, components } = body as {
    paths: Record<string, { post: { parameters: { $ref?: string }[] } }>;
    components: Record<string, Record<string, { name: string }>>;
  };
  const double = await openApiDouble({}, (app) => {
    app.post("/resort/deals", (context) => context.json({ data: [] }));
  });
  const visitor = {
    agencyHost: "a",
    language: "en",
    sessionId: "s",
    timeZone: "UTC",
    hasDealLink: true,
    clientIp: "192.0.2.1",
  };
  const context = { ...visitor, agencyVersion: "v", userAgent: "b", requestId: "r" };
  const api = createApi({
    mainUrl: double.url,
    resortUrl: `${double.url}/resort`,
    backendToken: "t",
    context,
  });
  await api.call(searchResortDealsEndpoint, { query: {}, body: { lat: 1, lon: 2 } });
  await double.close();
  const sent = [...(double.calls.at(-1)?.headers.keys() ?? [])].filter(
    (name) => name.startsWith("x-") || name === "accept-language",
  );
  const named = (paths["/resort/deals"]?.post.parameters ?? []).flatMap(({ $ref }) =>
    $ref ? [components.parameters?.[$ref.split("/").at(-1) ?? ""]?.name ?? ""] : [],
  );
  const described = [...named, components.securitySchemes?.serviceCredential?.name ?? ""].map(
    (name) => name.toLowerCase(),
  );
  // `traceparent` is sent if the storefront traces.
  expect(described.filter((name) => name !== "traceparent").sort()).toEqual(sent.sort());
});

it("allows no other call that the backend describes", async () => {
  const { body } = await backend.call("GET /api/openapi.json");
  const known = new Set(
    calls.map(
      ({ endpoint }) =>
        `${endpoint.browserMethod ?? endpoint.method} ${endpoint.api === "resort" ? "/resort" : ""}${endpoint.path}`,
    ),
  );
  for (const [path, methods] of Object.entries(body.paths as Record<string, object>)) {
    for (const method of Object.keys(methods)) {
      if (known.has(`${method} ${path}`)) continue;
      const { status } = await ask(
        path.startsWith("/resort") ? `/api${path}` : path.replace(/\{\w+\}/g, id),
        { method: method.toUpperCase() },
      );
      expect([path, method, [404, 405].includes(status)]).toEqual([path, method, true]);
    }
  }
});

describe.each(writes)("$name", (call) => {
  it.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a sister agency", { "sec-fetch-site": "same-site" }],
    [
      "nowhere, with a foreign origin",
      { "sec-fetch-site": "none", origin: "http://beta.localhost" },
    ],
    [
      "a browser without Fetch Metadata and a foreign origin",
      { "sec-fetch-site": "", origin: "http://beta.localhost" },
    ],
    ["a browser without Fetch Metadata and no origin", { "sec-fetch-site": "" }],
  ])("is rejected from %s", async (_name, headers) => {
    expect(
      await refusal(call.path, {
        method: call.method,
        headers: { "content-type": call.type, ...headers },
      }),
    ).toEqual([403, "cross_origin"]);
  });

  it("rejects other content types", async () => {
    const others = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "",
      call.type === "image/png" ? "application/json" : "image/png",
    ];
    for (const type of others)
      expect([
        type,
        await refusal(call.path, { method: call.method, headers: { "content-type": type } }),
      ]).toEqual([type, [415, "unsupported_media_type"]]);
  });

  it("rejects a body above its limit", async () => {
    const size = (call.endpoint.takesImage ?? call.endpoint).maximumBytes ?? 64 * 1024;
    expect(await refusal(call.path, { ...asSent(call), body: "x".repeat(size + 1) })).toEqual([
      413,
      "body_too_large",
    ]);
  });
});

describe.each(personal)("$name", (call) => {
  it("is rejected without a session", async () => {
    const beta = await backend.signIn("beta", "owner");
    const visitors = {
      none: "",
      other: `sid=${beta}`,
      "of another name": `access-token=${await backend.signIn("alpha", "owner")}`,
      made_up: `sid=${"x".repeat(43)}`,
    };
    for (const [whose, cookie] of Object.entries(visitors)) {
      const { status, code } = await ask(call.path, {
        ...asSent(call),
        headers: { "content-type": call.type, cookie },
        body: sampleBody(call),
      });
      // The input may be invalid, too; what counts is that no call gets any further.
      expect([
        whose,
        status === 401
          ? ["session_expired", "sign_in_required"].includes(code ?? "")
          : [status, code],
      ]).toEqual([whose, status === 401 ? true : [422, "invalid_input"]]);
    }
    expect(
      (
        await backend.call("GET /api/user/profile", {
          agency: "beta",
          headers: { Authorization: `Bearer ${beta}` },
        })
      ).status,
    ).toBe(200);
  });
});

/**
 * Just enough of a body to pass the browser API; the backend checks the session before the body.
 */
function sampleBody({ endpoint }: (typeof calls)[number]): string {
  const bodies: Record<string, object> = {
    "/api/user/change-password": { currentPassword: "x", password: "meadow-Lamp-41" },
    "/api/user/delete": { password: "x" },
    "/api/user/profile": { first_name: "N", last_name: "B", language: null, currency: null },
    "/api/agency/settings/{section}": { version: 1, settings: {} },
    "/api/agency/settings/{section}/restore": { version: 1, revision: 1 },
    "/api/agency/stories/{kind}/{slug}": { version: 1, story: {} },
    "/api/agency/stories/{kind}/{slug}/restore": { version: 1, revision: 1 },
    "/api/saved-items": { items: [] },
    "/api/saved-items/{service}/{id}": { search: null },
  };
  return JSON.stringify(bodies[endpoint.path] ?? {});
}

it("has a body for every personal call, so that none is rejected for its body alone", async () => {
  for (const call of personal)
    expect([
      call.name,
      (await ask(call.path, { ...asSent(call), body: sampleBody(call) })).status,
    ]).toEqual([call.name, 401]);
});

it("sets the cookie of a sign-in, ends the previous session, and shows the page neither token", async () => {
  const logIn = async (cookie = "") => {
    const answer = await ask(loginEndpoint.path, {
      headers: { cookie },
      body: JSON.stringify({ email: "agent@alpha.localhost", password: "wander-Far-2026" }),
    });
    return {
      ...answer,
      sid:
        /^sid=([\w-]{43}); Path=\/; Expires=[^;]+; HttpOnly; SameSite=lax$/.exec(
          answer.cookies[0] ?? "",
        )?.[1] ?? "",
    };
  };
  const profile = async (sid: string) =>
    (await ask("/api/user/profile", { method: "GET", headers: { cookie: `sid=${sid}` } })).status;
  const first = await logIn();
  const second = await logIn(`sid=${first.sid}`);
  expect([first.sid.length, second.sid.length, first.sid === second.sid]).toEqual([43, 43, false]);
  expect([await profile(first.sid), await profile(second.sid)]).toEqual([401, 200]);
  const refreshed = await ask("/api/user/refresh", { headers: { cookie: `sid=${second.sid}` } });
  expect([refreshed.status, refreshed.cookies.length, await profile(second.sid)]).toEqual([
    200, 1, 401,
  ]);
  const dead = await ask("/api/user/refresh", { headers: { cookie: `sid=${second.sid}` } });
  expect([dead.status, dead.cookies[0]?.startsWith("sid=;")]).toEqual([401, true]);
});

it("rejects a wrong role like the backend", async () => {
  const cookie = `sid=${await backend.signIn("alpha", "traveller")}`;
  expect(
    await refusal("/api/agency/agent-summary", { method: "GET", headers: { cookie } }),
  ).toEqual(
    calls.some(({ path }) => path === "/api/agency/agent-summary")
      ? [403, "not_allowed"]
      : [404, "not_found"],
  );
});
