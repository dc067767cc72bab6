import type { Rental } from "@/lib/api/contract/cars";

/** What every part of a car's page needs to know of who looks, and for which rental. */
export type RentalView = {
  rental: Rental;
  /** Prices hold for an age that somebody told: nothing is reserved for an assumed one. */
  isAgeKnown: boolean;
  now: Date;
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  /** This very page with its language, for the way back. */
  here: string;
  /** Other cars for the same rental. */
  searchHref: string;
  /** Null for who is signed in, or where nobody can. */
  logInHref: string | null;
  contact: { email: string | null; phone: string | null };
};
