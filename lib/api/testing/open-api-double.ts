import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono, type Context } from "hono";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { header } from "@/lib/api/headers";

type Call = { method: string; path: string; headers: Headers; body: string };

/**
 * Both APIs on a loopback port, for tests: knows the given agencies by host and any routes a test
 * adds. Records every call; `fail()` makes all of them respond with 503 until `recover()`.
 */
export async function openApiDouble(
  agencies: Record<string, AgencyWire> = {},
  addRoutes: (app: Hono) => void = () => {},
) {
  const calls: Call[] = [];
  let isDown = false;
  const app = new Hono();
  const refuse = (context: Context, status: 404 | 503, code: string) =>
    context.json({ code, message: code, error: code, requestId: "r" }, status);
  app.use(async (context, next) => {
    const { method, path } = context.req;
    calls.push({
      method,
      path,
      headers: new Headers(context.req.raw.headers),
      body: await context.req.text(),
    });
    return isDown ? refuse(context, 503, "down") : next();
  });
  app.get("/api/agency", (context) => {
    const agency = agencies[context.req.header(header.agencyHost) ?? ""];
    if (agency) return context.json({ agency });
    return Object.keys(agencies).length > 0
      ? refuse(context, 404, "agency_not_found")
      : refuse(context, 503, "no_agencies");
  });
  addRoutes(app);
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: 0 } });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail: () => (isDown = true),
    recover: () => (isDown = false),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
