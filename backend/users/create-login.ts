import { and, eq } from "drizzle-orm";
import type { Credentials } from "@/lib/api/contract/sessions";
import { users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import { tooManyAttempts, type Limiter } from "../limits/create-limiter";
import { RouteError, type RequestContext } from "../request-context";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { createSession } from "../sessions/create-session";
import { getUser } from "./get-user";
import { maySignInDirectly } from "./may-sign-in-directly";
import { isPasswordOf } from "./password-hash";

type Asking = Pick<RequestContext, "agency" | "clientIp" | "requestId" | "userAgent" | "accessToken">;

/**
 * Signs people in by password. Nobody by that e-mail and a wrong password cost the same work and give the same answer;
 * only the right password learns why it doesn't open.
 * The returned function throws RouteError 401 for either, 403 email_not_verified or direct_login_off, 429 after too many wrong
 * ones, 503 when too many are waiting.
 */
export const createLogin = (db: ScopedDatabase, limiter: Limiter) =>
  async function logIn({ agency, clientIp, requestId, userAgent, accessToken }: Asking, { email: given, password }: Credentials) {
    const email = given.toLowerCase();
    const attempt = { agencyId: agency.id, account: email, clientIp };
    const record = (event: "signInFailed" | "signInBlocked", userId: string | null, reason: string) =>
      db.forAgency(agency.id, (tx) => recordSecurityEvent(tx, { agencyId: agency.id, userId, event, clientIp, requestId, details: { reason } }));

    const refusal = await limiter.start(attempt);
    if (refusal?.isFirst) await record("signInBlocked", null, "too_many_attempts");
    if (refusal) throw tooManyAttempts(refusal);

    const user = await getUser(db, agency.id, { email });
    const refuse = async () => {
      await record("signInFailed", user?.id ?? null, "invalid_credentials");
      return new RouteError(401, "invalid_credentials", "Wrong e-mail or password");
    };
    const isRight = await isPasswordOf(user?.passwordHash ?? null, password);
    if (!user?.passwordHash || !isRight) throw await refuse();
    await limiter.forgive(attempt);
    if (!user.emailVerifiedAt) {
      await record("signInFailed", user.id, "email_not_verified");
      throw new RouteError(403, "email_not_verified", "Please prove your e-mail address first, by the link we have sent to it");
    }
    if (!maySignInDirectly(agency, user.userType)) {
      await record("signInFailed", user.id, "direct_login_off");
      throw new RouteError(403, "direct_login_off", "Please sign in on your agency's own site");
    }
    const { id, passwordHash } = user;
    const started = await db.forAgency(agency.id, async (tx) => {
      // Hashing took its time: a password that was replaced meanwhile must not open a session that outlives it.
      const isStill = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
      const [still] = await tx.select({ id: users.id }).from(users).where(isStill).for("share");
      if (!still) return null;
      const session = await createSession(tx, agency.id, { userId: user.id, signedInBy: "password", userAgent, replaces: accessToken });
      await recordSecurityEvent(tx, { agencyId: agency.id, userId: user.id, event: "signedIn", clientIp, requestId, details: { by: "password" } });
      return { user, ...session };
    });
    if (!started) throw await refuse();
    return started;
  };
