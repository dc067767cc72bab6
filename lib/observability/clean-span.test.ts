import { SpanStatusCode } from "@opentelemetry/api";
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-node";
import { cleanSpan, isExported } from "./clean-span";

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const secret = "cAnArY-7f3";

function record(tracer: string, name: string, attributes: Record<string, string>) {
  exporter.reset();
  const span = provider.getTracer(tracer).startSpan(name, { attributes });
  span.recordException(new TypeError(`failed: https://a.test/verify?key=${secret}`));
  span.setStatus({ code: SpanStatusCode.ERROR, message: secret });
  span.end();
  const [ended] = exporter.getFinishedSpans();
  if (!ended) throw new Error("nothing was recorded");
  return ended;
}

it.each([
  [
    `GET /url/${secret}`,
    { "http.target": `/url/${secret}?key=${secret}`, "next.route": `/acme/en/url/${secret}` },
    "GET",
  ],
  [
    `fetch GET https://api.test/reset/${secret}`,
    { "http.url": `https://api.test/reset/${secret}` },
    "fetch GET",
  ],
  [
    `RSC GET /[tenant]/[locale]/url/[id]`,
    { "next.route": "/[tenant]/[locale]/url/[id]" },
    "RSC GET /[tenant]/[locale]/url/[id]",
  ],
  [`/${secret}`, { "next.span_name": secret }, "next"],
])("%s of Next is exported without its URL", (name, attributes, told) => {
  const span = cleanSpan(record("next.js", name, attributes));
  expect(span.name).toBe(told);
  expect(JSON.stringify([span.name, span.attributes, span.events, span.status])).not.toContain(
    secret,
  );
  expect(span.events[0]?.attributes).toEqual({ "exception.type": "TypeError" });
  expect(span.status.code).toBe(SpanStatusCode.ERROR);
  expect(span.spanContext().traceId).toMatch(/^\w{32}$/);
  expect(span.duration).toHaveLength(2);
});

it("exports nothing that isn't allowlisted, and drops Next's own fetch spans", () => {
  const span = cleanSpan(
    record("api", "GET /api/user/{id}", {
      "http.route": "/api/user/{id}",
      "url.full": secret,
      "user.email": secret,
    }),
  );
  expect([span.name, span.attributes]).toEqual([
    "GET /api/user/{id}",
    { "http.route": "/api/user/{id}" },
  ]);
  expect(isExported(record("next.js", "fetch", { "next.span_type": "AppRender.fetch" }))).toBe(
    false,
  );
  expect(
    isExported(record("next.js", "GET", { "next.span_type": "BaseServer.handleRequest" })),
  ).toBe(true);
});
