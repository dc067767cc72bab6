import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from "@opentelemetry/api";

type SpanSettings = { tracer: string; kind?: SpanKind; attributes?: Attributes; parent?: Context };

/** Only its type: an error's message contains URLs and values. */
function noteFailure(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
}

/**
 * Runs `work` in a span of this name, which must identify no person and no URL. Nearly free if
 * tracing is off.
 */
export function withSpan<T>(
  name: string,
  { tracer, kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() }: SpanSettings,
  work: (span: Span) => Promise<T>,
) {
  return trace
    .getTracer(tracer)
    .startActiveSpan(name, { kind, attributes }, parent, async (span) => {
      try {
        return await work(span);
      } catch (error) {
        noteFailure(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
}

/**
 * The headers that continue this trace in an outgoing request (W3C Trace Context); none if tracing
 * is off.
 */
export function toTraceHeaders(from: Context = context.active()): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(from, headers);
  return headers;
}
