import { and, eq, isNull } from "drizzle-orm";
import { bookings } from "../db/schema/bookings";
import type { Transaction } from "../db/scoped";

/** What a traveller booked becomes their sale, so that they find it there as a member. */
export async function takeOwnTrips(
  tx: Transaction,
  { agencyId, userId }: { agencyId: string; userId: string },
): Promise<void> {
  const isOwn = and(
    eq(bookings.agencyId, agencyId),
    eq(bookings.userId, userId),
    isNull(bookings.agentId),
  );
  await tx.update(bookings).set({ agentId: userId }).where(isOwn);
}
