import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { header } from "@/lib/api/headers";
import type { AppEnv } from "./app-env";
import { equalsSecret } from "./equals-secret";

/** The same format that the front door accepts from a proxy. */
const requestIdPattern = /^[\w-]{8,64}$/;

/**
 * Gives every request an id, the caller's own only with the service credential, and every response
 * the common headers.
 */
export const identifyRequest = (backendToken: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const isTrusted = equalsSecret(c.req.header(header.backendToken), backendToken);
    const given = c.req.header(header.requestId);
    const requestId = isTrusted && given && requestIdPattern.test(given) ? given : randomUUID();
    c.set("isTrusted", isTrusted);
    c.set("requestId", requestId);
    c.header(header.requestId, requestId);
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    await next();
  });
