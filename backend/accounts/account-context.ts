import type { ScopedDatabase } from "../db/scoped";
import type { KnownBrowsers } from "../limits/create-known-browsers";
import type { Throttle } from "../limits/create-throttle";
import type { Limiter } from "../limits/create-limiter";
import type { RequestContext } from "../request-context";

/** What the account's rules work with: the database and the limits that all of them share. */
export type AccountDependencies = {
  db: ScopedDatabase;
  now: () => Date;
  /**
   * Wrong passwords of who is signed in or holds a link: those of a change of password and of a
   * deletion count together.
   */
  passwordLimiter: Limiter;
  signInThrottle: Throttle;
  signUpThrottle: Throttle;
  /** Asked-for mails, of either kind. */
  mailThrottle: Throttle;
  knownBrowsers: KnownBrowsers;
};

/** Who asks, and from where. */
export type Asking = Pick<
  RequestContext,
  "agency" | "clientIp" | "requestId" | "userAgent" | "language" | "browserToken" | "proof"
>;
/** Somebody signed in who asks. */
export type SignedInAsking = Asking & { viewer: NonNullable<RequestContext["viewer"]> };
