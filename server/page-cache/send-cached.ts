import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "./choose-encoding";
import type { Unpack } from "./create-unpacker";
import type { Entry } from "./entry";

/** Weak comparison (RFC 9110 §13.1.2): a proxy between us may have weakened the tag. */
function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

export type SendOptions = {
  requestId: string;
  ageSeconds: number;
  /** RFC 9211. */ cacheStatus: string;
  /** False if it was purged during the fetch, or is incomplete. */ isKept: boolean;
  unpack: Unpack;
};

const sharing = new Set(["cdn-cache-control", "cache-tag"]);
/**
 * What we don't cache no cache in front may cache either: it has handled the purge too, and would
 * take this for newer content.
 */
const withoutSharing = (pairs: readonly string[]) =>
  pairs.filter((_, index) => !sharing.has(pairs[index - (index % 2)] ?? ""));

/** Sends a cached response, or 304 to a client that has it already. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  options: SendOptions,
): void {
  const { requestId, ageSeconds, cacheStatus, isKept, unpack } = options;
  const { headers } = request;
  const variant = entry.variants[chooseEncoding(headers["accept-encoding"]?.toString())];
  const own = [
    "x-request-id",
    requestId,
    "age",
    String(Math.floor(ageSeconds)),
    "cache-status",
    cacheStatus,
  ];
  const toSend = (pairs: readonly string[]) => (isKept ? pairs : withoutSharing(pairs));
  // RFC 9110 §13.2.1: only a 200 can become a 304.
  if (entry.status === 200 && isUnchanged(headers["if-none-match"], variant.etag)) {
    response.writeHead(304, [...toSend(variant.headersUnchanged), ...own]).end();
    return;
  }
  response.writeHead(entry.status, [...toSend(variant.headers), ...own]);
  const body = request.method === "HEAD" ? null : (variant.body ?? unpack(entry));
  if (body instanceof Promise)
    body.then(
      (plain) => response.end(plain),
      () => response.destroy(),
    );
  else response.end(body);
}
