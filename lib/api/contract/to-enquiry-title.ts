import type { Enquiry } from "./enquiries";

/** An enquiry's title: its deal, else its place; null for a cruise to anywhere. */
export function toEnquiryTitle({
  deal,
  details,
}: Pick<Enquiry, "deal" | "details">): string | null {
  if (deal) return deal.title;
  if ("from" in details) return `${details.from} – ${details.to}`;
  if ("pickUpPlace" in details) return details.pickUpPlace;
  return "place" in details ? details.place : null;
}
