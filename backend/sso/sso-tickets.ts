import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { accountTokens } from "../db/schema/users";
import type { Transaction } from "../db/scoped";

const fiveMinutesMs = 5 * 60_000;
const toHash = (ticket: string) => createHash("sha256").update(ticket).digest("hex");

/** What signs a person in after their yes: 256 bits, five minutes, once. */
export async function createSsoTicket(tx: Transaction, agencyId: string, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const ticket = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + fiveMinutesMs);
  await tx.insert(accountTokens).values({ tokenHash: toHash(ticket), agencyId, userId, kind: "continueSignIn", createdAt: now, expiresAt });
  return ticket;
}

/** Whom a ticket signs in, once; null when it was used, has expired, or is another agency's. */
export async function takeSsoTicket(tx: Transaction, ticket: string, now: Date): Promise<string | null> {
  const [taken] = await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.tokenHash, toHash(ticket)),
        eq(accountTokens.kind, "continueSignIn"),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .returning({ userId: accountTokens.userId });
  return taken?.userId ?? null;
}
