import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-node";
import { Hono } from "hono";
import type { AppEnv } from "./app-env";
import { identifyRequest } from "./identify-request";
import { traceRequest } from "./trace-request";

const token = "token-of-the-storefront";
const exporter = new InMemorySpanExporter();
new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
beforeEach(() => exporter.reset());

const parent = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
const app = new Hono<AppEnv>()
  .use(identifyRequest(token))
  .use(traceRequest)
  .get("/api/bookings/:reference", (c) => c.text("ok"));

async function ask(headers: Record<string, string>) {
  const answer = await app.request("/api/bookings/secret-reference", {
    headers: { traceparent: `00-${parent.traceId}-${parent.spanId}-01`, ...headers },
  });
  const [span] = exporter.getFinishedSpans();
  return { span, requestId: answer.headers.get("x-request-id") };
}

it("continues the caller's trace and request id with the service credential, whatever the id's format", async () => {
  const { span, requestId } = await ask({
    "x-backend-token": token,
    "x-request-id": "Proxy_request-1",
  });
  expect(requestId).toBe("Proxy_request-1");
  expect(span?.name).toBe("GET /api/bookings/:reference");
  expect(span?.parentSpanContext?.spanId).toBe(parent.spanId);
  expect(span?.attributes).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "http.route": "/api/bookings/:reference",
    "request.id": "Proxy_request-1",
  });
});

it("ignores both from a stranger", async () => {
  const { span, requestId } = await ask({ "x-request-id": "Proxy_request-1" });
  expect(requestId).not.toBe("Proxy_request-1");
  expect(span?.spanContext().traceId).not.toBe(parent.traceId);
});
