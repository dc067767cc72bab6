import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { withVary } from "../compress";
import type { Lifetimes } from "./freshness";
import { withoutNonce } from "./without-nonce";

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * A response in one encoding, ready to be written: header names and values alternating, the fastest
 * form for `writeHead`.
 */
export type Variant = {
  body: Buffer;
  etag: string;
  headers: readonly string[];
  headersUnchanged: readonly string[];
};

/**
 * Hardly any client wants the plain bytes, and they would take four fifths of the memory: null if
 * they can be decompressed.
 */
type Plain = Omit<Variant, "body"> & { body: Buffer | null };

export type Entry = {
  status: number;
  variants: { readonly br: Variant; readonly gzip: Variant; readonly identity: Plain };
  tags: readonly string[];
  lifetimes: Lifetimes;
  /**
   * When the request to Next was sent: the content is at least that fresh. On the cache's clock.
   */
  requestedAt: number;
  /** Approximate memory use. */
  bytes: number;
};

const minBytes = 1024;
/** Objects, array slots and allocator overhead. */
const overheadBytes = 2_048;
/** Set per response, or describing only the plain bytes. */
const ownHeaders = new Set([
  "x-request-id",
  "date",
  "age",
  "etag",
  "content-length",
  "last-modified",
  "cache-status",
  "accept-ranges",
]);

const compressors = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 8 }),
};

const toPairs = (headers: OutgoingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ownHeaders.has(name) ? [] : [name, String(value)],
  );

function toVariant(
  common: readonly string[],
  { body, tag, encoding }: { body: Buffer; tag: string; encoding: Encoding },
): Variant {
  // Two encodings are two representations (RFC 9110 §8.8.3).
  const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
  const headersUnchanged = [...common, "etag", etag];
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  return {
    body,
    etag,
    headersUnchanged,
    headers: [...headersUnchanged, ...coding, "content-length", String(body.length)],
  };
}

/**
 * For caches in front: their key needs the cookies that ours is made of. Set here, because Next
 * overwrites middleware's `Vary`.
 */
const withCookie = (vary: string | undefined) =>
  /\bcookie\b/i.test(vary ?? "") ? vary : ["Cookie", vary].filter(Boolean).join(", ");

const toTags = (headers: Answered) =>
  (headers["cache-tag"]?.toString() ?? "")
    .split(",")
    .flatMap((tag) => (tag.trim() === "" ? [] : [tag.trim()]));

type Answered = Pick<IncomingHttpHeaders, "vary"> & { "cache-tag"?: string | string[] | undefined };

export type Finished = {
  status: number;
  headers: OutgoingHttpHeaders;
  answered: Answered;
  plain: Buffer;
  lifetimes: Lifetimes;
  requestedAt: number;
  /** The nonce sent with the request; null for none. */
  nonce: string | null;
};

/**
 * Prepares a response for being sent many times: script hashes in its policy, compressed both ways,
 * headers serialised. Null if the nonce can't be removed.
 */
export async function toEntry({
  status,
  headers,
  answered,
  plain: rendered,
  lifetimes,
  requestedAt,
  nonce,
}: Finished): Promise<Entry | null> {
  const page =
    nonce === null
      ? { headers, plain: rendered }
      : withoutNonce({ headers, plain: rendered }, nonce);
  if (!page) return null;
  const { plain } = page;
  const common = toPairs({ ...page.headers, vary: withVary(withCookie(answered.vary)) });
  // The ETag covers the policy too: a browser that gets a 304 keeps the policy it has.
  const policy = page.headers["content-security-policy"]?.toString() ?? "";
  const tag = createHash("sha256").update(plain).update(policy).digest("base64url").slice(0, 27);

  const identity = toVariant(common, { body: plain, tag, encoding: "identity" });
  const encode = async (encoding: "br" | "gzip") => {
    const body = plain.length < minBytes ? plain : await compressors[encoding](plain);
    return body.length < plain.length ? toVariant(common, { body, tag, encoding }) : identity;
  };
  const [br, gzipped] = await Promise.all([encode("br"), encode("gzip")]);
  const variants = {
    br,
    gzip: gzipped,
    identity: gzipped === identity ? identity : { ...identity, body: null },
  };
  const bytes = [...new Set<Plain>(Object.values(variants))].reduce(
    (sum, { body }) => sum + (body?.length ?? 0),
    overheadBytes + common.join("").length,
  );
  return { status, variants, tags: toTags(answered), lifetimes, requestedAt, bytes };
}
