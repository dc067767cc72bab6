import type { OfferView } from "@/components/site/offers/offer-view";
import type { Cabin } from "@/lib/api/contract/flight-terms";
import type { FlightParty } from "@/lib/api/contract/flights";

/** What every part of an itinerary's page needs to know of who looks, and for whom. */
export type FlightView = OfferView & {
  party: FlightParty;
  cabin: Cabin;
  /** The fare that a card has led to, by its brand. */
  brandId: string | null;
  /** Prices hold for a party of known ages: nothing is chosen for an assumed one. */
  isPartyKnown: boolean;
  /** Other flights for the same party. */
  searchHref: string;
};
