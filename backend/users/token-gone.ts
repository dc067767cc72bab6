import { RouteError } from "../errors/route-error";

/** The same for a used or expired link and for one that never existed: no caller learns which. */
export const tokenGone = (): RouteError =>
  new RouteError(410, "token_gone", "This link has expired or was used already");
