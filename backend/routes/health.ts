import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ScopedDatabase } from "../db/scoped";
import type { AppEnv } from "../http/app-env";
import { RouteError } from "../request-context";

/** `/healthz`: this process serves and its database answers. */
export function registerHealthRoute(app: OpenAPIHono<AppEnv>, db: ScopedDatabase): void {
  app.get("/healthz", async (c) => {
    await db.ping().catch(() => {
      throw new RouteError(503, "database_unavailable", "The database does not answer");
    });
    return c.text("ok\n");
  });
}
