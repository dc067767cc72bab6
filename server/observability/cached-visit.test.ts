import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { createPageCache } from "../page-cache/page-cache";
import { createUpstream } from "../proxy";
import { openFrontDoor } from "../testing/open-front-door";
import { sharedHeaders } from "../testing/open-page-cache";
import { createObserver } from "./create-observer";
import { createDoorMetrics } from "./door-metrics";

const next = () => new Promise((resolve) => setImmediate(resolve));

it("tells miss, hit, stale and bypass apart in the log and in the figures, and fills are part of the trace that asked for them", async () => {
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
  const site = await openFrontDoor(
    (_, response) => void response.writeHead(200, sharedHeaders({ "x-agency": "a" })).end("<p>hello</p>"),
    (socketPath) => ({
      observer,
      pageCache: createPageCache({
        upstream: createUpstream({ socketPath, dev: false }),
        trustProxy: false,
        maxBytes: 1024 * 1024,
        rootDomain: "test",
        defaultAgency: "demo",
        now: () => now,
      }),
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
  await site.stop();

  expect(lines.map(({ cache }) => cache)).toEqual(["miss", "hit", "stale", "bypass"]);
  expect(lines.map(({ agency }) => agency)).toEqual(["a", "a", "a", "a"]);
  const text = await metrics.register.metrics();
  for (const { cache } of lines) expect(text.split("\n")).toContain(`site_http_requests_total{route="/about",status="2xx",cache="${cache}"} 1`);
  // A fill, a fill behind a stale answer, and what nobody else may have: each in the trace of who asked.
  const asked = site.seen.map(({ headers }) => String(headers.traceparent).split("-")[1]);
  expect(asked).toEqual([lines[0]?.traceId, lines[2]?.traceId, lines[3]?.traceId]);
});
