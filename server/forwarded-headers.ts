import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/** Headers that only this process or Next may set; from outside they are forged. */
const untrusted = new RegExp(
  `^(${[
    "x-forwarded-.*|forwarded|x-real-ip|x-client-ip|x-request-id",
    "x-tenant.*|x-agency.*|x-backend-token|x-nonce|x-render-error|x-error-page|x-shared-fill|content-security-policy.*",
    "x-middleware-.*|x-nextjs-.*|x-invoke-.*|x-matched-path|x-now-.*|x-vercel-.*|x-prerender-.*|next-resume|next-action",
    // Our traces begin at the door or at our own proxy, whose headers are read there.
    "traceparent|tracestate|baggage",
    "x-original-.*|x-rewrite-.*|x-http-method.*|x-method-override",
  ].join("|")})$`,
);

/**
 * They belong to one connection, not to the request (RFC 9110 §7.6.1). Transfer-Encoding stays: it
 * says how a body is framed.
 */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "upgrade",
  "expect",
]);

const namedByConnection = (headers: IncomingHttpHeaders) =>
  (headers.connection ?? "").toLowerCase().split(/[\s,]+/);

/** Server-component hot reload sends and reads x-nextjs-* headers. */
const isDevelopmentHeader = (name: string) => name.startsWith("x-nextjs-");

const lastOf = (value: string | string[] | undefined) =>
  [value].flat().join(",").split(",").at(-1)?.trim() ?? "";
const toAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** The client's address: the socket's, or the last hop that our own proxy appended. */
export function resolveClientIp(request: IncomingMessage, trustProxy: boolean): string {
  const hop = trustProxy ? lastOf(request.headers["x-forwarded-for"]) : "";
  return toAddress(isIP(hop) ? hop : (request.socket.remoteAddress ?? ""));
}

/** Our proxy's request id if it sent a plausible one, else a new UUID. */
export function resolveRequestId(request: IncomingMessage, trustProxy: boolean): string {
  const sent = request.headers["x-request-id"];
  return trustProxy && typeof sent === "string" && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
}

/** The requested host: the proxy's header if we have a proxy in front. */
export const resolveHost = (
  { headers }: Pick<IncomingMessage, "headers">,
  trustProxy: boolean,
): string | undefined => (trustProxy && headers["x-forwarded-host"]?.toString()) || headers.host;

export type ForwardOptions = { requestId: string; trustProxy: boolean; dev: boolean };

/**
 * Request headers for Next: nothing an outsider could have forged, plus the client's address and
 * the request id.
 */
export function toUpstreamHeaders(
  request: IncomingMessage,
  { requestId, trustProxy, dev }: ForwardOptions,
): OutgoingHttpHeaders {
  const { headers } = request;
  const named = namedByConnection(headers);
  const forwarded = Object.entries(headers).filter(
    ([name]) =>
      !hopByHop.has(name) &&
      !named.includes(name) &&
      (!untrusted.test(name) || (dev && isDevelopmentHeader(name))),
  );
  return {
    ...Object.fromEntries(forwarded),
    host: resolveHost(request, trustProxy),
    "x-client-ip": resolveClientIp(request, trustProxy),
    "x-request-id": requestId,
  };
}

const internal =
  /^(x-middleware-.*|x-nextjs-.*|x-error-page|x-render-error|x-agency|x-nonce|x-powered-by|x-invoke-.*|x-matched-path)$/;
const readByClientRouter = new Set(["x-nextjs-rewritten-path", "x-nextjs-rewritten-query"]);

/**
 * Response headers for the client: nothing about Next's internals. Sharing headers only with a 200
 * that sets no cookie.
 */
export function toClientHeaders(
  answer: IncomingMessage,
  { requestId, dev }: Pick<ForwardOptions, "requestId" | "dev">,
): OutgoingHttpHeaders {
  const isShareable = answer.statusCode === 200 && !answer.headers["set-cookie"];
  const forwarded = Object.entries(answer.headers).filter(([name]) => {
    if (hopByHop.has(name) || name === "transfer-encoding") return false;
    if (name === "cdn-cache-control" || name === "cache-tag") return isShareable;
    return (
      !internal.test(name) || readByClientRouter.has(name) || (dev && isDevelopmentHeader(name))
    );
  });
  return { ...Object.fromEntries(forwarded), "x-request-id": requestId };
}
