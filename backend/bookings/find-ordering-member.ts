import { and, eq, isNull } from "drizzle-orm";
import { can } from "@/lib/api/contract/roles";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";

/**
 * The member of the agency who orders a booking; null for travellers and guests, who book by
 * themselves.
 */
export async function findOrderingMember(
  tx: Transaction,
  { agencyId, userId }: { agencyId: string; userId: string | null },
): Promise<string | null> {
  if (!userId) return null;
  const { userType, isRestrictedAgent, permissions } = users;
  const [user] = await tx
    .select({ userType, isRestrictedAgent, permissions })
    .from(users)
    .where(and(eq(users.agencyId, agencyId), eq(users.id, userId), isNull(users.deactivatedAt)))
    // A handover meanwhile waits, and then finds this booking, too.
    .for("share");
  return user && can(user, "bookings.write") ? userId : null;
}
