import { SpanKind } from "@opentelemetry/api";
import { withSpan } from "@/lib/observability/with-span";

/**
 * The same port, each of whose calls is a span named after it. What is asked and answered isn't told, and those outside get no header of ours:
 * a trace is nothing of theirs. Every function of the port answers later.
 */
export function traceCalls<T extends object>(port: T, name: string): T {
  return new Proxy(port, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) =>
        withSpan(
          `${name} ${String(property)}`,
          { tracer: "backend", kind: SpanKind.CLIENT },
          async () => (await Reflect.apply(value, target, given)) as unknown,
        );
    },
  });
}
