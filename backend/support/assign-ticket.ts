import { and, eq, isNull } from "drizzle-orm";
import type { Ticket } from "@/lib/api/contract/support";
import { recordAuditEvent } from "../audit/record-audit-event";
import { tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { findUser } from "../users/get-user";
import { lockTicket } from "./lock-ticket";
import { hasInbox, type TicketVisit } from "./ticket-scope";
import { toName, toTicket } from "./to-ticket";

type Assignment = { reference: string; assigneeId: string | null; now: Date };

/** Locked before the request, in the order in which deleting an account locks both. */
async function requireMember(tx: Transaction, agencyId: string, id: string) {
  const [member] = await tx
    .select()
    .from(users)
    .where(and(eq(users.agencyId, agencyId), eq(users.id, id), isNull(users.deactivatedAt)))
    .for("share");
  if (member && hasInbox(member)) return member;
  const issues = [{ path: "assigneeId", message: "is nobody with the inbox of the agency" }];
  throw new RouteError(422, "invalid_input", "Some of the input is wrong", issues);
}

/**
 * Assigns a request to a member of the agency, or to none; idempotent.
 * @throws RouteError 404 `ticket_not_found`, 422 for a member without the agency's inbox
 */
export const assignTicket = (
  db: ScopedDatabase,
  visit: TicketVisit,
  { reference, assigneeId, now }: Assignment,
): Promise<Ticket> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { agency } = visit;
    const member = assigneeId ? await requireMember(tx, agency.id, assigneeId) : null;
    const { ticket } = await lockTicket(tx, visit, reference);
    if (ticket.assigneeId === assigneeId) return toTicket(ticket);
    const before = ticket.assigneeId ? await findUser(tx, { id: ticket.assigneeId }) : null;
    const [changed] = await tx
      .update(tickets)
      .set({ assigneeId })
      .where(and(eq(tickets.agencyId, agency.id), eq(tickets.id, ticket.id)))
      .returning();
    await recordAuditEvent(tx, visit, {
      action: "ticket.assigned",
      subject: { kind: "ticket", name: reference, id: ticket.id },
      before: { assignee: before && toName(before) },
      after: { assignee: member && toName(member) },
      now,
    });
    return toTicket(changed ?? ticket);
  });
