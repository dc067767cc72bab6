/** What every part of an offer's page needs to know of who looks. */
export type OfferView = {
  now: Date;
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  /** This very page with its language, for the way back. */
  here: string;
  /** Null if signed in, or if sign-in isn't offered. */
  logInHref: string | null;
  contact: { email: string | null; phone: string | null };
};
