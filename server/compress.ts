import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import Negotiator from "negotiator";

const compressible =
  /^(text\/|application\/(json|ld\+json|manifest\+json|javascript|xml|problem\+json)|image\/svg\+xml)/;
/** Below this, compression saves nothing. */
const minBytes = 1024;

export const withVary = (vary: string | undefined) =>
  /\baccept-encoding\b/i.test(vary ?? "")
    ? vary
    : [vary, "Accept-Encoding"].filter(Boolean).join(", ");

/** Each chunk is flushed as it comes, so that streamed HTML isn't delayed. */
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
} satisfies Record<string, () => Transform>;

export type Encoding = { headers: OutgoingHttpHeaders; encoder: Transform | null };

/**
 * How a dynamic response is sent: its headers, and the compression stream or null. Brotli if
 * accepted, else gzip. The ETag of the plain bytes becomes weak (RFC 9110 §8.8.3).
 */
export function resolveEncoding(
  request: IncomingMessage,
  answer: IncomingMessage,
  headers: OutgoingHttpHeaders,
): Encoding {
  const { statusCode = 0 } = answer;
  const length = answer.headers["content-length"];
  const isText = compressible.test(answer.headers["content-type"] ?? "");
  if (!isText || answer.headers["content-encoding"] || statusCode === 204 || statusCode === 304)
    return { headers, encoder: null };

  const plain = { ...headers, vary: withVary(answer.headers.vary) };
  const isFixed =
    /\bno-transform\b/.test(answer.headers["cache-control"] ?? "") ||
    statusCode === 206 ||
    (length !== undefined && Number(length) < minBytes);
  const accepted = new Negotiator(request).encodings(["br", "gzip"]);
  const name = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : null;
  if (!name || isFixed || request.method === "HEAD") return { headers: plain, encoder: null };

  const { "content-length": _length, etag, ...rest } = plain;
  const weakTag = typeof etag === "string" && !etag.startsWith("W/") ? `W/${etag}` : etag;
  return {
    headers: { ...rest, ...(weakTag ? { etag: weakTag } : {}), "content-encoding": name },
    encoder: encoders[name](),
  };
}
