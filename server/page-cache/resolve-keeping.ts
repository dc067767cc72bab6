import type { IncomingHttpHeaders } from "node:http";
import { isErrorPage } from "../error-pages";
import type { CacheKey } from "./cache-key";
import { resolveLifetimes, type Lifetimes } from "./freshness";

/** Documents, and each agency's files: robots.txt, sitemaps, manifest. */
const documentTypes = /^(?:text\/(?:html|plain|xml)|application\/(?:xml|manifest\+json))(?:;|$)/;
const routerType = /^text\/x-component(?:;|$)/;
/** Covered by the key and the choice of encoding. */
const variesOn = new Set([
  "cookie",
  "accept-encoding",
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
]);

/** A response that varies on something else could be another visitor's. */
const isVaryKnown = (vary: string | undefined) =>
  (vary ?? "")
    .split(",")
    .every((name) => name.trim() === "" || variesOn.has(name.trim().toLowerCase()));

/**
 * Its only nonce is the one sent along, which is removed before it is cached: any other would
 * become public.
 */
const isPolicyShared = (policy: string, nonce: string | null) =>
  [...policy.matchAll(/'nonce-([^']*)'?/g)].every(([, found]) => found === nonce);

type Answer = { statusCode?: number | undefined; headers: IncomingHttpHeaders };
type FillVariant = Pick<CacheKey, "rsc"> & {
  /** Sent along with the request. */ nonce: string | null;
};

/**
 * Whether the response to this key's request is the same for everybody. Fails closed: anything not
 * known to be safe isn't shared.
 */
function isHarmless({ headers }: Answer, { rsc, nonce }: FillVariant): boolean {
  const type = headers["content-type"] ?? "";
  const policy = headers["content-security-policy"]?.toString();
  return (
    headers["set-cookie"] === undefined &&
    headers["content-encoding"] === undefined &&
    (rsc ? routerType : documentTypes).test(type) &&
    isVaryKnown(headers.vary) &&
    // A document must declare which scripts may run.
    (policy === undefined ? !type.startsWith("text/html") : isPolicyShared(policy, nonce))
  );
}

/** How long the response to this key's request may be cached; null for not at all. */
export function resolveKeeping(answer: Answer, variant: FillVariant): Lifetimes | null {
  const isPage = answer.statusCode === 200 && !isErrorPage(answer);
  return isPage && isHarmless(answer, variant)
    ? resolveLifetimes(answer.headers["cdn-cache-control"]?.toString())
    : null;
}

/**
 * Whether a response is a shared error page with text: it is sent to all waiting requests and never
 * cached.
 */
export const isSharedError = (
  answer: Answer,
  { status, ...variant }: FillVariant & { status: number },
): boolean => answer.statusCode === status && isErrorPage(answer) && isHarmless(answer, variant);
