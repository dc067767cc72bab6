import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Credentials } from "@/lib/api/contract/users";
import type { ScopedDatabase } from "../db/scoped";
import { createAttemptLimiter } from "../limits/create-attempt-limiter";
import { RouteError } from "../request-context";
import { createSession } from "../sessions/create-session";
import { getUser } from "./get-user";
import { isPasswordOf } from "./password-hash";

const limits = { maximum: 10, windowMs: 15 * 60_000 };

/**
 * Signs people in. Ten bad tries per e-mail or per address within a quarter of an hour, counted apart for each agency.
 * Nobody by that e-mail and a wrong password cost the same work and give the same answer.
 * The returned function throws RouteError 401 for either, 429 after too many tries, 503 when too many are waiting.
 */
export function createLogin(db: ScopedDatabase, clock?: { now: () => number }) {
  const limiter = createAttemptLimiter({ ...limits, ...(clock ? { clock } : {}) });

  return async function logIn(agency: AgencyWire, { credentials, clientIp }: { credentials: Credentials; clientIp: string | null }) {
    const email = credentials.email.toLowerCase();
    const byEmail = `${agency.id} ${email}`;
    // Whoever doesn't say where a try comes from is trusted to limit it themselves: the service credential was checked.
    const byAddress = clientIp === null ? [] : [`${agency.id} ip ${clientIp}`];
    const keys = [byEmail, ...byAddress];
    const waits = keys.flatMap((key) => limiter.start(key) ?? []);
    if (waits.length > 0)
      throw new RouteError(429, "too_many_attempts", "Too many attempts, please try again later", undefined, { "Retry-After": String(Math.max(...waits)) });

    const user = await getUser(db, agency.id, { email });
    const isRight = await isPasswordOf(user?.passwordHash ?? null, credentials.password);
    if (!user || !isRight) throw new RouteError(401, "invalid_credentials", "Wrong e-mail or password");
    limiter.clear(byEmail);
    for (const key of byAddress) limiter.forgive(key);
    return { user, ...(await createSession(db, agency.id, { userId: user.id })) };
  };
}
