import { and, asc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { ticketMessages, tickets } from "../db/schema/tickets";
import type { Transaction } from "../db/scoped";
import { isOfKind } from "../support/ticket-scope";

type Words = {
  text: string;
  kind: string;
  fromAgency: boolean;
  authorName: string;
  createdAt: Date;
};

/** A thread for its sender: without what members of the agency noted among themselves. */
export const toThread = (entries: readonly Words[]) =>
  entries
    .filter(({ kind }) => kind !== "note")
    .map(({ kind, fromAgency, authorName, text, createdAt }) => ({
      kind,
      from: fromAgency ? "agency" : "person",
      author: authorName,
      text,
      createdAt,
    }));

/**
 * A user's requests to an agency's support, with all messages since; and which requests of other
 * users they wrote in, without the texts, which belong to those users.
 */
export async function listSupport(tx: Transaction, agencyId: string, userId: string) {
  const asked = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.agencyId, agencyId), eq(tickets.userId, userId), isOfKind("ticket")))
    .orderBy(asc(tickets.createdAt), asc(tickets.id));
  const ids = asked.map(({ id }) => id);
  const written = await tx
    .select()
    .from(ticketMessages)
    .where(and(eq(ticketMessages.agencyId, agencyId), inArray(ticketMessages.ticketId, ids)))
    .orderBy(asc(ticketMessages.ordinal), asc(ticketMessages.id));
  const answered = await tx
    .select({
      reference: tickets.reference,
      kind: ticketMessages.kind,
      createdAt: ticketMessages.createdAt,
    })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(
      and(
        eq(ticketMessages.agencyId, agencyId),
        eq(ticketMessages.authorId, userId),
        or(isNull(tickets.userId), ne(tickets.userId, userId)),
      ),
    )
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
  return {
    supportRequests: asked.map(({ id, reference, subject, message, status, createdAt }) => ({
      reference,
      subject,
      message,
      status,
      createdAt,
      thread: toThread(written.filter(({ ticketId }) => ticketId === id)),
    })),
    answeredSupportRequests: answered,
  };
}
