import { desc, eq, lt } from "drizzle-orm";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { pendingSignUps } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { hashPassword } from "../users/password-hash";

export type PendingSignUp = typeof pendingSignUps.$inferSelect;

const weekMs = 7 * dayMs;

/** The pending sign-ups of an account with an unverified address, latest first. */
export const listPendingSignUps = (tx: Transaction, userId: string): Promise<PendingSignUp[]> =>
  tx
    .select()
    .from(pendingSignUps)
    .where(eq(pendingSignUps.userId, userId))
    .orderBy(desc(pendingSignUps.createdAt), desc(pendingSignUps.id));

/** Stores one, and deletes the agency's sign-ups that weren't verified within a week. */
export async function storePendingSignUp(
  tx: Transaction,
  row: typeof pendingSignUps.$inferInsert,
  now = new Date(),
): Promise<void> {
  await tx.delete(pendingSignUps).where(lt(pendingSignUps.createdAt, addMs(now, -weekMs)));
  await tx.insert(pendingSignUps).values({ ...row, createdAt: now });
}

/** The address is verified: all of them are deleted. */
export async function dropPendingSignUps(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(pendingSignUps).where(eq(pendingSignUps.userId, userId));
}

/**
 * The latest of the sign-ups with this password, with one hash computation for all: they share a
 * salt, so that the time taken doesn't reveal how many there are. One created concurrently with the
 * first may have another salt and isn't found: a password reset link helps.
 * @param signUps latest first, at least one
 * @throws RouteError 503 if too many are waiting
 */
export async function findByPassword(
  signUps: readonly PendingSignUp[],
  password: string,
): Promise<PendingSignUp | null> {
  const hash = await hashPassword(password, { like: signUps[0]?.passwordHash });
  return signUps.find(({ passwordHash }) => passwordHash === hash) ?? null;
}
