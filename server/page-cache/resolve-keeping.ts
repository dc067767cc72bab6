import type { IncomingHttpHeaders } from "node:http";
import { isErrorPage } from "../error-pages";
import type { CacheKey } from "./cache-key";
import { resolveLifetimes, type Lifetimes } from "./freshness";

/** Of documents, and of the files each agency has: robots.txt, sitemaps, manifest. */
const documentTypes = /^(?:text\/(?:html|plain|xml)|application\/(?:xml|manifest\+json))(?:;|$)/;
const routerType = /^text\/x-component(?:;|$)/;
/** What the key and the choice of encoding take care of. */
const variesOn = new Set([
  "cookie",
  "accept-encoding",
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
]);

/** An answer that depends on something else would be another visitor's. */
const isVaryKnown = (vary: string | undefined) =>
  (vary ?? "")
    .split(",")
    .every((name) => name.trim() === "" || variesOn.has(name.trim().toLowerCase()));

/**
 * It names scripts by no nonce but the one that was sent along, which is taken out of the answer
 * before it is kept: another one everybody would know.
 */
const isPolicyShared = (policy: string, nonce: string | null) =>
  [...policy.matchAll(/'nonce-([^']*)'?/g)].every(([, found]) => found === nonce);

type Answer = { statusCode?: number | undefined; headers: IncomingHttpHeaders };
type Asked = Pick<CacheKey, "rsc"> & { /** Sent along with the question. */ nonce: string | null };

/**
 * Whether an answer to the question of this key is the same for whoever asks. Fails closed:
 * whatever isn't known to be harmless isn't shared.
 */
function isHarmless({ headers }: Answer, { rsc, nonce }: Asked): boolean {
  const type = headers["content-type"] ?? "";
  const policy = headers["content-security-policy"]?.toString();
  return (
    headers["set-cookie"] === undefined &&
    headers["content-encoding"] === undefined &&
    (rsc ? routerType : documentTypes).test(type) &&
    isVaryKnown(headers.vary) &&
    // What scripts a document may run has to be said.
    (policy === undefined ? !type.startsWith("text/html") : isPolicyShared(policy, nonce))
  );
}

/** For how long an answer to the question of this key may be kept; null for not at all. */
export function resolveKeeping(answer: Answer, asked: Asked): Lifetimes | null {
  const isPage = answer.statusCode === 200 && !isErrorPage(answer);
  return isPage && isHarmless(answer, asked)
    ? resolveLifetimes(answer.headers["cdn-cache-control"]?.toString())
    : null;
}

/**
 * Whether an answer says in words, to all who wait for it, why there is no page: it is sent to them
 * and never kept.
 */
export const isSharedError = (
  answer: Answer,
  { status, ...asked }: Asked & { status: number },
): boolean => answer.statusCode === status && isErrorPage(answer) && isHarmless(answer, asked);
