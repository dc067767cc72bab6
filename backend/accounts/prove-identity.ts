import { and, eq } from "drizzle-orm";
import type { AccountDependencies, SignedInCaller } from "./account-context";
import { requireOwnPassword } from "./require-own-password";
import { sessions } from "../db/schema/users";

/**
 * Notes on the caller's session that its user has just entered their password.
 * @throws RouteError 422 wrong_password, 429 after too many wrong ones
 */
export async function proveIdentity(
  { now, ...dependencies }: Pick<AccountDependencies, "db" | "passwordLimiter" | "now">,
  caller: SignedInCaller,
  { password }: { password: string },
): Promise<void> {
  await requireOwnPassword(dependencies, caller, { password, field: "password" });
  const { agency, viewer } = caller;
  await dependencies.db.forAgency(agency.id, (tx) =>
    tx
      .update(sessions)
      .set({ provenAt: now() })
      .where(and(eq(sessions.agencyId, agency.id), eq(sessions.id, viewer.sessionId))),
  );
}
