import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiErrorBody, Challenge } from "@/lib/api/contract/errors";
import { logLine } from "@/lib/observability/log-line";
import { isOutage } from "../db/outage";
import { toErrorMessage } from "../errors/to-error-message";
import { RouteError } from "../errors/route-error";
import { SupplierError } from "../ports/booking-supplier";
import type { AppEnv } from "./app-env";

export type LogError = (line: { requestId: string; call: string; error: unknown }) => void;

const withStack = (error: unknown) =>
  error instanceof Error && error.stack
    ? error.stack.replace(error.message, () => toErrorMessage(error))
    : toErrorMessage(error);

export const logErrorLine: LogError = ({ requestId, call, error }) =>
  logLine("error", { requestId, call, message: "The backend failed", error: withStack(error) });

const unexpected = {
  status: 500,
  code: "internal_error",
  message: "Something went wrong",
} as const;

/** Nothing was decided: the same request may be sent again. */
const inAMoment = { status: 503, headers: { "Retry-After": "5" } } as const;
const supplierUnavailable = {
  ...inAMoment,
  code: "supplier_unavailable",
  message: "The supplier doesn't respond right now, please try again in a moment",
} as const;
const databaseUnavailable = {
  ...inAMoment,
  code: "database_unavailable",
  message: "The site can't read or write its data right now, please try again in a moment",
} as const;

function toRefusal(error: unknown): {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  issues?: ApiErrorBody["issues"];
  challenge?: Challenge | null;
  duplicate?: ApiErrorBody["duplicate"] | null;
  headers?: Readonly<Record<string, string>>;
} {
  if (error instanceof RouteError) return error;
  if (error instanceof SupplierError) return supplierUnavailable;
  if (error instanceof HTTPException && error.status < 500)
    return { status: error.status, code: "bad_request", message: error.message || "Bad request" };
  if (isOutage(error)) return databaseUnavailable;
  return unexpected;
}

/**
 * Responds to every error in the standard shape of both APIs; unexpected ones are logged and their
 * details withheld.
 */
export function answerError(error: unknown, c: Context<AppEnv>, logError: LogError): Response {
  const { status, code, message, issues, challenge, duplicate, headers = {} } = toRefusal(error);
  const requestId = c.get("requestId");
  if (status >= 500 && !(error instanceof RouteError))
    logError({ requestId, call: `${c.req.method} ${routePath(c, -1)}`, error });
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const body: ApiErrorBody = {
    code,
    message,
    error: message,
    requestId,
    ...(issues ? { issues } : {}),
    ...(challenge ? { challenge } : {}),
    ...(duplicate ? { duplicate } : {}),
  };
  return c.json(body, status);
}
