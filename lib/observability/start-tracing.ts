import type { Env } from "@/lib/env";
import { logLine } from "./log-line";

/** How long the last spans of a process are waited for. */
const maxShutdownMs = 2_000;

type Settings = Pick<Env, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_SDK_DISABLED">;

export const isTraced = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SDK_DISABLED: isDisabled,
}: Settings) => Boolean(endpoint) && !isDisabled;

/**
 * Traces this process where OTEL_EXPORTER_OTLP_ENDPOINT is set, and loads nothing otherwise. Call
 * it before what is to be traced.
 * @returns a function that sends what is left, and never fails
 */
export async function startTracing(
  service: string,
  settings: Settings,
): Promise<() => Promise<void>> {
  if (!isTraced(settings)) return () => Promise.resolve();
  const { openTracing } = await import("./open-tracing");
  const stop = openTracing(service);
  return async () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, maxShutdownMs).unref());
    await Promise.race([stop(), late]).catch((error: unknown) =>
      logLine("warn", { message: `traces: ${String(error)}` }),
    );
  };
}
