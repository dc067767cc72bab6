import { and, eq, gt, ne } from "drizzle-orm";
import type * as z from "zod";
import type { setTicketStateEndpoint, Ticket } from "@/lib/api/contract/support";
import { ticketMessages } from "../db/schema/tickets";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { addEntry, type Author } from "./add-entry";
import { auditTicket } from "./audit-ticket";
import { lockTicket } from "./lock-ticket";
import type { TicketVisit } from "./ticket-scope";
import { toTicket, type TicketRow } from "./to-ticket";

type Change = z.output<typeof setTicketStateEndpoint.body> & { reference: string; now: Date };

/** Whether there is more in a thread than its page had; the sender doesn't see notes. */
async function hasNewer(
  tx: Transaction,
  { agencyId, id }: TicketRow,
  { author, seen }: { author: Author; seen: number },
): Promise<boolean> {
  const [newer] = await tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.agencyId, agencyId),
        eq(ticketMessages.ticketId, id),
        gt(ticketMessages.ordinal, seen),
        author.fromAgency ? undefined : ne(ticketMessages.kind, "note"),
      ),
    )
    .limit(1);
  return newer !== undefined;
}

/**
 * Closes a request or opens it again, which its thread says; idempotent.
 * @throws RouteError 404 `ticket_not_found`, 409 `ticket_changed` if it has messages that the
 * viewer closing it hasn't seen, 409 `ticket_full`
 */
export const setTicketState = (
  db: ScopedDatabase,
  visit: TicketVisit,
  { reference, now, ...change }: Change,
): Promise<Ticket> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { ticket, author } = await lockTicket(tx, visit, reference);
    if (ticket.status === change.status) return toTicket(ticket);
    if (change.status === "closed" && (await hasNewer(tx, ticket, { author, ...change })))
      throw new RouteError(409, "ticket_changed", "Somebody has written meanwhile");
    const kind = change.status === "closed" ? "closed" : "reopened";
    const changed = await addEntry(tx, ticket, author, { kind, now });
    if (author.fromAgency) await auditTicket(tx, visit, ticket, { verb: kind, now });
    return toTicket(changed);
  });
