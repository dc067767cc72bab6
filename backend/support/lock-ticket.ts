import { and, eq } from "drizzle-orm";
import { tickets } from "../db/schema/tickets";
import type { Transaction } from "../db/scoped";
import { hasInbox, noSuchTicket, type TicketVisit } from "./ticket-scope";
import type { TicketRow } from "./to-ticket";

/**
 * A request that the viewer may write in, locked until the transaction's end.
 * `fromAgency`: they write for the agency, not as the request's sender.
 * @throws RouteError 404 `ticket_not_found`
 */
export async function lockTicket(
  tx: Transaction,
  { agency, viewer }: TicketVisit,
  reference: string,
): Promise<{ ticket: TicketRow; fromAgency: boolean }> {
  const isIt = and(eq(tickets.agencyId, agency.id), eq(tickets.reference, reference));
  const isReached = hasInbox(viewer) ? undefined : eq(tickets.userId, viewer.userId);
  const [ticket] = await tx.select().from(tickets).where(and(isIt, isReached)).for("update");
  if (!ticket) throw noSuchTicket();
  return { ticket, fromAgency: ticket.userId !== viewer.userId };
}
