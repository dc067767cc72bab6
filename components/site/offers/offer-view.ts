/** What every part of an offer's page needs to know of who looks. */
export type OfferView = {
  now: Date;
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  /** This very page with its language, for the way back. */
  here: string;
  /** Null for who is signed in, or where nobody can. */
  logInHref: string | null;
  contact: { email: string | null; phone: string | null };
};
