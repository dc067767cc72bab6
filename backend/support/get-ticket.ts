import { and, eq } from "drizzle-orm";
import type { TicketThread } from "@/lib/api/contract/support";
import { tickets } from "../db/schema/tickets";
import type { ScopedDatabase } from "../db/scoped";
import { findEnquiry, toEnquiry } from "./to-enquiry";
import type { RequestContext } from "../http/request-context";
import { listEntries } from "./list-entries";
import { listTicketMembers } from "./list-ticket-members";
import { selectTickets } from "./select-tickets";
import {
  hasInbox,
  isForAgency,
  isReached,
  noSuchTicket,
  toKind,
  toTicketScope,
  type TicketVisit,
} from "./ticket-scope";
import { toCare, toName, toTicket } from "./to-ticket";

/**
 * A request with all that was written since: one's own, any for those with the inbox, or an enquiry
 * that one takes care of. Notes are for the agency alone.
 * @throws RouteError 404 `ticket_not_found`
 */
export function getTicket(
  db: ScopedDatabase,
  { agency, viewer, priceTier }: TicketVisit & Pick<RequestContext, "priceTier">,
  { reference }: { reference: string },
): Promise<TicketThread> {
  const kind = toKind(reference);
  return db.forMember(agency.id, toTicketScope(viewer, kind), async (tx) => {
    const [row] = await selectTickets(tx).where(
      and(isReached(viewer, kind), eq(tickets.reference, reference)),
    );
    if (!row) throw noSuchTicket();
    const { ticket, sender } = row;
    const isOwn = ticket.userId === viewer.userId;
    const writesForAgency = isForAgency(viewer, ticket);
    const isDesk = hasInbox(viewer, kind) || writesForAgency;
    const enquiry = ticket.enquiryId && (await findEnquiry(tx, ticket.enquiryId));
    return {
      ticket: toTicket(ticket),
      entries: [
        {
          ordinal: 1,
          kind: "message",
          author: toName(sender),
          isFromAgency: false,
          isOwn,
          text: ticket.message,
          createdAt: ticket.createdAt.toISOString(),
        },
        ...(await listEntries(tx, ticket, { readerId: viewer.userId, hasNotes: isDesk })),
      ],
      inbox: isDesk
        ? {
            ...toCare(row),
            members: await listTicketMembers(tx, { viewer, kind }),
            booking: ticket.booking,
            writesForAgency,
          }
        : null,
      enquiry: enquiry ? toEnquiry(enquiry, ticket, { priceTier }) : null,
    };
  });
}
