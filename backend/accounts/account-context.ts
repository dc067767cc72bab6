import type { ScopedDatabase } from "../db/scoped";
import type { KnownBrowsers } from "../limits/create-known-browsers";
import type { Throttle } from "../limits/create-throttle";
import type { RecipientLimiters } from "../limits/recipient-limits";
import type { Limiter } from "../limits/create-limiter";
import type { RequestContext } from "../http/request-context";

/** The database and the limits that all account calls share. */
export type AccountDependencies = {
  db: ScopedDatabase;
  now: () => Date;
  /**
   * Wrong passwords of signed-in users and link holders: those of a password change and of a
   * deletion count together.
   */
  passwordLimiter: Limiter;
  signInThrottle: Throttle;
  signUpThrottle: Throttle;
  /** Mails on request, of either kind. */
  mailThrottle: Throttle;
  knownBrowsers: KnownBrowsers;
  recipients: RecipientLimiters;
};

/** The caller and its origin. */
export type Caller = Pick<
  RequestContext,
  "agency" | "clientIp" | "requestId" | "userAgent" | "language" | "browserToken" | "proof"
>;
/** A signed-in caller. */
export type SignedInCaller = Caller & { viewer: NonNullable<RequestContext["viewer"]> };
