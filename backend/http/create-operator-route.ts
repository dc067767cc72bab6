import { Readable } from "node:stream";
import type { Context, Hono } from "hono";
import * as z from "zod";
import type { ErrorCode } from "@/lib/api/contract/error-codes";
import { header } from "@/lib/api/headers";
import type { BytesType, Operation } from "../documentation/operation";
import { listCommonErrors } from "../documentation/to-operation";
import type { Undelivered } from "../purges/start-purge-dispatcher";
import { RouteError } from "../errors/route-error";
import type { AppEnv } from "./app-env";
import { equalsSecret } from "./equals-secret";
import { readJsonBody, readQuery, requireValid } from "./read-input";

type Query = z.ZodObject | undefined;
type Body = z.ZodType | undefined;
type Description<Q extends Query, B extends Body> = {
  summary: string;
  query?: Q;
  body?: B;
  /** A media type if the response is a stream instead of JSON. */
  response: z.ZodType | BytesType;
  /** Its specific error codes, besides those of every operator call. */
  errors?: readonly ErrorCode[];
};
type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Validated<S> = S extends z.ZodType ? z.output<S> : undefined;
/** A call's only view of its request: undescribed parts can't be read. */
type OperatorInput<Path extends string, Q = undefined, B = undefined> = {
  params: Record<NameIn<Path>, string>;
  query: Validated<Q>;
  body: Validated<B>;
  requestId: string;
};
export type OperatorRoute = <
  Path extends string,
  Q extends Query = undefined,
  B extends Body = undefined,
>(
  method: "get" | "post" | "put" | "delete",
  path: Path,
  description: Description<Q, B>,
  answer: (input: OperatorInput<Path, Q, B>) => Promise<object>,
) => void;

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** As `operatorPutAgencySso` for `PUT /api/operator/agencies/{subdomain}/sso`. */
const toOperationId = (method: string, path: string) => {
  const segments = path.replace("/api/operator", "").split("/").filter(Boolean);
  const named = segments.flatMap((word, index) =>
    word.startsWith(":")
      ? []
      : [segments[index + 1]?.startsWith(":") ? word.replace(/ies$/, "y").replace(/s$/, "") : word],
  );
  return `operator${[method, ...named.flatMap((word) => word.split("-"))].map(capitalize).join("")}`;
};

/** Storefronts that haven't received a purge yet. */
const undeliveredSchema = z
  .array(z.object({ storefront: z.string(), reason: z.string() }))
  .optional();
const withUndelivered = (response: z.ZodType | BytesType) =>
  response instanceof z.ZodObject ? response.extend({ undelivered: undeliveredSchema }) : response;

/** @throws RouteError 401 without the operator's token */
function requireOperator(c: Context<AppEnv>, operatorToken: string): void {
  const token = /^Bearer (\S+)$/i.exec(c.req.header(header.authorization) ?? "")?.[1];
  if (!equalsSecret(token, operatorToken))
    throw new RouteError(
      401,
      "operator_credential_required",
      "The operator's token is missing or wrong",
    );
}

export type DeliverPurges = () => Promise<Undelivered[]>;

/**
 * Registers calls of the platform's operator: across agencies, so authorised by the operator's
 * token only. Input is validated by the schemas that describe it. A change is answered once
 * storefronts have been notified; those that weren't are listed in `undelivered`.
 */
export const createOperatorRoute =
  (
    app: Hono<AppEnv>,
    {
      operatorToken,
      deliverPurges,
      operations,
    }: {
      operatorToken: string;
      deliverPurges?: DeliverPurges | undefined;
      operations: Operation[];
    },
  ): OperatorRoute =>
  (method, path, { summary, query, body, response, errors = [] }, answer) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const isOfAgency = names.includes("subdomain");
    operations.push({
      operationId: toOperationId(method, path),
      method,
      path: path.replace(/:(\w+)/g, "{$1}"),
      tag: "Operators",
      summary,
      security: [["operator"]],
      headers: [],
      ...(names.length > 0
        ? { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }
        : {}),
      query,
      body,
      response: method === "get" ? response : withUndelivered(response),
      errors: [
        ...listCommonErrors({ hasInput: Boolean(query ?? body), body: body ? "json" : null }),
        "operator_credential_required",
        ...(isOfAgency ? (["agency_not_found"] as const) : []),
        ...errors,
      ],
    });
    app.on(method.toUpperCase(), path as string, async (c) => {
      requireOperator(c, operatorToken);
      const input = {
        params: c.req.param(),
        query: query && requireValid(query, readQuery(c.req)),
        body: body && requireValid(body, await readJsonBody(c.req)),
        requestId: c.get("requestId"),
      };
      const answered = await answer(input as Parameters<typeof answer>[0]);
      if (typeof response === "string" && answered instanceof Readable)
        return c.body(Readable.toWeb(answered) as ReadableStream, 200, {
          "Content-Type": response,
        });
      const undelivered = method === "get" ? [] : ((await deliverPurges?.()) ?? []);
      return c.json(undelivered.length > 0 ? { ...answered, undelivered } : answered);
    });
  };
