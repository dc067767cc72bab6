import { SpanKind } from "@opentelemetry/api";
import { withSpan } from "@/lib/observability/with-span";

/**
 * The same port, each of whose calls is a span named after it. Arguments and results aren't
 * recorded, and suppliers get no trace headers. Synchronous calls, which send no request, stay
 * synchronous.
 */
export function traceCalls<T extends object>(port: T, name: string): T {
  return new Proxy(port, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const atOnce: unknown[] = [];
        const later = withSpan(
          `${name} ${String(property)}`,
          { tracer: "backend", kind: SpanKind.CLIENT },
          async () => {
            const answer: unknown = Reflect.apply(value, target, given);
            if (!(answer instanceof Promise)) atOnce.push(answer);
            return answer;
          },
        );
        return atOnce.length > 0 ? atOnce[0] : later;
      };
    },
  });
}
