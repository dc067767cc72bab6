import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Handle, Input, RequestContext, HandleOptions } from "../request-context";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import type { AppEnv } from "./app-env";
import { readImage, readJsonBody, readQuery, requireValid } from "./read-input";
import type { ResolveContext } from "./create-context-resolver";
import { toPattern, toRoute } from "./to-route";

/** Registers endpoints: who asks comes first, then what they ask, then the one handler, then a check of what it answers. */
export const createHandle =
  (app: OpenAPIHono<AppEnv>, resolveContext: ResolveContext): Handle =>
  <E extends Endpoint>(endpoint: E, handler: (context: RequestContext, input: Input<E>) => unknown, options: HandleOptions = {}) => {
    app.openAPIRegistry.registerPath(toRoute(endpoint));
    app.on(endpoint.method.toUpperCase(), toPattern(endpoint), async (c) => {
      const context = await resolveContext(c, endpoint, options);
      const input = {
        params: endpoint.params && requireValid(endpoint.params, c.req.param()),
        query: endpoint.query && requireValid(endpoint.query, readQuery(c.req)),
        body: endpoint.body && requireValid(endpoint.body, await readJsonBody(c.req)),
        image: endpoint.takesImage ? await readImage(c.req) : new Uint8Array(),
      };
      const answer = await handler(context, input as Input<E>);
      // Fields the contract doesn't name end here: nothing leaves by accident.
      return c.json(endpoint.response.parse(answer) as object);
    });
  };
