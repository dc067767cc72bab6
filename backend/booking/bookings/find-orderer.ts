import { and, eq, isNull } from "drizzle-orm";
import { users } from "../../db/schema/users";
import type { Transaction } from "../../db/scoped";
import type { Visitor } from "./booking-access";

/** The account that orders, as it is now; null for guests, and once it may sign in no more. */
export async function findOrderer(
  tx: Transaction,
  { agencyId, userId }: { agencyId: string; userId: string | null },
): Promise<Visitor | null> {
  if (!userId) return null;
  const { userType, isRestrictedAgent, permissions } = users;
  const [user] = await tx
    .select({ userId: users.id, userType, isRestrictedAgent, permissions })
    .from(users)
    .where(and(eq(users.agencyId, agencyId), eq(users.id, userId), isNull(users.deactivatedAt)))
    // A handover meanwhile waits, and then finds this booking, too.
    .for("share");
  return user ?? null;
}
