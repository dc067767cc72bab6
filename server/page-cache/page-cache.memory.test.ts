import { randomBytes } from "node:crypto";
import {
  openPageCache,
  sharedHeaders,
  headerOf,
  textOf,
  type OpenPageCache,
} from "../testing/open-page-cache";

let site: OpenPageCache;
afterEach(() => site.stop());
const megabyte = 1024 * 1024;
/** Of this many bytes when stored: it is incompressible. */
const noise = (bytes: number) => randomBytes((bytes * 3) / 4).toString("base64");
const isHit = (answer: string) => headerOf(answer, "cache-status") === "front-door; hit";

/** One connection, so that thousands of requests don't take a port each. */
function askAll(requests: readonly string[]): Promise<string> {
  const last = "GET /login HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n";
  return site.send(`${requests.join("")}${last}`);
}
const get = (target: string, ...headers: string[]) =>
  `${[`GET ${target} HTTP/1.1`, "Host: a.test", ...headers].join("\r\n")}\r\n\r\n`;

test("thousands of made-up router states evict no document and stay within their share", async () => {
  site = await openPageCache({ maxBytes: megabyte });
  await site.ask("/about");
  site.reply(
    (_request, response) =>
      void response
        .writeHead(200, sharedHeaders({ "content-type": "text/x-component" }))
        .end("0:{}".repeat(200)),
  );
  await askAll(
    Array.from({ length: 2_000 }, (_, index) =>
      get(`/about?_rsc=${index}`, "RSC: 1", `Next-Router-State-Tree: ["${index}",{}]`),
    ),
  );
  const { documents, routerAnswers } = site.pageCache.stats();
  expect(documents.entries).toBe(1);
  expect(routerAnswers.entries).toBeGreaterThan(20);
  expect(routerAnswers.bytes).toBeLessThanOrEqual(megabyte / 4);
  expect(isHit(await site.ask("/about"))).toBe(true);
});

test("thousands of chosen currencies and residences evict only each other, and are purged as well", async () => {
  site = await openPageCache({ maxBytes: megabyte });
  site.reply(
    (_request, response) => void response.writeHead(200, sharedHeaders()).end(noise(2_000)),
  );
  const pages = ["/about", "/", "/?tab=Hotels"];
  for (const page of pages) await site.ask(page);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const countries = letters.flatMap((one) => letters.map((other) => one + other));
  await askAll(
    ["EUR", "JPY"].flatMap((currency) =>
      countries.map((country) => get("/", `Cookie: currency=${currency}; residence=${country}`)),
    ),
  );
  await askAll(
    countries.flatMap((country) => [
      get("/", `Cookie: residence=${country}`),
      get("/", `Cookie: currency=EUR.${country}`),
    ]),
  );
  const chosen = { headers: ["Cookie: currency=MXN.MX"] };
  await site.ask("/", chosen);
  const { documents, chosenDocuments } = site.pageCache.stats();
  expect(documents.entries).toBe(pages.length);
  expect(chosenDocuments.entries).toBeGreaterThan(20);
  expect(chosenDocuments.bytes).toBeLessThanOrEqual(0.2 * megabyte);
  for (const page of pages) expect(isHit(await site.ask(page))).toBe(true);
  expect(isHit(await site.ask("/", chosen))).toBe(true);
  expect(site.pageCache.purge(["a"])).toBe(documents.entries + chosenDocuments.entries);
  expect(site.pageCache.stats()).toMatchObject({
    documents: { entries: 0 },
    chosenDocuments: { entries: 0 },
  });
});

test("unknown hosts and made-up queries, cookies and headers don't grow it", async () => {
  site = await openPageCache();
  site.reply((request, response) => {
    const isKnown = request.headers.host === "a.test";
    response
      .writeHead(isKnown ? 200 : 404, sharedHeaders(isKnown ? {} : { "x-error-page": "1" }))
      .end("x");
  });
  await askAll(
    Array.from({ length: 100 }, (_, index) => [
      `GET /about HTTP/1.1\r\nHost: h${index}.test\r\n\r\n`,
      get(`/about?x${index}=1`),
      get(`/about?utm_source=${index}&gclid=${index}`),
      get(
        "/about",
        `Cookie: c${index}=1; currency=X${index}; locale=${index}`,
        `X-H${index}: 1`,
        `User-Agent: ${index}`,
      ),
      get("/about", `RSC: ${index + 2}`),
    ]).flat(),
  );
  expect(site.pageCache.stats()).toMatchObject({
    documents: { entries: 1 },
    routerAnswers: { entries: 0 },
  });
});

test("the least recently used goes first, its tags with it, and the limit holds", async () => {
  let evicted = 0;
  site = await openPageCache({ maxBytes: megabyte, events: { onEvict: () => (evicted += 1) } });
  site.reply(
    (request, response) =>
      void response
        .writeHead(200, sharedHeaders({ "cache-tag": request.url ?? "" }))
        .end(noise(20_000)),
  );
  await site.ask("/about");
  for (let index = 0; index < 60; index++) {
    await site.ask(`/blog/post-${index}`);
    expect(isHit(await site.ask("/about"))).toBe(true);
    expect(site.pageCache.stats().documents.bytes).toBeLessThanOrEqual(0.75 * megabyte);
  }
  const { entries, tags } = site.pageCache.stats().documents;
  expect(tags).toBe(entries);
  expect(evicted).toBe(61 - entries);
  expect(entries).toBeGreaterThan(10);
});

test("a page that would take a quarter of the memory is sent but not cached", async () => {
  site = await openPageCache({ maxBytes: megabyte });
  site.reply(
    (_request, response) => void response.writeHead(200, sharedHeaders()).end(noise(megabyte / 2)),
  );
  for (const _ of [1, 2]) expect(isHit(await site.ask("/about"))).toBe(false);
  expect(site.pageCache.stats().documents).toEqual({ entries: 0, bytes: 0, tags: 0 });
});

test("only the compressed form of a compressible page is kept, and a client without compression gets it plain", async () => {
  site = await openPageCache();
  const text = "<p>words</p>".repeat(20_000);
  site.reply((_request, response) => void response.writeHead(200, sharedHeaders()).end(text));
  for (const _ of [1, 2]) expect(textOf(await site.ask("/about"))).toBe(text);
  expect(site.pageCache.stats().documents.bytes).toBeLessThan(text.length / 10);
});

test("concurrent clients that want different pages plain get them whole, with memory for only one", async () => {
  site = await openPageCache({ maxBytes: megabyte });
  const text = "<p>words</p>".repeat(5_000);
  site.reply(
    (request, response) => void response.writeHead(200, sharedHeaders()).end(text + request.url),
  );
  const paths = Array.from({ length: 12 }, (_, index) => `/blog/post-${index}`);
  await Promise.all(paths.map((path) => site.ask(path, { headers: ["Accept-Encoding: gzip"] })));
  const answers = await Promise.all(paths.map((path) => site.ask(path)));
  expect(answers.map((answer) => isHit(answer) && textOf(answer))).toEqual(
    paths.map((path) => text + path),
  );
});

test("beyond the maximum of fills a page is rendered per request", async () => {
  site = await openPageCache({ maxFlights: 1 });
  const release = site.hold();
  const first = site.ask("/about");
  await site.requested(1);
  const second = site.ask("/faqs");
  await site.requested(2);
  release();
  await Promise.all([first, second]);
  expect(site.seen.map(({ headers }) => headers["x-shared-fill"])).toEqual(["1", undefined]);
});
