import { and, eq } from "drizzle-orm";
import { tickets } from "../db/schema/tickets";
import type { Transaction } from "../db/scoped";
import { findUser } from "../users/get-user";
import type { Author } from "./add-entry";
import { isForAgency, isReached, noSuchTicket, toKind, type TicketVisit } from "./ticket-scope";
import { toName, type TicketRow } from "./to-ticket";

/**
 * A request that the viewer may write in, locked until the transaction's end, and they as who
 * writes: for the agency, or as its sender.
 * @throws RouteError 404 `ticket_not_found`
 */
export async function lockTicket(
  tx: Transaction,
  { agency, viewer }: TicketVisit,
  reference: string,
): Promise<{ ticket: TicketRow; author: Author }> {
  const kind = toKind(reference);
  const isIt = and(eq(tickets.agencyId, agency.id), eq(tickets.reference, reference));
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(isIt, isReached(viewer, kind)))
    .for("update");
  if (!ticket) throw noSuchTicket();
  const user = await findUser(tx, { id: viewer.userId });
  const author = {
    id: viewer.userId,
    name: user ? toName(user) : "",
    fromAgency: isForAgency(viewer, ticket),
  };
  return { ticket, author };
}
