import "./configure-zod";
import { randomUUID } from "node:crypto";
import { SpanKind } from "@opentelemetry/api";
import ky, { HTTPError, type KyInstance } from "ky";
import type * as z from "zod";
import { toTraceHeaders, withSpan } from "@/lib/observability/with-span";
import {
  onlyReads,
  type BodyOf,
  type Endpoint,
  type InputOf,
  type ParamsOf,
  type QueryOf,
} from "./contract/endpoint";
import { ContractError, toApiError } from "./errors";
import { fillPath } from "./fill-path";
import { header } from "./headers";
import { readJson } from "./read-json";

/** What every call of one render or one browser request carries. */
export type CallContext = {
  /** Canonical host of the agency, e.g. `voyara.localhost`. */
  agencyHost: string;
  language: string;
  /** Random per tab, or per render on the server; not authentication. */
  sessionId: string;
  /** IANA name. */
  timeZone: string;
  accessToken?: string | null;
  /** The URL has a deal link or proposal id; never widens access. */
  hasDealLink?: boolean;
  clientIp?: string | null;
  /** The agency's `updatedAt` as the caller knows it. */
  agencyVersion?: string | undefined;
  /** The browser's User-Agent. */
  userAgent?: string | null;
  requestId?: string;
  browserToken?: string | null;
  proof?: string | null;
};

/** The body of a call that takes an image instead of JSON. */
export type Picture = { type: string; bytes: Uint8Array<ArrayBuffer> };
type WithPicture = { params?: undefined; query?: undefined; body?: undefined; image?: Picture };
type Arguments<E extends Endpoint> = [ParamsOf<E> | QueryOf<E> | BodyOf<E>] extends [never]
  ? [input?: WithPicture]
  : [InputOf<E> & Pick<WithPicture, "image">];

export type Api = {
  call: <E extends Endpoint>(
    endpoint: E,
    ...input: Arguments<E>
  ) => Promise<z.output<E["response"]>>;
};

/**
 * One deadline for the whole call: connection, retry and body. Suppliers need 30 s and more to
 * check a price or to hold a room.
 */
const deadlineMs = 5_000;
const slowDeadlineMs = 40_000;

const optionalAuthPaths = new Set(["/api/getCurrentPaymentGateway"]);

function toHeaders(
  endpoint: Endpoint,
  context: CallContext,
  backendToken: string,
): Record<string, string> {
  const isOptionalAuth =
    !context.accessToken && (context.hasDealLink === true || optionalAuthPaths.has(endpoint.path));
  return {
    "Content-Type": "application/json",
    [header.backendToken]: backendToken,
    [header.agencyHost]: context.agencyHost,
    [header.language]: context.language,
    [header.sessionId]: context.sessionId,
    [header.timeZone]: context.timeZone,
    [header.requestId]: context.requestId ?? randomUUID(),
    ...(context.accessToken ? { [header.authorization]: `Bearer ${context.accessToken}` } : {}),
    ...(context.agencyVersion ? { [header.agencyVersion]: context.agencyVersion } : {}),
    ...(context.clientIp ? { [header.clientIp]: context.clientIp } : {}),
    ...(context.userAgent ? { [header.userAgent]: context.userAgent } : {}),
    ...(context.browserToken ? { [header.browserToken]: context.browserToken } : {}),
    ...(context.proof ? { [header.proofOfWork]: context.proof } : {}),
    ...(isOptionalAuth ? { [header.optionalAuth]: "true" } : {}),
    ...(endpoint.api === "resort" ? { [header.correlationId]: randomUUID() } : {}),
  };
}

/** An error response is read like any other. But Ky has to throw it, or it won't retry. */
function toAnswer(error: unknown): Response {
  if (error instanceof HTTPError) return error.response;
  throw error;
}

/**
 * The typed client of both APIs. Server only: it holds the service credential. Each call has one
 * deadline of 5 s, those that involve suppliers or take a picture of 40 s; reads are retried at
 * most once; a response is at most 2 MB.
 * @throws ApiError for an error response, ContractError for a response that violates the contract,
 * else the network's error
 */
export function createApi({
  mainUrl,
  resortUrl,
  backendToken,
  context,
}: {
  mainUrl: string;
  resortUrl: string;
  backendToken: string;
  context: CallContext;
}): Api {
  const http: KyInstance = ky.create({ cache: "no-store", redirect: "error", timeout: false });

  return {
    async call(endpoint, ...[input]) {
      const base = endpoint.api === "main" ? mainUrl : resortUrl;
      const call = `${endpoint.method.toUpperCase()} ${endpoint.path}`;
      const attributes = {
        "http.request.method": endpoint.method.toUpperCase(),
        "http.route": endpoint.path,
        "request.id": context.requestId ?? "",
      };
      return withSpan(call, { tracer: "api", kind: SpanKind.CLIENT, attributes }, async (span) => {
        const response = await http(`${base}${fillPath(endpoint.path, input?.params)}`, {
          method: endpoint.method,
          headers: {
            ...toHeaders(endpoint, context, backendToken),
            ...toTraceHeaders(),
            ...(input?.image ? { "Content-Type": input.image.type } : {}),
          },
          signal: AbortSignal.timeout(
            endpoint.isSlow || endpoint.takesImage ? slowDeadlineMs : deadlineMs,
          ),
          retry: {
            limit: onlyReads(endpoint) ? 1 : 0,
            methods: [endpoint.method],
            statusCodes: [502, 503, 504],
            jitter: true,
            maxRetryAfter: 1_000,
          },
          ...(input?.query ? { searchParams: input.query as Record<string, string> } : {}),
          ...(input?.body === undefined ? {} : { json: input.body }),
          ...(input?.image ? { body: input.image.bytes } : {}),
        }).catch(toAnswer);
        span.setAttribute("http.response.status_code", response.status);
        const body = await readJson(response).catch((error: unknown) => {
          if (!response.ok && error instanceof SyntaxError) return null;
          if (error instanceof SyntaxError) throw new ContractError(call, ["(not JSON)"]);
          throw error;
        });
        if (!response.ok)
          throw toApiError(response.status, body, response.headers.get("retry-after"));
        const parsed = endpoint.response.safeParse(body);
        if (!parsed.success)
          throw new ContractError(
            call,
            parsed.error.issues.map((issue) => issue.path.join(".") || "(root)"),
          );
        return parsed.data as z.output<(typeof endpoint)["response"]>;
      });
    },
  };
}
