import { hasDealId, type PageUrl } from "./is-deal-visit";

/** slim: terms, privacy, cancellation and the seller, in one line. */
export type FooterState = "full" | "withoutLinks" | "slim" | "hidden";

type Circumstances = PageUrl & {
  isSignedIn: boolean;
  /** The agency's `hideHeaderforDealProposal`. */
  isHiddenForDeals: boolean;
  allowNonLoginFlow: boolean;
  /** The cookie `hideFooter`, set by an earlier page's query. */
  isHiddenByCookie: boolean;
};

const booking = /^\/(?:booknow|hotel-details|flight-details|cancellation-policy)(?:\/|$)/i;
const terms = /^\/(?:user|agency)-terms-and-conditions(?:\/|$)/i;
const checkout =
  /^\/(?:booknow\/.+\/(?:checkout|confirm-payment|confirmation|reservation-details)|sandbox-payment)(?:\/|$)/i;

/**
 * How much of the footer a page shows. On payment pages it is only the legally required part, which
 * always stays. Links are left out for visitors of a deal or proposal if the agency wants that.
 */
export function resolveFooterState({
  isSignedIn,
  isHiddenForDeals,
  allowNonLoginFlow,
  isHiddenByCookie,
  ...visit
}: Circumstances): FooterState {
  const { path, query } = visit;
  if (/^\/logout(?:\/|$)/i.test(path)) return "hidden";
  if (checkout.test(path)) return "slim";
  if (isHiddenByCookie || query.get("hideFooter") === "true") return "hidden";
  const isForDeals = isHiddenForDeals && (!isSignedIn || (allowNonLoginFlow && hasDealId(visit)));
  const isOfCheckout =
    terms.test(path) && (query.get("from") === "checkout" || query.get("checkout") === "true");
  return isForDeals && (booking.test(path) || isOfCheckout) ? "withoutLinks" : "full";
}
