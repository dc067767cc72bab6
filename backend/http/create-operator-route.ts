import type { OpenAPIHono, RouteConfig } from "@hono/zod-openapi";
import type { Context } from "hono";
import * as z from "zod";
import { header } from "@/lib/api/headers";
import type { Undelivered } from "../purges/start-purge-dispatcher";
import { RouteError } from "../request-context";
import type { AppEnv } from "./app-env";
import { equalsSecret } from "./equals-secret";
import { toErrorResponses } from "./to-route";

type Description = { summary: string; body?: z.ZodType; response: z.ZodType };
export type OperatorRoute = (
  method: "get" | "post" | "put" | "delete",
  path: string,
  description: Description,
  answer: (c: Context<AppEnv>) => Promise<object>,
) => void;

const json = (schema: z.ZodType) => ({ "application/json": { schema } });

export type DeliverPurges = () => Promise<Undelivered[]>;

/**
 * Registers calls of the platform's operator: past every agency, so by the operator's token alone. What changes something is answered once
 * storefronts know of it; those that don't yet are named in `undelivered`.
 */
export const createOperatorRoute =
  (app: OpenAPIHono<AppEnv>, { operatorToken, deliverPurges }: { operatorToken: string; deliverPurges?: DeliverPurges | undefined }): OperatorRoute =>
  (method, path, { summary, body, response }, answer) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const config: RouteConfig = {
      method,
      path: path.replace(/:(\w+)/g, "{$1}"),
      tags: ["Operators"],
      summary,
      security: [{ operator: [] }],
      request: {
        ...(names.length > 0 ? { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) } : {}),
        ...(body ? { body: { required: true, content: json(body) } } : {}),
      },
      responses: { 200: { description: "Done", content: json(response) }, ...toErrorResponses({ hasBody: Boolean(body) }) },
    };
    app.openAPIRegistry.registerPath(config);
    app.on(method.toUpperCase(), path, async (c) => {
      const token = /^Bearer (\S+)$/i.exec(c.req.header(header.authorization) ?? "")?.[1];
      if (!equalsSecret(token, operatorToken)) throw new RouteError(401, "operator_credential_required", "The operator's token is missing or wrong");
      const body = await answer(c);
      const undelivered = method === "get" ? [] : ((await deliverPurges?.()) ?? []);
      return c.json(undelivered.length > 0 ? { ...body, undelivered } : body);
    });
  };
