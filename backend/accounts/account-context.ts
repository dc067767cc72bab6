import type { ScopedDatabase } from "../db/scoped";
import type { Limiter } from "../limits/create-limiter";
import type { RequestContext } from "../request-context";

/** What the account's rules work with: the database and the limits that all of them share. */
export type AccountDependencies = {
  db: ScopedDatabase;
  /** Wrong passwords: those of the sign-in, of a change of password and of a deletion count together. */
  passwordLimiter: Limiter;
  signUpLimiter: Limiter;
  /** Asked-for mails, of either kind. */
  mailLimiter: Limiter;
};

/** Who asks, and from where. */
export type Asking = Pick<RequestContext, "agency" | "clientIp" | "requestId" | "userAgent" | "language">;
/** Somebody signed in who asks. */
export type SignedInAsking = Asking & { viewer: NonNullable<RequestContext["viewer"]> };
