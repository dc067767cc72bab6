import {
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from "@opentelemetry/api";
import { toTraceHeaders } from "@/lib/observability/with-span";
import type { Visit } from "./visit";

export type DoorSpan = {
  /** Undefined if this trace isn't sampled. */
  traceId: string | undefined;
  /** Makes Next's spans children of this one. */
  headers: Record<string, string>;
  end: () => void;
};

/**
 * Begins the trace of a request, or continues our own proxy's: a traceparent from anybody else is
 * untrusted.
 */
export function startDoorSpan(visit: Visit, { trustProxy }: { trustProxy: boolean }): DoorSpan {
  const { request, route, requestId } = visit;
  const parent = trustProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
  const attributes = {
    "http.request.method": request.method ?? "",
    route: route.name,
    "request.id": requestId,
  };
  const span: Span = trace
    .getTracer("front-door")
    .startSpan(`${request.method} ${route.name}`, { kind: SpanKind.SERVER, attributes }, parent);
  return {
    traceId: span.isRecording() ? span.spanContext().traceId : undefined,
    headers: toTraceHeaders(trace.setSpan(ROOT_CONTEXT, span)),
    end() {
      const { status, agency, cache } = visit;
      span.setAttributes({
        cache,
        agency: agency ?? "unknown",
        ...(status === null ? {} : { "http.response.status_code": status }),
      });
      if ((status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
