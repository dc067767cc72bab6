import { toFullName } from "@/lib/api/contract/full-name";
import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { Agent } from "@/lib/api/contract/agency-bookings";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";

export const toAgentName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  toFullName({ firstName, lastName });

/** Everybody who works at an agency now, by name. */
export async function listAgents(tx: Transaction, agencyId: string): Promise<Agent[]> {
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        eq(users.agencyId, agencyId),
        ne(users.userType, "Traveller"),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return rows.map((row) => ({ id: row.id, name: toAgentName(row) }));
}
