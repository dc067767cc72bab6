import {
  BatchSpanProcessor,
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
} from "@opentelemetry/sdk-trace-node";
import { cleanSpan } from "@/lib/observability/clean-span";
import { openFrontDoor, type OpenFrontDoor } from "../testing/open-front-door";
import { createObserver } from "./create-observer";

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] });
provider.register();

const outside = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
const traceparent = `traceparent: 00-${outside.traceId}-${outside.spanId}-01`;

let site: OpenFrontDoor;
let line: Record<string, unknown>;
async function open(trustProxy: boolean) {
  exporter.reset();
  const accessLog = {
    write: (visit: { toLine: () => object }) => (line = { ...visit.toLine() }),
    flush: () => {},
  };
  const observer = createObserver({ trustProxy, isTraced: true, accessLog });
  site = await openFrontDoor(
    (_, response) => response.writeHead(200, { "x-agency": "acme" }).end("hello"),
    { trustProxy, observer },
  );
}
afterEach(() => site.stop());

async function ask(path: string, headers: string[] = []): Promise<ReadableSpan> {
  await site.ask(path, { headers });
  for (;;) {
    await provider.forceFlush();
    const span = exporter.getFinishedSpans().at(-1);
    if (span) return cleanSpan(span);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it("is passed on to Next, and is in the log", async () => {
  await open(false);
  const span = await ask("/about?key=secret");
  const { traceId, spanId } = span.spanContext();
  expect(site.seen[0]?.headers.traceparent).toBe(`00-${traceId}-${spanId}-01`);
  expect(line.traceId).toBe(traceId);
  expect(span.name).toBe("GET /about");
  expect(span.attributes).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "request.id": site.seen[0]?.headers["x-request-id"],
    route: "/about",
    cache: "bypass",
    agency: "acme",
  });
});

it("begins at the door for a stranger, whatever headers they send", async () => {
  await open(false);
  const span = await ask("/about", [traceparent, "tracestate: a=b", "baggage: who=me"]);
  expect(span.parentSpanContext).toBeUndefined();
  expect(span.spanContext().traceId).not.toBe(outside.traceId);
  expect([site.seen[0]?.headers.tracestate, site.seen[0]?.headers.baggage]).toEqual([
    undefined,
    undefined,
  ]);
  expect(site.seen[0]?.headers.traceparent).not.toContain(outside.traceId);
});

it("continues our own proxy's trace", async () => {
  await open(true);
  const span = await ask("/about", [traceparent]);
  expect(span.spanContext().traceId).toBe(outside.traceId);
  expect(span.parentSpanContext?.spanId).toBe(outside.spanId);
});

it("isn't sampled if our own proxy doesn't sample, and passes that on", async () => {
  await open(true);
  await site.ask("/about", { headers: [traceparent.replace(/01$/, "00")] });
  await provider.forceFlush();
  expect(exporter.getFinishedSpans()).toEqual([]);
  expect(site.seen[0]?.headers.traceparent).toMatch(
    new RegExp(`^00-${outside.traceId}-\\w{16}-00$`),
  );
});
