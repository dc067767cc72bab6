import { and, count, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { invitations } from "../db/schema/invitations";
import { subscriptions } from "../db/schema/agency-settings";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";

type Of = { agencyId: string; now: Date };

/** Seats that are taken: by members who may sign in, and by invitations whose link works. */
export async function countSeats(tx: Transaction, { agencyId, now }: Of): Promise<number> {
  const isMember = and(
    eq(users.agencyId, agencyId),
    ne(users.userType, "Traveller"),
    isNull(users.deactivatedAt),
  );
  const isOpen = and(eq(invitations.agencyId, agencyId), gt(invitations.expiresAt, now));
  const [members] = await tx.select({ taken: count() }).from(users).where(isMember);
  const [invited] = await tx.select({ taken: count() }).from(invitations).where(isOpen);
  return (members?.taken ?? 0) + (invited?.taken ?? 0);
}

/**
 * Requires a free seat for one more member, and keeps it until the transaction ends: of two who
 * want the last one, the second waits and then counts the first.
 * @throws RouteError 409 `no_seats`
 */
export async function requireSeat(tx: Transaction, { agencyId, now }: Of): Promise<void> {
  const [subscription] = await tx
    .select({ seats: subscriptions.seats })
    .from(subscriptions)
    .where(eq(subscriptions.agencyId, agencyId));
  if (!subscription || subscription.seats === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`seats ${agencyId}`}, 0))`);
  if ((await countSeats(tx, { agencyId, now })) >= subscription.seats)
    throw new RouteError(409, "no_seats", "All seats of the subscription are taken");
}
