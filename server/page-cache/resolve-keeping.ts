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

/** It names scripts by no nonce but the one that was sent along, which is taken out of the answer before it is kept: another one everybody would know. */
const isPolicyShared = (policy: string, nonce: string | null) => [...policy.matchAll(/'nonce-([^']*)'?/g)].every(([, found]) => found === nonce);

type Answer = { statusCode?: number | undefined; headers: IncomingHttpHeaders };
type Asked = Pick<CacheKey, "rsc"> & { /** Sent along with the question. */ nonce: string | null };

/** For how long an answer to the question of this key may be kept; null for not at all. Fails closed: whatever isn't known to be harmless isn't kept. */
export function resolveKeeping({ statusCode, headers }: Answer, { rsc, nonce }: Asked): Lifetimes | null {
  const type = headers["content-type"] ?? "";
  const policy = headers["content-security-policy"]?.toString();
  const isHarmless =
    statusCode === 200 &&
    headers["set-cookie"] === undefined &&
    headers["content-encoding"] === undefined &&
    headers["x-error-page"] === undefined &&
    (rsc ? routerType : documentTypes).test(type) &&
    isVaryKnown(headers.vary) &&
    // What scripts a document may run has to be said.
    (policy === undefined ? !type.startsWith("text/html") : isPolicyShared(policy, nonce));
  return isHarmless ? resolveLifetimes(headers["cdn-cache-control"]?.toString()) : null;
}
