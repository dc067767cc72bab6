import { and, eq, isNull } from "drizzle-orm";
import type { Credentials } from "@/lib/api/contract/sessions";
import { findByPassword, listPendingSignUps } from "./pending-sign-ups";
import { users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import type { KnownBrowsers } from "../limits/create-known-browsers";
import { throttled, type Throttle } from "../limits/create-throttle";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { createSession } from "../sessions/create-session";
import { findUser, noUser } from "../users/get-user";
import { maySignInDirectly } from "../users/may-sign-in-directly";
import { isPasswordOf } from "../users/password-hash";

type Caller = Pick<
  RequestContext,
  "agency" | "clientIp" | "requestId" | "userAgent" | "accessToken" | "browserToken" | "proof"
>;
type Dependencies = { db: ScopedDatabase; signInThrottle: Throttle; knownBrowsers: KnownBrowsers };

/**
 * Signs users in by password. An unknown e-mail and a wrong password cost the same work and get the
 * same response, and so does a deactivated user; only the right password reveals why it isn't
 * enough. The returned function throws RouteError 401 for either, 403 email_not_verified or
 * direct_login_off, 429 after too many wrong ones (with a challenge if a proof of work helps), 503
 * if too many are waiting.
 */
export const createLogin = ({ db, signInThrottle, knownBrowsers }: Dependencies) =>
  async function logIn(
    { agency, clientIp, requestId, userAgent, accessToken, browserToken, proof }: Caller,
    { email: given, password }: Credentials,
  ) {
    const email = given.toLowerCase();
    const about = { agencyId: agency.id, account: email };
    const attempt = {
      ...about,
      clientIp,
      knownBrowser: knownBrowsers.find(browserToken, about),
      proof,
    };
    const record = (
      event: "signInFailed" | "signInBlocked",
      userId: string | null,
      reason: string,
    ) =>
      db.forAgency(agency.id, (tx) =>
        recordSecurityEvent(tx, {
          agencyId: agency.id,
          userId,
          event,
          clientIp,
          requestId,
          details: { reason },
        }),
      );

    const refusal = await signInThrottle.start(attempt);
    if (refusal?.isFirst)
      await record(
        "signInBlocked",
        null,
        refusal.challenge ? "proof_of_work_required" : "too_many_attempts",
      );
    if (refusal) throw throttled(refusal);

    const { user, signUps } = await db.forAgency(agency.id, async (tx) => {
      const found = await findUser(tx, { email });
      return { user: found, signUps: await listPendingSignUps(tx, found?.id ?? noUser) };
    });
    const refuse = async () => {
      // For operators only: the response is the same.
      const reason = !user
        ? "unknown_email"
        : user.deactivatedAt
          ? "deactivated"
          : user.passwordHash
            ? "wrong_password"
            : "no_password";
      await record("signInFailed", user?.id ?? null, reason);
      return new RouteError(401, "invalid_credentials", "Wrong e-mail or password");
    };
    // Either is one hash.
    const isPending = signUps.length > 0 && (await findByPassword(signUps, password)) !== null;
    const isRight =
      isPending ||
      (signUps.length === 0 && (await isPasswordOf(user?.passwordHash ?? null, password)));
    if (!user || !isRight || user.deactivatedAt) throw await refuse();
    await signInThrottle.forgive(attempt);
    if (isPending || !user.passwordHash) {
      await record("signInFailed", user.id, "email_not_verified");
      throw new RouteError(
        403,
        "email_not_verified",
        "Please prove your e-mail address first, by the link we have sent to it",
      );
    }
    if (!maySignInDirectly(agency, user.userType)) {
      await record("signInFailed", user.id, "direct_login_off");
      throw new RouteError(403, "direct_login_off", "Please sign in on your agency's own site");
    }
    const { id, passwordHash } = user;
    const started = await db.forAgency(agency.id, async (tx) => {
      // Hashing is slow: a password that was replaced meanwhile must not open a session that
      // outlives it.
      const isStill = and(
        eq(users.id, id),
        eq(users.passwordHash, passwordHash),
        isNull(users.deactivatedAt),
      );
      const [still] = await tx.select({ id: users.id }).from(users).where(isStill).for("share");
      if (!still) return null;
      const session = await createSession(tx, agency.id, {
        userId: user.id,
        signedInBy: "password",
        userAgent,
        replaces: accessToken,
      });
      await recordSecurityEvent(tx, {
        agencyId: agency.id,
        userId: user.id,
        event: "signedIn",
        clientIp,
        requestId,
        details: { by: "password" },
      });
      return { user, ...session, browserToken: knownBrowsers.issue(about) };
    });
    if (!started) throw await refuse();
    return started;
  };
