import { createHash } from "node:crypto";
import { holdDeadlines } from "@/lib/testing/hold-deadlines";
import { OverloadedError } from "../admission/create-admission";
import { createUpstream } from "../proxy";
import { statusOf } from "../testing/open-front-door";
import {
  answerWithNonce,
  headerOf,
  openPageCache,
  sharedHeaders,
  textOf,
  type OpenPageCache,
} from "../testing/open-page-cache";

let site: OpenPageCache;
afterEach(() => site.stop());
const open = async (...options: Parameters<typeof openPageCache>) =>
  (site = await openPageCache(...options));

const cacheStatus = (answer: string) => headerOf(answer, "cache-status");
const cookie = (value: string) => ({ headers: [`Cookie: ${value}`] });
const page = (text: string, headers: Parameters<typeof sharedHeaders>[0] = {}) =>
  site.reply(
    (_request, response) => void response.writeHead(200, sharedHeaders(headers)).end(text),
  );
/** Lets a fill in the background finish. */
const landed = async () => {
  while (site.pageCache.stats().flights > 0) await new Promise(setImmediate);
};

describe("a shared page", () => {
  test("is rendered once and then sent from memory, with its age", async () => {
    await open();
    expect(cacheStatus(await site.ask("/about"))).toBe("front-door; fwd=miss; stored");
    site.seconds(59);
    const answer = await site.ask("/about");
    expect([
      statusOf(answer),
      textOf(answer),
      headerOf(answer, "age"),
      cacheStatus(answer),
    ]).toEqual([200, "<p>shared a.test /about</p>", "59", "front-door; hit"]);
    expect(site.seen).toHaveLength(1);
  });

  test("keeps all of its headers, with a request id per request", async () => {
    await open();
    const [first, second] = [await site.ask("/about"), await site.ask("/about")];
    for (const answer of [first, second]) {
      expect(headerOf(answer, "content-security-policy")).toBe(
        "default-src 'self'; script-src 'self'; object-src 'none'",
      );
      expect(headerOf(answer, "cache-control")).toBe("private, no-cache");
      expect(headerOf(answer, "cdn-cache-control")).toContain("max-age=60");
      expect(headerOf(answer, "cache-tag")).toBe("a, a:deals, rates");
      expect(headerOf(answer, "vary")).toBe("Cookie, rsc, next-url, Accept-Encoding");
    }
    expect(headerOf(first, "x-request-id")).not.toBe(headerOf(second, "x-request-id"));
  });

  test("is requested by its key alone", async () => {
    await open();
    await site.ask("/about?utm_source=x", {
      headers: [
        "User-Agent: evil",
        "Accept-Language: de",
        "X-Forwarded-Host: b.test",
        "X-Shared-Fill: 2",
        "Cookie: ga=1; currency=EUR.DE",
        "X-Anything: 1",
        "Range: bytes=0-1",
      ],
    });
    const [question] = site.seen;
    expect({ method: question?.method, url: question?.url, headers: question?.headers }).toEqual({
      method: "GET",
      url: "/about",
      headers: {
        host: "a.test",
        cookie: "currency=EUR",
        "x-shared-fill": "1",
        "x-nonce": expect.stringMatching(/^[\da-f]{32}$/),
        "x-request-id": expect.any(String),
        connection: expect.any(String),
      },
    });
  });

  test("HEAD fills like GET and has no body", async () => {
    await open();
    const answer = await site.ask("/about", { method: "HEAD" });
    expect([statusOf(answer), textOf(answer), headerOf(answer, "content-length")]).toEqual([
      200,
      "",
      "27",
    ]);
    expect(site.seen[0]?.method).toBe("GET");
    expect(cacheStatus(await site.ask("/about"))).toBe("front-door; hit");
  });

  test("fifty simultaneous requests are one render", async () => {
    await open();
    const release = site.hold();
    const answers = Array.from({ length: 50 }, () => site.ask("/about"));
    await site.requested(1);
    release();
    expect(new Set((await Promise.all(answers)).map(textOf))).toEqual(
      new Set(["<p>shared a.test /about</p>"]),
    );
    expect(site.seen).toHaveLength(1);
  });

  test("a client that leaves doesn't cancel the fill", async () => {
    await open();
    const release = site.hold();
    const leader = site.openSocket();
    leader.write("GET /about HTTP/1.1\r\nHost: a.test\r\n\r\n");
    await site.requested(1);
    const waiter = site.ask("/about");
    await site.arrived(2);
    leader.destroy();
    release();
    expect(cacheStatus(await waiter)).toBe("front-door; fwd=miss; collapsed");
    expect(site.seen).toHaveLength(1);
  });
});

describe("the scripts of a shared page", () => {
  const hashOf = (script: string) =>
    `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  const data = (value: string) => String.raw`self.__next_f.push([1,"0:{\"nonce\":\"${value}\"}"])`;
  const own = `<script nonce="NONCE">own()</script><script nonce="NONCE">${data("NONCE")}</script>`;

  test("are listed by hash if Next wrote them, and injected ones aren't", async () => {
    await open();
    const link =
      '</a.woff2>; rel=preload; as="font"; nonce="NONCE"; type="font/woff2", </b.css>; rel=preload; as="style"; nonce="NONCE"';
    site.reply(
      answerWithNonce(`<p><script>evil()</script><script nonce="guess">evil()</script></p>${own}`, {
        link,
      }),
    );
    for (const status of ["front-door; fwd=miss; stored", "front-door; hit"]) {
      const answer = await site.ask("/about");
      expect(cacheStatus(answer)).toBe(status);
      const hashes = [hashOf("own()"), hashOf(data("$undefined"))].toSorted().join(" ");
      expect(headerOf(answer, "content-security-policy")).toBe(
        `default-src 'self'; script-src 'self' ${hashes}; object-src 'none'`,
      );
      expect(headerOf(answer, "link")).toBe(
        '</a.woff2>; rel=preload; as="font"; type="font/woff2", </b.css>; rel=preload; as="style"',
      );
      expect(textOf(answer)).toContain(
        `</p><script>own()</script><script>${data("$undefined")}</script>`,
      );
    }
  });

  test("get another nonce per fill, none of which is sent: the same page stays identical", async () => {
    await open();
    site.reply(answerWithNonce(own));
    const answers = [];
    for (const _ of [1, 2]) {
      answers.push(await site.ask("/about"));
      site.pageCache.purge(["a"]);
    }
    const nonces = site.seen.map(({ headers }) => String(headers["x-nonce"]));
    expect(new Set(nonces).size).toBe(2);
    for (const nonce of nonces) expect(answers.join("")).not.toContain(nonce);
    expect(headerOf(answers[0] ?? "", "etag")).toBe(headerOf(answers[1] ?? "", "etag"));
  });

  test.each<[string, string, Record<string, string>]>([
    ["in its text", "<p>NONCE</p>", {}],
    ["in a header", "", { "x-theme": "NONCE" }],
    ["in a header of a file", "", { "x-theme": "NONCE", "content-type": "text/plain" }],
    ["in a file", "NONCE", { "content-type": "text/plain" }],
    [
      "in its policy twice",
      "",
      { "content-security-policy": "script-src 'self' 'nonce-NONCE'; style-src 'nonce-NONCE'" },
    ],
    [
      "in its policy beside another",
      "",
      { "content-security-policy": "script-src 'self' 'nonce-NONCE' 'nonce-abc'" },
    ],
  ])(
    "a page that would keep a nonce %s is neither cached nor sent",
    async (_name, html, headers) => {
      await open();
      site.reply(answerWithNonce(html, headers));
      const answer = await site.ask("/about");
      expect(cacheStatus(answer)).toBe("front-door; fwd=miss");
      expect(answer).not.toContain(String(site.seen[0]?.headers["x-nonce"]));
      expect(site.pageCache.stats().documents.entries).toBe(0);
    },
  );

  test("of the client router are none: its responses have no nonce", async () => {
    await open();
    await site.ask("/about?_rsc=x", { headers: ["RSC: 1"] });
    expect(site.fills().map(({ headers }) => headers["x-nonce"])).toEqual([undefined]);
  });
});

describe("a private response passes unchanged", () => {
  test.each([
    ["a session", "/about", cookie("sid=1")],
    ["a session on https", "/about", cookie("a=1; __Host-sid=1")],
    ["a hidden header", "/about", cookie("hideHeader=true")],
    ["a hidden footer", "/about", cookie("hideFooter=true")],
    ["a header hidden by query", "/about?hideHeader=true", {}],
    ["an Authorization header", "/about", { headers: ["Authorization: Basic eA=="] }],
    ["an unknown query", "/about?x=1", {}],
    ["a known query of another form", "/?tab=nonsense", {}],
    ["a query twice", "/?tab=Hotels&tab=Hotels", {}],
    ["a route that isn't shared", "/login", {}],
    ["below a route that is shared", "/about/more", {}],
    ["an API call", "/api/agency", {}],
    ["a path with needless escapes", "/%61bout", {}],
    ["a path with needless slashes", "//about", {}],
    ["another RSC value", "/about", { headers: ["RSC: 2"] }],
    [
      "a huge state tree",
      "/about?_rsc=x",
      { headers: ["RSC: 1", `Next-Router-State-Tree: ["${"a".repeat(5_000)}",{}]`] },
    ],
    ["a router hash that is none", "/about?_rsc=a.b", { headers: ["RSC: 1"] }],
  ])("%s", async (_name, target, options) => {
    await open();
    await site.ask("/about");
    for (const _ of [1, 2])
      expect(cacheStatus(await site.ask(target, options))).toBe("front-door; fwd=bypass");
    expect(site.fills()).toHaveLength(1);
    expect(site.seen).toHaveLength(3);
  });

  test("signing in ends sharing, for that visitor alone", async () => {
    await open();
    await site.ask("/about");
    expect(textOf(await site.ask("/about", cookie("sid=1")))).toContain("own");
    expect(textOf(await site.ask("/about"))).toContain("shared");
  });
});

describe("responses that are never cached", () => {
  test.each([
    ["an answer that sets a cookie", 200, { "set-cookie": "a=1" }],
    ["an answer without CDN-Cache-Control", 200, { "cdn-cache-control": "" }],
    ["a private one", 200, { "cdn-cache-control": "private, max-age=60" }],
    ["one that can't be parsed", 200, { "cdn-cache-control": "max-age=60; foo" }],
    ["a redirect", 307, { location: "/x" }],
    ["a 404", 404, { "x-error-page": "1" }],
    ["an error page with 200", 200, { "x-error-page": "1" }],
    ["JSON", 200, { "content-type": "application/json" }],
    ["the router's answer to a document's question", 200, { "content-type": "text/x-component" }],
    ["one that varies on something else", 200, { vary: "Cookie, User-Agent" }],
    ["an encoded one", 200, { "content-encoding": "gzip" }],
    ["a page with a nonce", 200, { "content-security-policy": "script-src 'nonce-x'" }],
  ])("%s", async (_name, status, overrides) => {
    await open();
    site.reply(
      (_request, response) => void response.writeHead(status, sharedHeaders(overrides)).end("x"),
    );
    for (const _ of [1, 2])
      expect(cacheStatus(await site.ask("/about"))).toBe("front-door; fwd=miss");
    expect(site.pageCache.stats().documents).toEqual({ entries: 0, bytes: 0, tags: 0 });
    // The first was requested as shared and then privately; for a while such a page isn't tried as
    // shared again.
    expect([site.seen.length, site.fills().length]).toEqual([3, 1]);
    site.seconds(11);
    await site.ask("/about");
    expect(site.fills()).toHaveLength(2);
  });

  test("a page of more than 4 MB, which is still sent", async () => {
    await open({ maxBytes: 64 * 1024 * 1024 });
    const text = "x".repeat(4 * 1024 * 1024 + 1);
    page(text);
    for (const _ of [1, 2]) expect(textOf(await site.ask("/about")).length).toBe(text.length);
    expect(site.pageCache.stats().documents.entries).toBe(0);
  });

  test("a response that broke off", async () => {
    await open();
    site.reply((request, response) => {
      response.writeHead(200, sharedHeaders({ "content-length": "1000" }));
      response.write("half");
      if (request.headers["x-shared-fill"]) setImmediate(() => response.destroy());
      else response.end("x".repeat(996));
    });
    expect(textOf(await site.ask("/about")).length).toBe(1000);
    expect(site.pageCache.stats().documents.entries).toBe(0);
  });

  test("waiting requests are then rendered individually", async () => {
    await open();
    const release = site.hold();
    site.reply(
      (request, response) =>
        void response
          .writeHead(200, sharedHeaders({ "set-cookie": "a=1" }))
          .end(request.headers.cookie ?? "nobody"),
    );
    const answers = ["x=1", "x=2"].map((value) => site.ask("/about", cookie(value)));
    await site.requested(1);
    release();
    expect((await Promise.all(answers)).map(textOf).toSorted()).toEqual(["x=1", "x=2"]);
  });
});

describe("a page that doesn't exist", () => {
  const policy = (nonce: unknown) =>
    `default-src 'self'; script-src 'self' 'nonce-${String(nonce)}'; object-src 'none'`;
  /** Like Next and middleware: an empty document, and text when the error page is requested. */
  const missing = (page: Record<string, string> = {}) =>
    site.reply((request, response) => {
      const errorStatus = request.headers["x-render-error"];
      const nonce = request.headers["x-nonce"];
      if (errorStatus !== undefined) {
        const pageHeaders = {
          "content-type": "text/html",
          "cache-control": "private, no-store",
          "content-security-policy": policy(nonce),
          "x-error-page": "1",
        };
        return void response
          .writeHead(Number(errorStatus), { ...pageHeaders, ...page })
          .end(`<script nonce="${String(nonce)}">own()</script>not found`);
      }
      response
        .writeHead(404, sharedHeaders({ "content-security-policy": policy(nonce) }))
        .end("<!doctype html><html></html>");
    });

  test("is looked up once and its error page sent to all waiting requests, with script hashes", async () => {
    await open();
    missing();
    const release = site.hold();
    const answers = Array.from({ length: 50 }, () => site.ask("/blog/nope"));
    await site.arrived(50);
    release();
    const hash = createHash("sha256").update("own()").digest("base64");
    for (const answer of await Promise.all(answers)) {
      expect([statusOf(answer), textOf(answer)]).toEqual([404, "<script>own()</script>not found"]);
      expect(headerOf(answer, "content-security-policy")).toBe(
        `default-src 'self'; script-src 'self' 'sha256-${hash}'; object-src 'none'`,
      );
      const told = ["cache-control", "cdn-cache-control", "cache-tag", "x-error-page"].map((name) =>
        headerOf(answer, name),
      );
      expect(told).toEqual(["private, no-store", undefined, undefined, undefined]);
    }
    expect(
      site.seen.map(({ headers }) => [headers["x-shared-fill"], headers["x-render-error"]]),
    ).toEqual([
      ["1", undefined],
      ["1", "404"],
    ]);
  });

  test("isn't cached: each later request costs a lookup, and gets the page once it exists", async () => {
    await open();
    missing();
    for (const _ of [1, 2, 3])
      expect([
        statusOf(await site.ask("/blog/nope")),
        site.pageCache.stats().documents.entries,
      ]).toEqual([404, 0]);
    expect(site.seen).toHaveLength(6);
    page("<p>here</p>");
    expect(textOf(await site.ask("/blog/nope"))).toBe("<p>here</p>");
    expect(cacheStatus(await site.ask("/blog/nope"))).toBe("front-door; hit");
  });

  test("is sent again to a client that has it, and for HEAD without a body", async () => {
    await open();
    missing();
    const told = await site.ask("/blog/nope", { headers: [`If-None-Match: *`] });
    expect([statusOf(told), textOf(told)]).toEqual([404, "<script>own()</script>not found"]);
    const head = await site.ask("/blog/nope", { method: "HEAD" });
    expect([statusOf(head), textOf(head)]).toEqual([404, ""]);
  });

  test("removes an existing copy", async () => {
    await open();
    await site.ask("/blog/nope");
    missing();
    site.seconds(1_000);
    expect([
      statusOf(await site.ask("/blog/nope")),
      site.pageCache.stats().documents.entries,
    ]).toEqual([404, 0]);
  });

  test("isn't sent to a request that came after a purge that may have created it", async () => {
    await open();
    missing();
    const release = site.hold();
    const before = site.ask("/blog/nope");
    await site.requested(1);
    site.pageCache.purge(["a:deals"]);
    const after = site.ask("/blog/nope");
    await site.arrived(2);
    release();
    const releaseWords = site.hold();
    await site.requested(2);
    page("<p>here</p>");
    releaseWords();
    expect([statusOf(await before), textOf(await after)]).toEqual([404, "<p>here</p>"]);
  });

  test.each([
    ["sets a cookie", { "set-cookie": "a=1" }],
    ["has a nonce of its own", { "content-security-policy": "script-src 'nonce-own'" }],
    ["is no finished page", { "content-type": "application/json" }],
  ])("is rendered per request if its error page %s", async (_name, own) => {
    await open();
    missing(own);
    for (const _ of [1, 2])
      expect([statusOf(await site.ask("/blog/nope")), site.fills().length]).toEqual([404, 2]);
    expect(site.seen).toHaveLength(6);
  });

  test("is left to the client router, which then loads the page", async () => {
    await open();
    missing();
    expect(statusOf(await site.ask("/blog/nope?_rsc=x", { headers: ["RSC: 1"] }))).toBe(404);
    expect(site.seen.map(({ headers }) => headers["x-render-error"])).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("when Next has no place", () => {
  let places: number;
  const toAdmission = (socketPath: string) => ({
    enter: async () => {
      await new Promise(setImmediate);
      if (places-- <= 0) throw new OverloadedError(503, 2);
      return { upstream: createUpstream({ socketPath, dev: false }), leave: () => {} };
    },
    hold: async () => {},
  });
  beforeEach(async () => {
    places = 0;
    await open((socketPath) => ({ admission: toAdmission(socketPath) }));
  });

  test("all waiting requests are rejected with Retry-After, and don't queue again", async () => {
    for (const answer of await Promise.all(
      ["GET", "GET", "HEAD"].map((method) => site.ask("/about", { method })),
    ))
      expect([statusOf(answer), headerOf(answer, "retry-after"), cacheStatus(answer)]).toEqual([
        503,
        "2",
        "front-door; fwd=miss",
      ]);
    expect(site.seen).toEqual([]);
    places = 1;
    expect(cacheStatus(await site.ask("/about"))).toBe("front-door; fwd=miss; stored");
  });

  test("if a fill is rejected for one client's excess, another waiting client starts its own", async () => {
    const names: string[] = [];
    const enter =
      (socketPath: string) =>
      async ({ network }: { network: string }) => {
        names.push(network);
        await new Promise(setImmediate);
        while (arrivals < 3) await new Promise(setImmediate);
        if (network === "10.0.0.1") throw new OverloadedError(429, 2);
        return { upstream: createUpstream({ socketPath, dev: false }), leave: () => {} };
      };
    await site.stop();
    await open(
      (socketPath) => ({ admission: { enter: enter(socketPath), hold: async () => {} } }),
      { trustProxy: true },
    );
    let arrivals = 0;
    site.door.on("request", () => (arrivals += 1));
    const ask = (address: string) =>
      site.ask("/about", { headers: [`X-Forwarded-For: ${address}`] });
    const answers = await Promise.all(["10.0.0.1", "10.0.0.1", "10.0.0.2"].map(ask));
    expect(answers.map(statusOf)).toEqual([429, 429, 200]);
    expect(names.filter((name) => name === "10.0.0.2")).toHaveLength(1);
    expect(site.seen.map(({ headers }) => JSON.stringify(headers))).not.toContainEqual(
      expect.stringContaining("10.0.0"),
    );
  });

  test("a stale page is sent for as long as allowed", async () => {
    places = 1;
    await site.ask("/about");
    site.seconds(3_659);
    expect(cacheStatus(await site.ask("/about"))).toBe("front-door; fwd=stale");
    site.seconds(1);
    expect(statusOf(await site.ask("/about"))).toBe(503);
  });

  test("private pages take their own way", async () => {
    expect(statusOf(await site.ask("/about", cookie("sid=1")))).toBe(200);
  });
});

describe("a stale page", () => {
  test("is sent while a new one is fetched once, in the background", async () => {
    await open();
    page("old");
    await site.ask("/about");
    page("new");
    site.seconds(60);
    const release = site.hold();
    for (const _ of [1, 2, 3]) {
      const answer = await site.ask("/about");
      expect([textOf(answer), headerOf(answer, "age"), cacheStatus(answer)]).toEqual([
        "old",
        "60",
        "front-door; fwd=stale",
      ]);
    }
    await site.requested(2);
    release();
    await landed();
    expect(textOf(await site.ask("/about"))).toBe("new");
    expect(site.seen).toHaveLength(2);
  });

  test("is not sent beyond its time, but fetched again", async () => {
    await open();
    page("old");
    await site.ask("/about");
    page("new");
    site.seconds(600);
    expect(textOf(await site.ask("/about"))).toBe("new");
  });

  test("is as old as the request, not as the response", async () => {
    await open();
    const release = site.hold();
    const answer = site.ask("/about");
    await site.requested(1);
    site.seconds(30);
    release();
    expect(headerOf(await answer, "age")).toBe("30");
  });

  test("is sent while Next fails, and Next is left alone for five seconds", async () => {
    await open();
    page("old");
    await site.ask("/about");
    site.reply((_request, response) => void response.writeHead(500).end());
    site.seconds(1_000);
    for (const _ of [1, 2, 3]) {
      const answer = await site.ask("/about");
      expect([statusOf(answer), textOf(answer), cacheStatus(answer)]).toEqual([
        200,
        "old",
        "front-door; fwd=stale",
      ]);
    }
    expect(site.seen).toHaveLength(2);
    site.seconds(6);
    page("new");
    expect(textOf(await site.ask("/about"))).toBe("new");
  });

  test("is sent when Next can't be reached, and no longer than allowed", async () => {
    await open();
    page("old");
    await site.ask("/about");
    site.reply((_request, response) => void response.destroy());
    site.seconds(3_659);
    expect(textOf(await site.ask("/about"))).toBe("old");
    site.seconds(1);
    const silenced = jest.mocked(console.error).mockImplementation(() => {});
    expect(statusOf(await site.ask("/about"))).toBe(502);
    expect(silenced).toHaveBeenCalled();
  });

  test("is sent when Next takes too long", async () => {
    const deadlines = holdDeadlines();
    await open();
    page("old");
    await site.ask("/about");
    site.reply(() => {});
    site.seconds(1_000);
    const answer = site.ask("/about");
    await site.requested(2);
    deadlines.at(-1)?.pass();
    expect(textOf(await answer)).toBe("old");
    expect(deadlines.map(({ ms }) => ms)).toEqual([30_000, 30_000]);
  });

  test("is sent during an outage that has its own error page", async () => {
    await open();
    page("old");
    await site.ask("/about");
    site.reply(
      (_request, response) =>
        void response.writeHead(503, { "x-error-page": "1", "retry-after": "5" }).end("back soon"),
    );
    site.seconds(1_000);
    expect(textOf(await site.ask("/about"))).toBe("old");
  });

  test("is dropped when the agency has closed, whose page is then rendered once for waiting requests", async () => {
    await open();
    page("old");
    await site.ask("/about");
    site.reply(
      (_request, response) => void response.writeHead(503, { "x-error-page": "1" }).end("closed"),
    );
    site.seconds(1_000);
    for (const _ of [1, 2, 3]) expect(textOf(await site.ask("/about"))).toBe("closed");
    expect(site.pageCache.stats().documents.entries).toBe(0);
    expect(site.fills()).toHaveLength(2);
    expect(site.seen).toHaveLength(5);
  });

  test("is dropped when the page is gone", async () => {
    await open();
    page("old");
    await site.ask("/about");
    site.reply(
      (_request, response) => void response.writeHead(404, { "x-error-page": "1" }).end("gone"),
    );
    site.seconds(60);
    expect(textOf(await site.ask("/about"))).toBe("old");
    await landed();
    expect(statusOf(await site.ask("/about"))).toBe(404);
    expect(site.pageCache.stats().documents.entries).toBe(0);
  });
});

describe("a purge", () => {
  test("drops what has the tag, and nothing else", async () => {
    await open();
    site.reply((request, response) => {
      const name = request.headers.host?.split(".")[0] ?? "";
      response
        .writeHead(
          200,
          sharedHeaders({ "cache-tag": `${name}, ${name}:${request.url?.slice(1)}, rates` }),
        )
        .end("x");
    });
    const ask = (host: string, path: string) =>
      site.send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const pages = [
      ["a.test", "/about"],
      ["a.test", "/faqs"],
      ["b.test", "/about"],
    ] as const;
    const fill = () => Promise.all(pages.map(([host, path]) => ask(host, path)));
    const kept = async () =>
      (await fill()).map((answer) => cacheStatus(answer) === "front-door; hit");
    await fill();
    expect(site.pageCache.purge(["a:about"])).toBe(1);
    expect(await kept()).toEqual([false, true, true]);
    expect(site.pageCache.purge(["a"])).toBe(2);
    expect(await kept()).toEqual([false, false, true]);
    expect(site.pageCache.purge(["a", "rates"])).toBe(3);
    expect(site.pageCache.purge(["rates"])).toBe(0);
    expect(site.pageCache.stats().documents).toEqual({ entries: 0, bytes: 0, tags: 0 });
  });

  test("during a fill: waiting requests get it, it isn't cached, and later requests get a newer one", async () => {
    await open();
    page("old");
    const release = site.hold();
    const before = [site.ask("/about"), site.ask("/about")];
    await site.arrived(2);
    await site.requested(1);
    site.pageCache.purge(["a:deals"]);
    page("new");
    const after = site.ask("/about");
    await site.arrived(3);
    release();
    const old = await Promise.all(before);
    expect(old.map(textOf)).toEqual(["old", "old"]);
    // A cache in front of the door has handled the purge by now.
    for (const answer of old)
      expect([
        headerOf(answer, "cdn-cache-control"),
        headerOf(answer, "cache-tag"),
        headerOf(answer, "vary"),
      ]).toEqual([undefined, undefined, expect.stringContaining("Cookie")]);
    expect(textOf(await after)).toBe("new");
    expect(headerOf(await after, "cdn-cache-control")).toContain("max-age");
    expect(textOf(await site.ask("/about"))).toBe("new");
  });

  test("during a private render: it is not cached", async () => {
    await open();
    const release = site.hold();
    const answer = site.ask("/about");
    await site.requested(1);
    site.pageCache.purge(["rates"]);
    release();
    expect(cacheStatus(await answer)).toBe("front-door; fwd=miss");
    expect(site.pageCache.stats().documents.entries).toBe(0);
  });

  test("of something else doesn't affect a running fill", async () => {
    await open();
    const release = site.hold();
    const answer = site.ask("/about");
    await site.requested(1);
    site.pageCache.purge(["b", "a:about"]);
    release();
    expect(cacheStatus(await answer)).toBe("front-door; fwd=miss; stored");
  });
});

describe("a page marked incomplete", () => {
  const incomplete = () =>
    site.reply((_request, response) => {
      response.writeHead(200, sharedHeaders());
      response.addTrailers({ "x-incomplete": "1" });
      response.end("<p>deals didn't come</p>");
    });

  test("is sent to waiting requests, and isn't cached", async () => {
    await open();
    incomplete();
    const answer = await site.ask("/about");
    expect([textOf(answer), cacheStatus(answer)]).toEqual([
      "<p>deals didn't come</p>",
      "front-door; fwd=miss",
    ]);
    page("<p>whole</p>");
    expect([textOf(await site.ask("/about")), cacheStatus(await site.ask("/about"))]).toEqual([
      "<p>whole</p>",
      "front-door; hit",
    ]);
  });

  test("isn't sent while a complete one may still be, nor replaces it", async () => {
    await open();
    await site.ask("/about");
    incomplete();
    site.seconds(700);
    expect([textOf(await site.ask("/about")), cacheStatus(await site.ask("/about"))]).toEqual([
      "<p>shared a.test /about</p>",
      "front-door; fwd=stale",
    ]);
    site.seconds(3_000);
    expect(textOf(await site.ask("/about"))).toBe("<p>deals didn't come</p>");
  });
});
