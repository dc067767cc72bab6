import type { IncomingHttpHeaders } from "node:http";
import type { CacheKey } from "./cache-key";
import { resolveLifetimes, type Lifetimes } from "./freshness";

/** Of documents, and of the files each agency has: robots.txt, sitemaps, manifest. */
const documentTypes = /^(?:text\/(?:html|plain|xml)|application\/(?:xml|manifest\+json))(?:;|$)/;
const routerType = /^text\/x-component(?:;|$)/;
/** What the key and the choice of encoding take care of. */
const variesOn = new Set(["cookie", "accept-encoding", "rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch", "next-url"]);

/** An answer that depends on something else would be another visitor's. */
const isVaryKnown = (vary: string | undefined) => (vary ?? "").split(",").every((name) => name.trim() === "" || variesOn.has(name.trim().toLowerCase()));

/** A document's scripts are named by their hashes: it needs a policy to put them in, and one without a nonce, which everybody would know. */
const isPolicyShared = (policy: string | string[] | undefined) => typeof policy === "string" && !policy.includes("'nonce-");

type Answer = { statusCode?: number | undefined; headers: IncomingHttpHeaders };

/** For how long an answer to the question of this key may be kept; null for not at all. Fails closed: whatever isn't known to be harmless isn't kept. */
export function resolveKeeping({ statusCode, headers }: Answer, { rsc }: Pick<CacheKey, "rsc">): Lifetimes | null {
  const type = headers["content-type"] ?? "";
  const isHarmless =
    statusCode === 200 &&
    headers["set-cookie"] === undefined &&
    headers["content-encoding"] === undefined &&
    headers["x-error-page"] === undefined &&
    (rsc ? routerType : documentTypes).test(type) &&
    isVaryKnown(headers.vary) &&
    (!type.startsWith("text/html") || isPolicyShared(headers["content-security-policy"]));
  return isHarmless ? resolveLifetimes(headers["cdn-cache-control"]?.toString()) : null;
}
