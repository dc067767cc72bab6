import { hasDealId, type PageUrl } from "./is-deal-visit";

/** The kind of link a visitor followed. */
export type RouteType = "deal" | "proposal" | "url";

const mark = "routeType";
const isRouteType = (value: string | null): value is RouteType =>
  value === "deal" || value === "proposal" || value === "url";

/**
 * A short link's target has the kind in its fragment: that reaches no server and no cache, and is
 * removed again.
 */
export const markRouteType = (target: string, type: RouteType): string =>
  target.includes("#") ? target : `${target}#${mark}=${type}`;

/** The kind of a deal link, a proposal or a short link; null for any other page. */
export function resolveRouteType({ hash, ...visit }: PageUrl & { hash: string }): RouteType | null {
  const marked = new URLSearchParams(hash.replace(/^#/, "")).get(mark);
  if (isRouteType(marked)) return marked;
  // A short link redirects at once: a visitor who stays on its path sees a 404.
  if (!hasDealId(visit) || visit.path.startsWith("/url/")) return null;
  const isDeal = visit.query.has("dealLinkId") || /^\/deal-link(?:\/|$)/i.test(visit.path);
  return isDeal && !visit.query.has("proposalId") ? "deal" : "proposal";
}
