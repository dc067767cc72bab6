import type { Env } from "@/lib/env";
import { isTraced } from "@/lib/observability/start-tracing";
import { serveMetrics } from "@/lib/observability/serve-metrics";
import { createAccessLog } from "./access-log";
import { createObserver, type Observer } from "./create-observer";
import { createDoorMetrics } from "./door-metrics";

type ForOperators = {
  /** Figures of the backend, where it is embedded. */
  readBackendMetrics: () => Promise<string>;
  /** Other paths of their listener. */
  answers: Parameters<typeof serveMetrics>[1]["answers"] & object;
};

/**
 * What the settings ask for: the log, and a listener for operators where there is a port for it.
 * @throws when that port is taken
 */
export async function startObserver(
  settings: Env,
  { readBackendMetrics, answers }: ForOperators,
): Promise<Observer> {
  const {
    TRUST_PROXY: trustProxy,
    LOG_LEVEL: level,
    METRICS_PORT: port,
    METRICS_HOST: host,
  } = settings;
  const accessLog = level === "silent" ? undefined : createAccessLog({ level });
  // Also where an error nobody caught ends the process.
  process.once("exit", () => accessLog?.flush());
  const metrics = port === undefined ? undefined : createDoorMetrics();
  if (metrics && port !== undefined)
    await serveMetrics([() => metrics.register.metrics(), readBackendMetrics], {
      host,
      port,
      answers,
    });
  return createObserver({ trustProxy, accessLog, metrics, isTraced: isTraced(settings) });
}
