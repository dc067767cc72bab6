import { and, eq, isNull } from "drizzle-orm";
import { can } from "@/lib/api/contract/roles";
import { bookings } from "../db/schema/bookings";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";

type Order = { agencyId: string; userId: string | null; replaces: string | null };

/**
 * Whose sale a new booking is: of the member of the agency who orders it, else of the one whose
 * booking it takes the place of; null for what travellers and guests book by themselves.
 */
export async function findSeller(
  tx: Transaction,
  { agencyId, userId, replaces }: Order,
): Promise<string | null> {
  if (userId) {
    const { userType, isRestrictedAgent, permissions } = users;
    const [buyer] = await tx
      .select({ userType, isRestrictedAgent, permissions })
      .from(users)
      .where(and(eq(users.agencyId, agencyId), eq(users.id, userId), isNull(users.deactivatedAt)))
      // A handover meanwhile waits, and then finds this booking, too.
      .for("share");
    if (buyer && can(buyer, "bookings.write")) return userId;
  }
  if (!replaces) return null;
  const [replaced] = await tx
    .select({ agentId: bookings.agentId })
    .from(bookings)
    .where(and(eq(bookings.agencyId, agencyId), eq(bookings.id, replaces)));
  return replaced?.agentId ?? null;
}
