/** A page's path without its language, and its query. */
export type PageUrl = { path: string; query: Pick<URLSearchParams, "get" | "has" | "toString"> };

const dealPath =
  /^\/(?:deal-link|url|disapproveProposal|allowAgentProposal|proposals|booknow\/hotels\/deal)(?:\/|$)/i;

/**
 * Whether the visitor came by a deal link or a proposal. The query's `id` only counts on their own
 * paths: elsewhere it means something else.
 */
export const hasDealId = ({ path, query }: PageUrl): boolean =>
  query.has("dealLinkId") ||
  query.has("proposalId") ||
  (dealPath.test(path) && (query.has("id") || /^\/(?:url|booknow\/hotels\/deal)\/./i.test(path)));

/** Deal, proposal and checkout links whose header may be hidden. */
export const isDealVisit = (visit: PageUrl): boolean =>
  hasDealId(visit) ||
  visit.query.get("checkout") === "true" ||
  visit.query.get("from") === "checkout";
