import { and, eq } from "drizzle-orm";
import { ticketMessages, tickets } from "../db/schema/tickets";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { TicketRow } from "./to-ticket";

/** A page shows all of a thread. */
const maximumEntries = 500;

/** Who writes in a thread; without an id the sender of an enquiry who has no account. */
export type Author = { id: string | null; name: string; fromAgency: boolean };
type Entry = { now: Date } & (
  | { kind: "message" | "note"; text: string; idempotencyKey: string }
  | { kind: "closed" | "reopened" }
);

/**
 * Adds to the thread of a locked request, and returns the request as it is then.
 * @throws RouteError 409 `ticket_full`
 */
export async function addEntry(
  tx: Transaction,
  ticket: TicketRow,
  author: Author,
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
  const { agencyId } = ticket;
  await tx.insert(ticketMessages).values({
    ...entry,
    agencyId,
    ticketId: ticket.id,
    ordinal,
    authorId: author.id,
    authorName: author.name,
    fromAgency: author.fromAgency,
    createdAt: now,
  });
  const changes = {
    message: { isAnswered: author.fromAgency, updatedAt: now },
    // Its sender doesn't notice.
    note: {},
    closed: { status: "closed", closedAt: now, updatedAt: now },
    reopened: { status: "open", closedAt: null, updatedAt: now },
  } as const;
  const [changed] = await tx
    .update(tickets)
    .set({ entries: ordinal, ...changes[entry.kind] })
    .where(and(eq(tickets.agencyId, agencyId), eq(tickets.id, ticket.id)))
    .returning();
  return changed ?? ticket;
}
