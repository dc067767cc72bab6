import type { Enquiry } from "./enquiries";

/** An enquiry's title: its deal, else its place; null for a cruise to anywhere. */
export function toEnquiryTitle({
  deal,
  details,
}: Pick<Enquiry, "deal" | "details">): string | null {
  if (deal) return deal.title;
  switch (details.service) {
    case "flights":
      return `${details.from} – ${details.to}`;
    case "cars":
      return details.pickUpPlace;
    case "cruises":
      return null;
    case "hotels":
    case "activities":
    case "resorts":
      return details.place;
  }
}
