import { serveMetrics } from "@/lib/observability/serve-metrics";
import { openFrontDoor, type OpenFrontDoor } from "../testing/open-front-door";
import { createObserver } from "./create-observer";
import { createDoorMetrics, type DoorMetrics } from "./door-metrics";

let metrics: DoorMetrics;
let site: OpenFrontDoor;

beforeEach(async () => {
  metrics = createDoorMetrics();
  site = await openFrontDoor(
    (request, response) => {
      const agency = /^agency-\d+/.exec(request.headers.host ?? "")?.[0];
      response
        .writeHead(request.url?.startsWith("/faqs") ? 503 : 200, {
          ...(agency ? { "x-agency": agency } : {}),
          "x-error-page": "1",
        })
        .end("hello");
    },
    { observer: createObserver({ trustProxy: false, metrics }) },
  );
});
afterEach(() => site.stop());

const ask = (path: string, host = "a.test", method = "GET") =>
  site.send(
    `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${host}\r\nConnection: close\r\n\r\n`,
  );
/** A request is counted a moment after its last byte was sent. */
async function seriesOf(
  name: string,
  isComplete: (total: number) => boolean = () => true,
): Promise<Record<string, number>> {
  for (;;) {
    const lines = (await metrics.register.metrics())
      .split("\n")
      .filter((line) => line.startsWith(`${name}{`));
    const series = Object.fromEntries(
      lines.map((line) => [
        line.slice(name.length, line.lastIndexOf(" ")),
        Number(line.slice(line.lastIndexOf(" ") + 1)),
      ]),
    );
    if (isComplete(Object.values(series).reduce((a, b) => a + b, 0))) return series;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it("counts by route, status class and cache result", async () => {
  await Promise.all([
    ask("/about"),
    ask("/de/about"),
    ask("/faqs"),
    ask("/about", "a.test", "DELETE"),
    ask("/assets/logo.svg"),
  ]);
  expect(await seriesOf("site_http_requests_total", (total) => total === 5)).toEqual({
    '{route="/about",status="2xx",cache="bypass"}': 2,
    '{route="/faqs",status="5xx",cache="bypass"}': 1,
    '{route="/about",status="4xx",cache="bypass"}': 1,
    '{route="static",status="2xx",cache="bypass"}': 1,
  });
  const counts = await seriesOf("site_http_request_duration_seconds_count");
  expect(counts['{route="/about",cache="bypass"}']).toBe(3);
  expect(await seriesOf("site_renders_total")).toEqual({ '{agency="unknown"}': 3 });
});

it("has bounded series, whatever strangers send", async () => {
  await ask("/about", "agency-0.test");
  // The process's own, such as its kinds of garbage collection, come and go.
  const count = async () =>
    (await metrics.register.metrics()).split("\n").filter((line) => line.startsWith("site_"))
      .length;
  await seriesOf("site_http_requests_total", (total) => total === 1);
  const before = await count();
  for (let n = 0; n < 300; n += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        ask(n % 40 ? `/no-such-page-${n + i}?q=${n + i}` : "/about", `agency-${n + i}.test`),
      ),
    );
  await seriesOf("site_http_requests_total", (total) => total === 301);
  const renders = await seriesOf("site_renders_total");
  expect(Object.keys(renders)).toHaveLength(101);
  expect(renders['{agency="other"}']).toBe(200);
  // The agencies, and one more route with its buckets.
  expect((await count()) - before).toBeLessThan(100 + 30);
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => ask(`/invented-${n}`, `invented-${n}.test`)),
  );
  await seriesOf("site_http_requests_total", (total) => total === 351);
  expect(Object.keys(await seriesOf("site_renders_total"))).toHaveLength(102);
});

it("reports the page cache and what waits for Next", async () => {
  metrics.countFill("kept", 42);
  metrics.countPurge(7);
  metrics.countEvictions(2);
  metrics.countRefusal("pages", 429);
  metrics.watchPageCache(() => ({ documents: { entries: 3, bytes: 4096 } }));
  metrics.watchPlaces(() => ({ pages: { inside: 4, waiting: 9 } }));
  const text = await metrics.register.metrics();
  for (const line of [
    'site_page_cache_fill_duration_seconds_sum{result="kept"} 0.042',
    "site_page_cache_purges_total 1",
    "site_page_cache_purged_entries_total 7",
    "site_page_cache_evicted_entries_total 2",
    'site_page_cache_entries{share="documents"} 3',
    'site_page_cache_bytes{share="documents"} 4096',
    'site_renders_running{kind="pages"} 4',
    'site_renders_queued{kind="pages"} 9',
    'site_renders_refused_total{kind="pages",status="429"} 1',
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
});

it("is served on a separate listener, at one path", async () => {
  const { port, close } = await serveMetrics(
    [() => metrics.register.metrics(), async () => "other_metric 1\n"],
    { host: "127.0.0.1", port: 0 },
  );
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { connection: "close" } });
  const answer = await get("/metrics");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining("text/plain"),
  ]);
  const text = await answer.text();
  expect(text).toContain("# TYPE site_http_requests_total counter");
  expect(text.split("\n")).toContain("other_metric 1");
  expect([(await get("/")).status, (await get("/metrics", { method: "POST" })).status]).toEqual([
    404, 405,
  ]);
  await expect(serveMetrics([], { host: "127.0.0.1", port })).rejects.toThrow("EADDRINUSE");
  close();
  expect(await site.ask("/metrics")).not.toContain("site_http_requests_total");
});
