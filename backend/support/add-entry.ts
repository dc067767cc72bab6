import { and, eq } from "drizzle-orm";
import { ticketMessages, tickets } from "../db/schema/tickets";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { findUser } from "../users/get-user";
import type { TicketVisit } from "./ticket-scope";
import { toName, type TicketRow } from "./to-ticket";

/** A page shows all of a thread. */
const maximumEntries = 500;

type Entry = { fromAgency: boolean; now: Date } & (
  { kind: "message"; text: string; idempotencyKey: string } | { kind: "closed" | "reopened" }
);

/**
 * Adds to the thread of a locked request, and returns the request as it is then.
 * @throws RouteError 409 `ticket_full`
 */
export async function addEntry(
  tx: Transaction,
  { agency, viewer }: TicketVisit,
  ticket: TicketRow,
  { now, ...entry }: Entry,
): Promise<TicketRow> {
  const ordinal = ticket.entries + 1;
  // The last one may close it.
  if (ordinal > maximumEntries && entry.kind !== "closed")
    throw new RouteError(
      409,
      "ticket_full",
      "This request has become too long, please send another one",
    );
  const author = await findUser(tx, { id: viewer.userId });
  await tx.insert(ticketMessages).values({
    ...entry,
    agencyId: agency.id,
    ticketId: ticket.id,
    ordinal,
    authorId: viewer.userId,
    authorName: author ? toName(author) : "",
    createdAt: now,
  });
  const changes = {
    message: { isAnswered: entry.fromAgency },
    closed: { status: "closed", closedAt: now },
    reopened: { status: "open", closedAt: null },
  } as const;
  const [changed] = await tx
    .update(tickets)
    .set({ entries: ordinal, updatedAt: now, ...changes[entry.kind] })
    .where(and(eq(tickets.agencyId, agency.id), eq(tickets.id, ticket.id)))
    .returning();
  return changed ?? ticket;
}
