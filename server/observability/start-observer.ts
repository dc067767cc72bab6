import type { Env } from "@/lib/env";
import { isTraced } from "@/lib/observability/start-tracing";
import { serveMetrics } from "@/lib/observability/serve-metrics";
import { createAccessLog } from "./access-log";
import { createObserver, type Observer } from "./create-observer";
import { createDoorMetrics } from "./door-metrics";

type ForOperators = {
  /** The backend's metrics, if it is embedded. */
  readBackendMetrics: () => Promise<string>;
  /** Other paths of the same listener. */
  answers: Parameters<typeof serveMetrics>[1]["answers"] & object;
};

/**
 * Starts what the settings enable: the log, and the operators' listener if it has a port.
 * @throws if that port is taken
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
  // Also when an uncaught error ends the process.
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
