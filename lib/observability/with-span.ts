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

/** Its kind alone: the words of an error name addresses and values. */
function noteFailure(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
}

/**
 * Runs `work` in a span of this name, which is that of a thing, never of a person or an address.
 * Costs next to nothing where nothing is traced.
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
 * The headers that make what is asked from here a part of this trace (W3C Trace Context); none
 * where nothing is traced.
 */
export function toTraceHeaders(from: Context = context.active()): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(from, headers);
  return headers;
}
