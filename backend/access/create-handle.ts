import type { Hono } from "hono";
import type { Handle, Input, RequestContext, HandleOptions } from "../http/request-context";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import type { Operation } from "../documentation/operation";
import { toOperation } from "../documentation/to-operation";
import type { AppEnv } from "../http/app-env";
import { readImage, readJsonBody, readQuery, requireValid } from "../http/read-input";
import type { ResolveContext } from "./create-context-resolver";
import { toPattern } from "../documentation/to-route";

/**
 * Registers endpoints and describes them in `operations`: first the caller is authenticated, then
 * the input validated, then the handler runs, then its response is validated.
 */
export const createHandle =
  (
    app: Hono<AppEnv>,
    { resolveContext, operations }: { resolveContext: ResolveContext; operations: Operation[] },
  ): Handle =>
  <E extends Endpoint>(
    endpoint: E,
    handler: (context: RequestContext, input: Input<E>) => unknown,
    options: HandleOptions = {},
  ) => {
    operations.push(toOperation(endpoint));
    app.on(endpoint.method.toUpperCase(), toPattern(endpoint), async (c) => {
      const context = await resolveContext(c, endpoint, options);
      const input = {
        params: endpoint.params && requireValid(endpoint.params, c.req.param()),
        query: endpoint.query && requireValid(endpoint.query, readQuery(c.req)),
        body: endpoint.body && requireValid(endpoint.body, await readJsonBody(c.req)),
        image: endpoint.takesImage ? await readImage(c.req) : new Uint8Array(),
      };
      const answer = await handler(context, input as Input<E>);
      // Fields the contract doesn't name are dropped here: nothing leaks by accident.
      return c.json(endpoint.response.parse(answer) as object);
    });
  };
