import { and, asc, isNull, ne } from "drizzle-orm";
import type { TicketMember } from "@/lib/api/contract/support";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import type { Viewer } from "../http/request-context";
import { hasInbox, takesTickets, type TicketKind } from "./ticket-scope";
import { toName } from "./to-ticket";

/**
 * Who of this transaction's agency a request can be assigned to, by name; empty for viewers who
 * assign none.
 */
export async function listTicketMembers(
  tx: Transaction,
  { viewer, kind }: { viewer: Viewer; kind: TicketKind },
): Promise<TicketMember[]> {
  if (!hasInbox(viewer, kind)) return [];
  const { id, firstName, lastName, userType, isRestrictedAgent, permissions } = users;
  const rows = await tx
    .select({ id, firstName, lastName, userType, isRestrictedAgent, permissions })
    .from(users)
    .where(and(ne(userType, "Traveller"), isNull(users.deactivatedAt)))
    .orderBy(asc(firstName), asc(lastName), asc(users.id));
  return rows
    .filter((row) => takesTickets(row, kind))
    .map((row) => ({ id: row.id, name: toName(row) }));
}
