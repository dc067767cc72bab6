import { bodyOf, openFrontDoor, statusOf, type OpenFrontDoor } from "./testing/open-front-door";

let site: OpenFrontDoor;

afterEach(() => site.stop());
const openWithPage = async () =>
  (site = await openFrontDoor(
    (request, response) => void request.resume().once("end", () => response.end("page")),
  ));

describe("requests that never reach Next", () => {
  beforeEach(openWithPage);

  const line = "GET / HTTP/1.1\r\n";
  test.each([
    ["two Host headers", `${line}Host: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n`, 400],
    [
      "two equal Host headers",
      `${line}Host: a.test\r\nhost: a.test\r\nConnection: close\r\n\r\n`,
      400,
    ],
    ["no Host", `${line}Connection: close\r\n\r\n`, 400],
    ["an empty Host", `${line}Host:\r\nConnection: close\r\n\r\n`, 400],
    ["no Host in HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", 400],
    [
      "an absolute-form target",
      "GET http://b.test/dyn HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["an asterisk target", "GET * HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n", 400],
    [
      "Content-Length with Transfer-Encoding",
      "POST /api/x HTTP/1.1\r\nHost: a.test\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    [
      "a coding that isn't chunked",
      "POST /api/x HTTP/1.1\r\nHost: a.test\r\nTransfer-Encoding: gzip, chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
      501,
    ],
    [
      "a read with a body",
      "GET / HTTP/1.1\r\nHost: a.test\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody",
      400,
    ],
    ["dot segments", "GET /x/../t/tb HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n", 400],
    [
      "encoded dot segments",
      "GET /api/%2e%2E/login HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n",
      400,
    ],
    [
      "a malformed router state",
      `${line}Host: a.test\r\nNext-Router-State-Tree: %5B1\r\nConnection: close\r\n\r\n`,
      400,
    ],
    ["a broken escape", "GET /%zz HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n", 400],
    [
      "an escape that is no UTF-8",
      "GET /%ff HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["a backslash", "GET /\\b.test HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n", 400],
    [
      "a URL over 8 KB",
      `GET /${"a".repeat(8_300)} HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n`,
      414,
    ],
    ["64 KB of headers", `${line}Host: a.test\r\nX-Big: ${"a".repeat(65_536)}\r\n\r\n`, 431],
    [
      "an unknown expectation",
      `POST /api/x HTTP/1.1\r\nHost: a.test\r\nExpect: 200-ok\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
      417,
    ],
    ["CONNECT", "CONNECT b.test:443 HTTP/1.1\r\nHost: b.test\r\n\r\n", 405],
    ["an upgrade", `${line}Host: a.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, 400],
    [
      "an upgrade to an absolute target",
      "GET http://127.0.0.1:9/ HTTP/1.1\r\nHost: a.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      400,
    ],
  ])("%s", async (_name, bytes, status) => {
    expect(statusOf(await site.send(bytes))).toBe(status);
    expect(site.seen).toEqual([]);
  });

  test.each(["TRACE", "PUT", "POST", "DELETE", "PATCH", "OPTIONS"])(
    "%s on a page",
    async (method) => {
      const answer = await site.ask("/about", { method });
      expect(statusOf(answer)).toBe(405);
      expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
      expect(site.seen).toEqual([]);
    },
  );

  test("cookies of 24 KB arrive whole", async () => {
    const cookie = `Cookie: a=${"b".repeat(24_000)}`;
    expect(statusOf(await site.ask("/about", { headers: [cookie] }))).toBe(200);
    expect(site.seen).toHaveLength(1);
  });

  test("the form of an agency's own site arrives whole, at its one path", async () => {
    const headers = ["Content-Length: 7", "Content-Type: application/x-www-form-urlencoded"];
    expect(statusOf(await site.ask("/sso", { method: "POST", headers, body: "token=x" }))).toBe(
      200,
    );
    expect(site.seen.map(({ method, body }) => [method, body])).toEqual([["POST", "token=x"]]);
    for (const path of ["/sso/", "/sso/start", "/es/sso", "/SSO"])
      expect(statusOf(await site.ask(path, { method: "POST", headers, body: "token=x" }))).toBe(
        405,
      );
  });

  test.each(["TRACE", "OPTIONS"])("%s under /api gets the standard error shape", async (method) => {
    const answer = await site.ask("/api/agency", { method });
    expect(statusOf(answer)).toBe(405);
    expect(JSON.parse(bodyOf(answer))).toEqual({
      code: "method_not_allowed",
      message: "Method Not Allowed",
      error: "Method Not Allowed",
      requestId: expect.any(String),
    });
    expect(site.seen).toEqual([]);
  });

  test("an unknown method", async () => {
    expect(statusOf(await site.ask("/", { method: "FOO" }))).toBe(400);
    expect(site.seen).toEqual([]);
  });

  test.each([
    "/_next/image?url=%2Flogo.svg&w=640&q=75",
    "/_next/data/x/t/tb.json",
    "/_next/static/app.js.map",
    "/_next/static/app.js.br",
    "/_next/static/missing.js",
    "/about.rsc",
    "/about%2ersc",
    "/t/tb.RSC?x=1",
    "/about.segments/_tree.segment.rsc",
  ])("%s is 404", async (path) => {
    expect(statusOf(await site.ask(path))).toBe(404);
    expect(site.seen).toEqual([]);
  });

  test.each(["/assets/.secret", "/assets/missing.png", "/assets/%2Esecret"])(
    "%s is 404",
    async (path) => {
      const answer = await site.ask(path);
      expect(statusOf(answer)).toBe(404);
      expect(bodyOf(answer)).not.toBe("secret");
      expect(site.seen).toEqual([]);
    },
  );
});
