import type { RouteConfig } from "@hono/zod-openapi";
import { apiErrorSchema } from "@/lib/api/contract/errors";
import type { Endpoint } from "@/lib/api/contract/endpoint";

const picture = Object.fromEntries(
  ["image/jpeg", "image/png", "image/webp", "image/avif"].map((type) => [type, { schema: { type: "string", format: "binary" } as const }]),
);
const json = (schema: Endpoint["response"]) => ({ "application/json": { schema } });

const refusals = {
  401: "The service credential or the session is missing or wrong",
  404: "No such agency, or a service it has switched off",
  422: "Some of the input is wrong; `issues` names the fields",
  500: "Something went wrong",
  503: "The agency is inactive",
};

const bodyRefusals = { 400: "The body is not JSON", 413: "The body is too large", 415: "The body must be application/json" };

const toResponses = (descriptions: Record<number, string>) =>
  Object.fromEntries(Object.entries(descriptions).map(([status, description]) => [status, { description, content: json(apiErrorSchema) }]));

/** The error answers that any call can give; one that takes a body can also refuse that. */
export const toErrorResponses = ({ hasBody }: { hasBody: boolean }) => toResponses(hasBody ? { ...refusals, ...bodyRefusals } : refusals);

/** Where the backend serves an endpoint: the resort API has a base of its own. */
export const toServedPath = ({ api, path }: Endpoint): string => (api === "resort" ? `/resort${path}` : path);

/** The same as the router spells it. */
export const toPattern = (endpoint: Endpoint): string => toServedPath(endpoint).replace(/\{(\w+)\}/g, ":$1");

/** An endpoint of the contract as the OpenAPI document shows it. */
export const toRoute = (endpoint: Endpoint): RouteConfig => ({
  method: endpoint.method,
  path: toServedPath(endpoint),
  tags: [endpoint.api === "main" ? "Main API" : "Resort API"],
  summary: endpoint.summary,
  security: endpoint.access === "signed-in" ? [{ serviceCredential: [], agencyHost: [], session: [] }] : [{ serviceCredential: [], agencyHost: [] }],
  request: {
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { query: endpoint.query } : {}),
    ...(endpoint.body ? { body: { required: true, content: json(endpoint.body) } } : {}),
    ...(endpoint.takesImage ? { body: { required: true, content: picture } } : {}),
  },
  responses: {
    200: { description: "Done", content: json(endpoint.response) },
    ...toErrorResponses({ hasBody: Boolean(endpoint.body ?? endpoint.takesImage) }),
  },
});
