import { isDealVisit, type PageUrl } from "./is-deal-visit";

/** reduced: without About, FAQ, languages, login and signup. */
export type HeaderState = "full" | "reduced" | "hidden";

type Circumstances = PageUrl & {
  isSignedIn: boolean;
  /** The agency's `hideHeaderforDealProposal`. */
  isHiddenForDeals: boolean;
  /** The cookie `hideHeader`, set by an earlier page's query. */
  isHiddenByCookie: boolean;
};

const bare = /^\/(?:disapproveProposal|allowAgentProposal)(?:\/|$)/i;

/** How much of the header a page shows. */
export function resolveHeaderState({
  isSignedIn,
  isHiddenForDeals,
  isHiddenByCookie,
  ...visit
}: Circumstances): HeaderState {
  if (isHiddenByCookie || visit.query.get("hideHeader") === "true" || bare.test(visit.path))
    return "hidden";
  return isHiddenForDeals && !isSignedIn && isDealVisit(visit) ? "reduced" : "full";
}
