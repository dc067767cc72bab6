import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Ticket, ticketReplySchema } from "@/lib/api/contract/support";
import { ticketMessages } from "../db/schema/tickets";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import { addEntry, type Author } from "./add-entry";
import { auditTicket } from "./audit-ticket";
import { limitReplies, lockWriter } from "./limit-messages";
import { lockTicket } from "./lock-ticket";
import { queueAnswerMail, queueReplyMail } from "./queue-ticket-mails";
import type { TicketVisit } from "./ticket-scope";
import { toTicket, type TicketRow } from "./to-ticket";

type Reply = z.output<typeof ticketReplySchema> & { now: Date };

/** Keys are each author's own; those of senders without an account are of one thread. */
async function findEarlier(
  tx: Transaction,
  { ticket, author, idempotencyKey }: { ticket: TicketRow; author: Author; idempotencyKey: string },
) {
  const { authorId, ticketId } = ticketMessages;
  const isAuthors = author.id
    ? eq(authorId, author.id)
    : and(isNull(authorId), eq(ticketId, ticket.id));
  const [earlier] = await tx
    .select({ ticketId, text: ticketMessages.text, kind: ticketMessages.kind })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.agencyId, ticket.agencyId),
        isAuthors,
        eq(ticketMessages.idempotencyKey, idempotencyKey),
      ),
    );
  return earlier;
}

/**
 * Writes in the thread of a locked request, and tells the other side by mail unless it is a note;
 * a message opens what was closed. The same key with the same text is the same message.
 * @throws RouteError 422 if the key was used for something else, 429 after too many within an hour,
 * 409 `ticket_full`
 */
export async function writeReply(
  tx: Transaction,
  agency: AgencyWire,
  {
    ticket,
    author,
    limit = () => limitReplies(tx, { author, now: reply.now }),
  }: { ticket: TicketRow; author: Author; /** Counts what is new. */ limit?: () => Promise<void> },
  reply: Reply,
): Promise<{ ticket: TicketRow; isNew: boolean }> {
  const { text, idempotencyKey, isNote, now } = reply;
  const earlier = await findEarlier(tx, { ticket, author, idempotencyKey });
  if (earlier) {
    const isSame =
      earlier.ticketId === ticket.id &&
      earlier.text === text &&
      (earlier.kind === "note") === isNote;
    if (isSame) return { ticket, isNew: false };
    throw new RouteError(
      422,
      "idempotency_key_reused",
      "This key was used for another message before",
    );
  }
  await limit();
  const words = { text, idempotencyKey, now };
  if (isNote)
    return { ticket: await addEntry(tx, ticket, author, { kind: "note", ...words }), isNew: true };
  const open =
    ticket.status === "closed"
      ? await addEntry(tx, ticket, author, { kind: "reopened", now })
      : ticket;
  const written = await addEntry(tx, open, author, { kind: "message", ...words });
  const queue = author.fromAgency ? queueAnswerMail : queueReplyMail;
  await queue(tx, agency, ticket, { message: text });
  return { ticket: written, isNew: true };
}

/**
 * Writes on in a thread that the viewer reaches, as `writeReply`.
 * @throws RouteError 404 `ticket_not_found`, 422 for a note of the sender's, and as `writeReply`
 */
export const replyToTicket = (
  db: ScopedDatabase,
  visit: TicketVisit,
  { reference, ...reply }: Reply & { reference: string },
): Promise<Ticket> =>
  db.forAgency(visit.agency.id, async (tx) => {
    await lockWriter(tx, visit.viewer);
    const { ticket, author } = await lockTicket(tx, visit, reference);
    if (reply.isNote && !author.fromAgency)
      throw refuseInput("isNote", "is for the agency's members, not for the sender");
    const written = await writeReply(tx, visit.agency, { ticket, author }, reply);
    if (written.isNew && author.fromAgency) {
      const { now } = reply;
      if (!reply.isNote && ticket.status === "closed")
        await auditTicket(tx, visit, ticket, { verb: "reopened", now });
      await auditTicket(tx, visit, ticket, { verb: reply.isNote ? "noted" : "answered", now });
    }
    return toTicket(written.ticket);
  });
