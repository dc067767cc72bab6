import type { Hono } from "hono";
import { RouteError } from "../errors/route-error";
import type { AppEnv } from "./app-env";

/**
 * Responds with 405 to a known path with another method. Comes after every route: the first match
 * handles the request.
 */
export function refuseOtherMethods(app: Hono<AppEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method !== "ALL") methods.set(path, (methods.get(path) ?? new Set()).add(method));
  }
  for (const [path, allowed] of methods) {
    const allow = [...allowed, ...(allowed.has("GET") ? ["HEAD"] : [])].join(", ");
    app.all(path, () => {
      throw new RouteError(405, "method_not_allowed", "This call takes another method", undefined, {
        Allow: allow,
      });
    });
  }
}
