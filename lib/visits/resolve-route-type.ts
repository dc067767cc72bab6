import { hasDealId, type Visit } from "./is-deal-visit";

/** By what kind of link somebody came. */
export type RouteType = "deal" | "proposal" | "url";

const mark = "routeType";
const isRouteType = (value: string | null): value is RouteType =>
  value === "deal" || value === "proposal" || value === "url";

/**
 * The address a short link leads on to says so behind the `#`: that part reaches no server and no
 * cache, and is taken off again.
 */
export const markRouteType = (target: string, type: RouteType): string =>
  target.includes("#") ? target : `${target}#${mark}=${type}`;

/** What a deal link, a proposal or a short link brought along; null for any other page. */
export function resolveRouteType({ hash, ...visit }: Visit & { hash: string }): RouteType | null {
  const marked = new URLSearchParams(hash.replace(/^#/, "")).get(mark);
  if (isRouteType(marked)) return marked;
  // A short link leads on at once: who stays on its path is told that there is none.
  if (!hasDealId(visit) || visit.path.startsWith("/url/")) return null;
  const isDeal = visit.query.has("dealLinkId") || /^\/deal-link(?:\/|$)/i.test(visit.path);
  return isDeal && !visit.query.has("proposalId") ? "deal" : "proposal";
}
