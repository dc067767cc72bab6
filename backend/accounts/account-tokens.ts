import { and, eq, lt, or } from "drizzle-orm";
import { dayMs, minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { accountTokens } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { newToken, toTokenHash } from "../secrets/opaque-token";

type Kind = (typeof accountTokens.$inferSelect)["kind"];

/** How long a token is valid. */
const lifetimeMs: Record<Kind, number> = {
  verifyEmail: dayMs,
  resetPassword: 15 * minuteMs,
  continueSignIn: 5 * minuteMs,
};

/**
 * Anybody may request a link to an unverified address: a new one must not invalidate older ones of
 * the mailbox's owner.
 */
const mayBeSeveral = (kind: Kind) => kind === "verifyEmail";

/**
 * A new token of a user; only its hash is stored. It invalidates older ones of its kind, except
 * those that verify an address.
 */
export async function createAccountToken(
  tx: Transaction,
  agencyId: string,
  { userId, kind, now = new Date() }: { userId: string; kind: Kind; now?: Date },
) {
  const token = newToken();
  const isExpired = lt(accountTokens.expiresAt, now);
  const isOlder = and(
    eq(accountTokens.userId, userId),
    mayBeSeveral(kind) ? isExpired : or(eq(accountTokens.kind, kind), isExpired),
  );
  await tx.delete(accountTokens).where(isOlder);
  await tx.insert(accountTokens).values({
    tokenHash: toTokenHash(token),
    agencyId,
    userId,
    kind,
    createdAt: now,
    expiresAt: addMs(now, lifetimeMs[kind]),
  });
  return token;
}

/**
 * Whose token it is, without consuming it; null once used, expired, of another kind or another
 * agency.
 */
export async function getAccountToken(
  tx: Transaction,
  { token, kind, now = new Date() }: { token: string; kind: Kind; now?: Date },
) {
  const [found] = await tx
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, toTokenHash(token)), eq(accountTokens.kind, kind)));
  if (!found) return null;
  if (found.expiresAt > now) return { userId: found.userId };
  await tx.delete(accountTokens).where(eq(accountTokens.tokenHash, found.tokenHash));
  return null;
}

/**
 * Consumes a token and returns whose it was; of several concurrent calls, one gets it. Null as for
 * `getAccountToken`.
 */
export async function consumeAccountToken(
  tx: Transaction,
  { token, kind, now = new Date() }: { token: string; kind: Kind; now?: Date },
) {
  const [taken] = await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.tokenHash, toTokenHash(token)), eq(accountTokens.kind, kind)))
    .returning();
  return taken && taken.expiresAt > now ? { userId: taken.userId } : null;
}
