import { RouteError } from "../request-context";

/** For a link that was used or has expired, and for one that never was: nobody learns which. */
export const tokenGone = (): RouteError =>
  new RouteError(410, "token_gone", "This link has expired or was used already");
