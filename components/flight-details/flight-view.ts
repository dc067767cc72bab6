import type { Cabin } from "@/lib/api/contract/flight-terms";
import type { FlightParty } from "@/lib/api/contract/flights";

/** What every part of an itinerary's page needs to know of who looks, and for whom. */
export type FlightView = {
  party: FlightParty;
  cabin: Cabin;
  /** The fare that a card has led to, by its brand. */
  brandId: string | null;
  /** Prices hold for a party of known ages: nothing is chosen for an assumed one. */
  isPartyKnown: boolean;
  now: Date;
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  /** This very page with its language, for the way back. */
  here: string;
  /** Other flights for the same party. */
  searchHref: string;
  /** Null for who is signed in, or where nobody can. */
  logInHref: string | null;
  contact: { email: string | null; phone: string | null };
};
