import type { Env } from "@/lib/env";
import { logLine } from "./log-line";

/** How long a stopping process waits for its last spans. */
const maxShutdownMs = 2_000;

type Settings = Pick<Env, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_SDK_DISABLED">;

export const isTraced = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SDK_DISABLED: isDisabled,
}: Settings) => Boolean(endpoint) && !isDisabled;

/**
 * Traces this process if OTEL_EXPORTER_OTLP_ENDPOINT is set, and loads nothing otherwise. Call it
 * before loading what is to be traced.
 * @returns a function that flushes, and never fails
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
