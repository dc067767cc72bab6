import {
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { ApiErrorBody } from "@/lib/api/contract/errors";
import { isApiPath } from "./request-hygiene";

/**
 * How long a client that is still sending gets to read the response; closing at once would reset
 * the connection.
 */
const lingerMs = 2_000;

const messages: Readonly<Record<number, string>> = {
  404: "The page you're looking for is not found.",
  429: "You're asking for too much at once. Please try again in a few seconds.",
  503: "We're very busy at the moment. Please try again in a few seconds.",
};
const messageOf = (status: number) => messages[status] ?? "Something went wrong.";
/**
 * The backend's own 429s are about minutes, such as too many wrong passwords; this one is about
 * seconds.
 */
const codes: Readonly<Record<number, string>> = { 429: "too_many_at_once" };
const codeOf = (status: number) =>
  codes[status] ?? (STATUS_CODES[status] ?? "error").toLowerCase().replace(/\W+/g, "_");
/** A retry may succeed soon. */
const isRetryable = (status: number) => status === 429 || status === 503;

function toJson(status: number, requestId: string) {
  const message = isRetryable(status)
    ? messageOf(status)
    : status >= 500
      ? "Something went wrong"
      : (STATUS_CODES[status] ?? "Something went wrong");
  return JSON.stringify({
    code: codeOf(status),
    message,
    error: message,
    requestId,
  } satisfies ApiErrorBody);
}

/**
 * In English and unbranded: it is shown when not even the agency is known. Without styles: it has
 * no nonce.
 */
const toHtml = (status: number, requestId: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${messageOf(status)}</title></head>
<body><h1>${messageOf(status)}</h1><p>${status} ${STATUS_CODES[status] ?? ""}</p><p>${isRetryable(status) ? '<a href="">Try again</a>' : '<a href="/">Take me home</a>'}</p><p><small>${requestId}</small></p></body>
</html>
`;

export type BareErrorOptions = { requestId: string; headers?: OutgoingHttpHeaders };

/**
 * Whether a body is still arriving. The rest would be parsed as the connection's next request, so
 * such a connection has to close.
 */
export const isReceiving = ({ complete, headers }: IncomingMessage): boolean =>
  !complete &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);

/**
 * Responds without Next: the standard error shape under /api, else a small readable page. Closes
 * the connection if a body is still arriving.
 */
export function sendBareError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { requestId, headers }: BareErrorOptions,
): void {
  const isApi = isApiPath(request.url);
  const body = Buffer.from(isApi ? toJson(status, requestId) : toHtml(status, requestId));
  const closes = isReceiving(request);
  response.writeHead(status, {
    "Content-Type": isApi ? "application/json" : "text/html; charset=utf-8",
    "Content-Length": body.length,
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
    "X-Request-Id": requestId,
    ...(closes ? { Connection: "close" } : {}),
    ...headers,
  });
  const bytes = request.method === "HEAD" ? "" : body;
  if (!closes) {
    response.end(bytes);
    return;
  }
  response.write(bytes);
  const end = () => response.end();
  const timer = setTimeout(end, lingerMs);
  request.once("end", end).once("close", () => clearTimeout(timer));
  request.resume();
}
