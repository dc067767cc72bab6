import type { Hono } from "hono";
import type { AppEnv } from "../http/app-env";
import { RouteError } from "../errors/route-error";

/**
 * `/metrics`: Prometheus's text, for holders of the service credential alone. An embedded backend
 * has no listener for it.
 */
export function registerMetricsRoute(app: Hono<AppEnv>, readMetrics: () => Promise<string>): void {
  app.get("/metrics", async (c) => {
    if (!c.get("isTrusted"))
      throw new RouteError(
        401,
        "service_credential_required",
        "The service credential is missing or wrong",
      );
    return c.text(await readMetrics());
  });
}
