import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "./choose-encoding";
import type { Entry } from "./entry";

/** Weak comparison (RFC 9110 §13.1.2): a proxy between us may have weakened the tag. */
function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

export type SendOptions = { requestId: string; ageSeconds: number; /** RFC 9211. */ cacheStatus: string };

/** Sends a kept answer, or 304 to whoever has it already. */
export function sendCached(request: IncomingMessage, response: ServerResponse, entry: Entry, { requestId, ageSeconds, cacheStatus }: SendOptions): void {
  const { headers } = request;
  const variant = entry.variants[chooseEncoding(headers["accept-encoding"]?.toString())];
  const own = ["x-request-id", requestId, "age", String(Math.floor(ageSeconds)), "cache-status", cacheStatus];
  if (isUnchanged(headers["if-none-match"], variant.etag)) {
    response.writeHead(304, [...variant.headersUnchanged, ...own]).end();
    return;
  }
  response.writeHead(200, [...variant.headers, ...own]);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}
