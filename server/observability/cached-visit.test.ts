import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { PageCache } from "../page-cache/page-cache";
import { openFrontDoor, type OpenFrontDoor } from "../testing/open-front-door";
import { sharedHeaders, toPageCache } from "../testing/open-page-cache";
import { createObserver } from "./create-observer";
import { createDoorMetrics } from "./door-metrics";

let site: OpenFrontDoor;
afterEach(() => site.stop());
const next = () => new Promise((resolve) => setImmediate(resolve));

it("log and metrics tell miss, hit, stale and bypass apart, and a fill is part of its request's trace", async () => {
  new NodeTracerProvider().register();
  const metrics = createDoorMetrics();
  const lines: { cache: string; traceId?: string | undefined; agency?: string | undefined }[] = [];
  const observer = createObserver({
    trustProxy: false,
    metrics,
    isTraced: true,
    accessLog: { write: (visit) => void lines.push(visit.toLine()), flush: () => {} },
  });
  let now = 0;
  site = await openFrontDoor(
    (_, response) =>
      void response.writeHead(200, sharedHeaders({ "x-agency": "a" })).end("<p>hello</p>"),
    (socketPath) => ({
      observer,
      pageCache: toPageCache(socketPath, { now: () => now }),
    }),
  );
  const ask = async (headers: string[] = []) => {
    const before = lines.length;
    await site.ask("/about", { headers });
    while (lines.length === before) await next();
  };
  await ask();
  await ask();
  now += 61_000;
  await ask();
  await ask(["Cookie: sid=somebody"]);
  while (site.seen.length < 3) await next();

  expect(lines.map(({ cache }) => cache)).toEqual(["miss", "hit", "stale", "bypass"]);
  expect(lines.map(({ agency }) => agency)).toEqual(["a", "a", "a", "a"]);
  const text = await metrics.register.metrics();
  for (const { cache } of lines)
    expect(text.split("\n")).toContain(
      `site_http_requests_total{route="/about",status="2xx",cache="${cache}"} 1`,
    );
  // A fill, a fill behind a stale response, and a private page: each in the trace of its request.
  const traceIds = site.seen.map(({ headers }) => String(headers.traceparent).split("-")[1]);
  expect(traceIds).toEqual([lines[0]?.traceId, lines[2]?.traceId, lines[3]?.traceId]);
});

it("counts each response of Next once: also revalidations, shared, discarded and retried ones", async () => {
  const metrics = createDoorMetrics();
  const observer = createObserver({ trustProxy: false, metrics });
  let now = 0;
  let status = 200;
  let pageCache: PageCache | undefined;
  site = await openFrontDoor(
    ({ headers }, response) => {
      const isErrorPage = headers["x-render-error"] !== undefined;
      const pageHeaders = sharedHeaders({
        "x-agency": "a",
        ...(isErrorPage ? { "x-error-page": "1" } : {}),
      });
      response.writeHead(status, pageHeaders).end("<p>hello</p>");
    },
    (socketPath) => ({
      observer,
      pageCache: (pageCache = toPageCache(socketPath, { now: () => now })),
    }),
  );
  const counted = async () =>
    Number(
      /^site_renders_total\{agency="a"\} (\d+)$/m.exec(await metrics.register.metrics())?.[1] ?? 0,
    );
  /** @returns how many requests Next got, and how many of its responses were counted */
  const during = async (asks: () => Promise<unknown>) => {
    const [seen, renders] = [site.seen.length, await counted()];
    await asks();
    while ((pageCache?.stats().flights ?? 0) > 0) await next();
    return [site.seen.length - seen, (await counted()) - renders];
  };
  expect(await during(() => Promise.all([site.ask("/about"), site.ask("/about")]))).toEqual([1, 1]);
  expect(await during(() => site.ask("/about"))).toEqual([0, 0]);
  now += 61_000;
  expect(await during(() => site.ask("/about"))).toEqual([1, 1]);
  expect(await during(() => site.ask("/about", { headers: ["Cookie: sid=x"] }))).toEqual([1, 1]);
  // The shared fill, and the error page that it ends with.
  status = 404;
  expect(await during(() => site.ask("/faqs"))).toEqual([2, 2]);
  // The visitor's own request between the two.
  status = 500;
  expect(await during(() => site.ask("/blog"))).toEqual([3, 3]);
  expect(await during(() => site.ask("/api/agency"))).toEqual([1, 1]);
});
