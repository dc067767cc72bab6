import type { Hono } from "hono";
import { header } from "@/lib/api/headers";
import type { ScopedDatabase } from "../db/scoped";
import type { Operation } from "../documentation/operation";
import type { AppEnv } from "../http/app-env";
import { RouteError } from "../errors/route-error";

/**
 * `/healthz`: this process serves, and its database answers and takes writes. With a service
 * credential that is wrong it is 401, so that a storefront learns that all its calls would be
 * refused.
 */
export function registerHealthRoute(
  app: Hono<AppEnv>,
  { db, operations }: { db: ScopedDatabase; operations: Operation[] },
): void {
  operations.push({
    operationId: "getHealth",
    method: "get",
    path: "/healthz",
    tag: "Operations",
    summary:
      "200 while this process serves, and its database answers and takes writes; with an X-Backend-Token, 401 unless that is the right one",
    security: [],
    headers: [],
    errors: ["service_credential_required", "database_unavailable"],
  });
  app.get("/healthz", async (c) => {
    if (c.req.header(header.backendToken) !== undefined && !c.get("isTrusted"))
      throw new RouteError(401, "service_credential_required", "The service credential is wrong");
    await db.ping().catch(() => {
      throw new RouteError(
        503,
        "database_unavailable",
        "The database can't be read and written",
        undefined,
        { "Retry-After": "5" },
      );
    });
    return c.text("ok\n");
  });
}
