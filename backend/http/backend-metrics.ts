import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PoolState } from "../db/open-database";
import type { AppEnv } from "./app-env";

/** Seconds: from a single-row read to a supplier call. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Metrics of the backend as a separate process (docs/observability.md). Routes are patterns, so
 * that their number is bounded.
 */
export function createBackendMetrics(pool: PoolState | null) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: "backend_http_request_duration_seconds",
    help: "Calls by the pattern of their route and the class of their status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [register],
  });
  if (pool)
    new Gauge({
      name: "backend_database_connections",
      help: "Connections to the database by state; waiting are calls that have none yet",
      labelNames: ["state"],
      registers: [register],
      collect() {
        this.labels("busy").set(pool.totalCount - pool.idleCount);
        this.labels("idle").set(pool.idleCount);
        this.labels("waiting").set(pool.waitingCount);
      },
    });
  const countRequests = createMiddleware<AppEnv>(async (c, next) => {
    const since = performance.now();
    await next();
    durations
      .labels(c.req.method, routePath(c, -1), `${Math.floor(c.res.status / 100)}xx`)
      .observe((performance.now() - since) / 1_000);
  });
  return { register, countRequests };
}
