import { and, asc, isNull, ne } from "drizzle-orm";
import type { TicketMember } from "@/lib/api/contract/support";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { hasInbox } from "./ticket-scope";
import { toName } from "./to-ticket";

/** Who a request can be assigned to: those of this transaction's agency with its inbox, by name. */
export async function listTicketMembers(tx: Transaction): Promise<TicketMember[]> {
  const { id, firstName, lastName, userType, isRestrictedAgent, permissions } = users;
  const rows = await tx
    .select({ id, firstName, lastName, userType, isRestrictedAgent, permissions })
    .from(users)
    .where(and(ne(userType, "Traveller"), isNull(users.deactivatedAt)))
    .orderBy(asc(firstName), asc(lastName), asc(users.id));
  return rows.filter(hasInbox).map((row) => ({ id: row.id, name: toName(row) }));
}
