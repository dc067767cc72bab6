import { asc, eq } from "drizzle-orm";
import type { TicketThread } from "@/lib/api/contract/support";
import { ticketMessages, tickets } from "../db/schema/tickets";
import type { ScopedDatabase } from "../db/scoped";
import { listTicketMembers } from "./list-ticket-members";
import { selectTickets } from "./select-tickets";
import { hasInbox, noSuchTicket, toTicketScope, type TicketVisit } from "./ticket-scope";
import { messageColumns, toEntry, toMember, toName, toTicket } from "./to-ticket";

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
    const [row] = await selectTickets(tx).where(eq(tickets.reference, reference));
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
