import type * as z from "zod";
import { apiErrorSchema } from "@/lib/api/contract/errors";
import { errorCodes, type ErrorCode } from "@/lib/api/contract/error-codes";
import { createSample } from "./create-sample";
import { createSchemas, type JsonSchema } from "./create-schemas";
import { introduction } from "./introduction";
import { securitySchemes, type Operation } from "./operation";
import { toPriceNote } from "./price-note";
import { requestHeaders } from "./request-headers";
import { findExample, type Example } from "./find-example";

type Json = { [key: string]: unknown };
export type OpenApiDocument = Json & {
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Record<string, Json>>;
};

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });
const requestIdHeader = { "X-Request-Id": ref("headers", "RequestId") };
const retryHeaders = { ...requestIdHeader, "Retry-After": ref("headers", "RetryAfter") };
/** Statuses with a `Retry-After`. */
const temporary = new Set(["429", "503"]);
const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

const sharedResponseNames: Record<string, string> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  410: "Gone",
  413: "BodyTooLarge",
  415: "WrongMediaType",
  422: "InvalidInput",
  429: "TooManyRequests",
  500: "InternalError",
  503: "Unavailable",
};

const toErrorExample = (code: ErrorCode): Json => {
  const { message } = errorCodes[code];
  const issues =
    code === "invalid_input"
      ? { issues: [{ path: "currency", message: "must be an ISO 4217 code such as EUR" }] }
      : {};
  return {
    value: {
      code,
      message,
      error: message,
      requestId: requestHeaders.RequestId.example,
      ...issues,
    },
  };
};

const toErrorResponse = (status: string, codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${errorCodes[code].message}`).join("  \n"),
  headers: temporary.has(status) ? retryHeaders : requestIdHeader,
  content: {
    "application/json": {
      schema: ref("schemas", "ApiError"),
      examples: Object.fromEntries(codes.map((code) => [code, ref("examples", code)])),
    },
  },
});

const byStatus = (codes: readonly ErrorCode[]): Record<string, ErrorCode[]> => {
  const groups: Record<string, ErrorCode[]> = {};
  for (const code of [...new Set(codes)].sort())
    (groups[errorCodes[code].status] ??= []).push(code);
  return groups;
};

type Means = {
  toJsonSchema: (schema: z.ZodType) => JsonSchema;
  components: Record<string, JsonSchema>;
  example: Example | null;
};

const toParameters = (
  schema: z.ZodObject,
  place: "path" | "query",
  { toJsonSchema, components, example }: Means,
) => {
  const values: Record<string, unknown> =
    (place === "path" ? example?.params : example?.query) ?? {};
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, part]) => {
    const required = place === "path" || !part.safeParse(undefined).success;
    const converted = toJsonSchema(part);
    const value = values[name] ?? (required ? createSample(converted, components) : undefined);
    return {
      name,
      in: place,
      required,
      schema: converted,
      ...(value === undefined ? {} : { example: value }),
    };
  });
};

const toJsonContent = (
  schema: z.ZodType,
  recorded: unknown,
  { toJsonSchema, components }: Means,
): Json => {
  const converted = toJsonSchema(schema);
  return {
    "application/json": {
      schema: converted,
      example: recorded ?? createSample(converted, components),
    },
  };
};

const toRequestBody = ({ body, takesImage }: Operation, means: Means): Json | null => {
  if (takesImage)
    return { required: true, content: Object.fromEntries(imageTypes.map((type) => [type, {}])) };
  return body ? { required: true, content: toJsonContent(body, means.example?.body, means) } : null;
};

const toContent = ({ response }: Operation, means: Means): Json => {
  if (typeof response === "string") return { [response]: {} };
  return response
    ? toJsonContent(response, means.example?.response, means)
    : { "text/plain": { schema: { type: "string" }, example: "ok\n" } };
};

const toSuccess = (operation: Operation, means: Means): Json => ({
  description: "Done",
  headers: requestIdHeader,
  content: toContent(operation, means),
});

/**
 * The OpenAPI 3.1 document of both APIs.
 * @throws an Error for two calls with the same `operationId` and for a pattern that JSON Schema
 * can't express
 */
export function createDocument(operations: readonly Operation[]): OpenApiDocument {
  const { toJsonSchema, components } = createSchemas();
  toJsonSchema(apiErrorSchema);
  // An error response shared by most calls is a component.
  const shared = new Map<string, { name: string; response: Json }>();
  const counts = new Map<string, number>();
  for (const { errors } of operations)
    for (const [status, codes] of Object.entries(byStatus(errors))) {
      const key = `${status} ${codes.join()}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  for (const [key, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    const [status = "", codes = ""] = key.split(" ");
    const earlier = [...shared.keys()].filter((other) => other.startsWith(`${status} `)).length;
    if (count > 1)
      shared.set(key, {
        name: `${sharedResponseNames[status] ?? `Error${status}`}${earlier ? earlier + 1 : ""}`,
        response: toErrorResponse(status, codes.split(",") as ErrorCode[]),
      });
  }
  const toErrorResponses = (errors: readonly ErrorCode[]) =>
    Object.fromEntries(
      Object.entries(byStatus(errors)).map(([status, codes]) => {
        const known = shared.get(`${status} ${codes.join()}`);
        return [status, known ? ref("responses", known.name) : toErrorResponse(status, codes)];
      }),
    );

  const ids = new Set<string>();
  const paths: OpenApiDocument["paths"] = {};
  for (const operation of operations) {
    const { operationId, method, path, tag, summary, security, headers, params, query, errors } =
      operation;
    if (ids.has(operationId)) throw new Error(`two calls have the operationId ${operationId}`);
    ids.add(operationId);
    const means = {
      toJsonSchema,
      components,
      example: findExample(`${method.toUpperCase()} ${path}`),
    };
    const requestBody = toRequestBody(operation, means);
    const success = toSuccess(operation, means);
    const priceNote = toPriceNote([success, requestBody], components);
    (paths[path] ??= {})[method] = {
      operationId,
      tags: [tag],
      summary,
      ...(priceNote ? { description: priceNote } : {}),
      security: security.map((schemes) =>
        Object.fromEntries(schemes.map((scheme) => [scheme, []])),
      ),
      parameters: [
        ...headers.map((name) => ref("parameters", name)),
        ...(params ? toParameters(params, "path", means) : []),
        ...(query ? toParameters(query, "query", means) : []),
      ],
      ...(requestBody ? { requestBody } : {}),
      responses: { 200: success, ...toErrorResponses(errors) },
    };
  }

  const usedCodes = [...new Set(operations.flatMap(({ errors }) => errors))].sort();
  return {
    openapi: "3.1.0",
    info: { title: "Main API and resort API", version: "1", description: introduction },
    servers: [{ url: "/" }],
    tags: [...new Set(operations.map(({ tag }) => tag))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes,
      parameters: Object.fromEntries(
        Object.entries(requestHeaders).map(([name, parameter]) => [
          name,
          { ...parameter, in: "header" },
        ]),
      ),
      headers: {
        RequestId: {
          description: "Names the request in the logs of both sides.",
          schema: { type: "string" },
        },
        RetryAfter: {
          description: "Seconds after which it is worth another try.",
          schema: { type: "integer", minimum: 0 },
        },
      },
      examples: Object.fromEntries(usedCodes.map((code) => [code, toErrorExample(code)])),
      responses: Object.fromEntries(
        [...shared.values()].map(({ name, response }) => [name, response]),
      ),
      schemas: components,
    },
  };
}
