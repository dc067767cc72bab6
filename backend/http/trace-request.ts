import { context, propagation, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { withSpan } from "@/lib/observability/with-span";
import type { AppEnv } from "./app-env";

/**
 * A call as a span of its caller's trace, which needs the service credential. Comes after
 * `identifyRequest`.
 */
export const traceRequest = createMiddleware<AppEnv>((c, next) => {
  const parent = c.get("isTrusted")
    ? propagation.extract(context.active(), c.req.header())
    : context.active();
  const attributes = { "http.request.method": c.req.method, "request.id": c.get("requestId") };
  return withSpan(
    c.req.method,
    { tracer: "backend", kind: SpanKind.SERVER, attributes, parent },
    async (span) => {
      await next();
      const route = routePath(c, -1);
      span.updateName(`${c.req.method} ${route}`);
      span.setAttributes({ "http.route": route, "http.response.status_code": c.res.status });
      if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
  );
});
