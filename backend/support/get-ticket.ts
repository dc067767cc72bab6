import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { TicketThread } from "@/lib/api/contract/support";
import { ticketMessages, tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import { listTicketMembers } from "./list-ticket-members";
import { hasInbox, noSuchTicket, toTicketScope, type TicketVisit } from "./ticket-scope";
import { messageColumns, ticketColumns, toEntry, toMember, toName, toTicket } from "./to-ticket";

const senders = alias(users, "senders");
const assignees = alias(users, "assignees");
/**
 * A support request with all that was written since: one's own, or any for those with the inbox.
 * @throws RouteError 404 `ticket_not_found`
 */
export const getTicket = (
  db: ScopedDatabase,
  { agency, viewer }: TicketVisit,
  { reference }: { reference: string },
): Promise<TicketThread> =>
  db.forMember(agency.id, toTicketScope(viewer), async (tx) => {
    const [row] = await tx
      .select({
        ticket: ticketColumns,
        sender: {
          firstName: senders.firstName,
          lastName: senders.lastName,
          email: senders.email,
        },
        assignee: {
          id: assignees.id,
          firstName: assignees.firstName,
          lastName: assignees.lastName,
        },
      })
      .from(tickets)
      .innerJoin(senders, eq(senders.id, tickets.userId))
      .leftJoin(assignees, eq(assignees.id, tickets.assigneeId))
      .where(eq(tickets.reference, reference));
    if (!row) throw noSuchTicket();
    const { ticket, sender, assignee } = row;
    const messages = await tx
      .select(messageColumns)
      .from(ticketMessages)
      .where(eq(ticketMessages.ticketId, ticket.id))
      .orderBy(asc(ticketMessages.ordinal));
    return {
      ticket: toTicket(ticket),
      entries: [
        {
          kind: "message",
          author: toName(sender),
          isFromAgency: false,
          isOwn: ticket.userId === viewer.userId,
          text: ticket.message,
          createdAt: ticket.createdAt.toISOString(),
        },
        ...messages.map((message) => toEntry(message, viewer.userId)),
      ],
      inbox: hasInbox(viewer)
        ? {
            sender: { name: toName(sender), email: sender.email },
            assignee: toMember(assignee),
            members: await listTicketMembers(tx),
          }
        : null,
    };
  });
