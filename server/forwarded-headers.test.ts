import { openFrontDoor, type OpenFrontDoor } from "./testing/open-front-door";

let site: OpenFrontDoor;
afterEach(() => site.stop());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const spoofed = `
  x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-port forwarded x-real-ip x-tenant
  x-tenant-id x-agency x-agency-host x-backend-token x-nonce x-render-error x-error-page
  content-security-policy x-middleware-subrequest x-middleware-rewrite x-middleware-next x-middleware-override-headers x-middleware-request-x-tenant x-middleware-set-cookie
  x-nextjs-data x-nextjs-rewritten-path x-matched-path x-invoke-path x-invoke-output x-invoke-status x-now-route-matches
  x-vercel-id x-prerender-revalidate next-resume next-action x-original-url x-rewrite-url x-http-method-override
`
  .trim()
  .split(/\s+/);

test.each(spoofed)("%s from outside doesn't reach Next", async (name) => {
  site = await openFrontDoor((_request, response) => response.end());
  await site.ask("/", { headers: [`${name.toUpperCase()}: b.test`, "Cookie: sid=1"] });
  expect(site.seen).toHaveLength(1);
  expect(JSON.stringify(site.seen[0]?.headers)).not.toContain("b.test");
  expect(site.seen[0]?.headers).toMatchObject({
    host: "a.test",
    cookie: "sid=1",
    "x-client-ip": "127.0.0.1",
    "x-request-id": expect.stringMatching(uuid),
  });
});

test("hop-by-hop headers and those named by Connection are not forwarded", async () => {
  site = await openFrontDoor((_request, response) => response.end());
  await site.send(
    "GET / HTTP/1.1\r\nHost: a.test\r\nConnection: close, X-Hop\r\nX-Hop: 1\r\nTE: trailers\r\nProxy-Authorization: x\r\nKeep-Alive: 5\r\n\r\n",
  );
  expect(Object.keys(site.seen[0]?.headers ?? {}).sort()).toEqual([
    "connection",
    "host",
    "x-client-ip",
    "x-request-id",
  ]);
});

test("behind a trusted proxy its host, its last hop and its request id are used", async () => {
  site = await openFrontDoor((_request, response) => response.end(), { trustProxy: true });
  const headers = [
    "X-Forwarded-Host: b.test",
    "X-Forwarded-For: 6.6.6.6, 203.0.113.7",
    "X-Request-Id: proxy-0001",
    "X-Client-Ip: 6.6.6.6",
    "X-Real-Ip: 6.6.6.6",
  ];
  const answer = await site.ask("/", { headers });
  expect(site.seen[0]?.headers).toMatchObject({
    host: "b.test",
    "x-client-ip": "203.0.113.7",
    "x-request-id": "proxy-0001",
  });
  expect(site.seen[0]?.headers).not.toHaveProperty("x-forwarded-for");
  expect(answer).toMatch(/^x-request-id: proxy-0001\r$/im);
});

test.each([["not an address"], ["6.6.6.6, <script>"]])(
  "a hop that is no IP address (%s) falls back to the socket's",
  async (hops) => {
    site = await openFrontDoor((_request, response) => response.end(), { trustProxy: true });
    await site.ask("/", { headers: [`X-Forwarded-For: ${hops}`, "X-Request-Id: a b<c"] });
    expect(site.seen[0]?.headers).toMatchObject({
      host: "a.test",
      "x-client-ip": "127.0.0.1",
      "x-request-id": expect.stringMatching(uuid),
    });
  },
);

const internal = {
  "x-middleware-rewrite": "/acme/en",
  "x-middleware-set-cookie": "sid=1",
  "x-nextjs-cache": "HIT",
  "x-nextjs-rewritten-path": "/acme/en",
  "x-nextjs-rewritten-query": "a=1",
  "x-error-page": "1",
  "x-powered-by": "Next.js",
  "content-security-policy": "default-src 'self'",
  "cdn-cache-control": "public, max-age=60",
  "cache-tag": "agency:acme",
};
const leaving = (answer: string) =>
  Object.keys(internal)
    .filter((name) => new RegExp(`^${name}:`, "im").test(answer))
    .sort();

test("internal headers are stripped, except two that the client router reads", async () => {
  site = await openFrontDoor((_request, response) => response.writeHead(200, internal).end("ok"));
  const answer = await site.ask("/");
  expect(leaving(answer)).toEqual([
    "cache-tag",
    "cdn-cache-control",
    "content-security-policy",
    "x-nextjs-rewritten-path",
    "x-nextjs-rewritten-query",
  ]);
  expect(answer).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/im);
});

test.each([
  [404, {}],
  [200, { "set-cookie": ["a=1", "b=2"] }],
])("sharing headers are stripped with a %i and %j", async (status, more) => {
  site = await openFrontDoor((_request, response) =>
    response.writeHead(status, { ...internal, ...more }).end("ok"),
  );
  const answer = await site.ask("/");
  expect(leaving(answer)).toEqual([
    "content-security-policy",
    "x-nextjs-rewritten-path",
    "x-nextjs-rewritten-query",
  ]);
  expect(answer.match(/^set-cookie:/gim) ?? []).toHaveLength("set-cookie" in more ? 2 : 0);
});

test("hot reload's headers pass both ways in development only", async () => {
  site = await openFrontDoor((_request, response) => response.writeHead(200, internal).end("ok"), {
    dev: true,
  });
  const answer = await site.ask("/", {
    headers: ["X-Nextjs-Html-Request-Id: 1", "X-Middleware-Subrequest: 1"],
  });
  expect(site.seen[0]?.headers).toMatchObject({ "x-nextjs-html-request-id": "1" });
  expect(site.seen[0]?.headers).not.toHaveProperty("x-middleware-subrequest");
  expect(leaving(answer)).toContain("x-nextjs-cache");
});
