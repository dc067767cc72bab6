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
 * An answer in one encoding, ready to be written: names and values in turn, as `writeHead` takes
 * them fastest.
 */
export type Variant = {
  body: Buffer;
  etag: string;
  headers: readonly string[];
  headersUnchanged: readonly string[];
};

/**
 * Nearly nobody asks for the plain bytes of a page, and they would take four fifths of the memory:
 * null where they can be unpacked.
 */
type Plain = Omit<Variant, "body"> & { body: Buffer | null };

export type Entry = {
  status: number;
  variants: { readonly br: Variant; readonly gzip: Variant; readonly identity: Plain };
  tags: readonly string[];
  lifetimes: Lifetimes;
  /** When Next was asked for it: what it shows is not younger. On the clock of the cache. */
  askedAt: number;
  /** Memory it takes, about. */
  bytes: number;
};

const minBytes = 1024;
/** Objects, array slots and what the allocator rounds up. */
const overheadBytes = 2_048;
/** Said anew with each answer, or of the plain bytes alone. */
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
 * For caches in front: a key of theirs needs the cookies that ours is made of. Said here, for Next
 * writes a `Vary` of its own over middleware's.
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
  askedAt: number;
  /** That it was asked for with; null for none. */
  nonce: string | null;
};

/**
 * Makes an answer ready to be sent many times: its scripts named in its policy, encoded once each
 * way, headers written out. Null where its nonce stays.
 */
export async function toEntry({
  status,
  headers,
  answered,
  plain: rendered,
  lifetimes,
  askedAt,
  nonce,
}: Finished): Promise<Entry | null> {
  const page =
    nonce === null
      ? { headers, plain: rendered }
      : withoutNonce({ headers, plain: rendered }, nonce);
  if (!page) return null;
  const { plain } = page;
  const common = toPairs({ ...page.headers, vary: withVary(withCookie(answered.vary)) });
  // Of the policy as well: a browser that is told "unchanged" keeps the one it has.
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
  return { status, variants, tags: toTags(answered), lifetimes, askedAt, bytes };
}
