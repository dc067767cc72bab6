import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { Ticket, ticketReplySchema } from "@/lib/api/contract/support";
import { recordAuditEvent } from "../audit/record-audit-event";
import { ticketMessages } from "../db/schema/tickets";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { addEntry } from "./add-entry";
import { limitReplies, lockWriter } from "./limit-messages";
import { lockTicket } from "./lock-ticket";
import { queueAnswerMail, queueReplyMail } from "./queue-ticket-mails";
import { auditReopening } from "./set-ticket-state";
import type { TicketVisit } from "./ticket-scope";
import { toTicket } from "./to-ticket";

type Reply = z.output<typeof ticketReplySchema> & { reference: string; now: Date };

async function findEarlier(tx: Transaction, { viewer }: TicketVisit, idempotencyKey: string) {
  const [earlier] = await tx
    .select({ ticketId: ticketMessages.ticketId, text: ticketMessages.text })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.authorId, viewer.userId),
        eq(ticketMessages.idempotencyKey, idempotencyKey),
      ),
    );
  return earlier;
}

/**
 * Writes on in a thread and tells the other side by mail; what was closed is open again. The same
 * key with the same text is the same message.
 * @throws RouteError 404 `ticket_not_found`, 422 if the key was used for something else, 429 after
 * too many within an hour, 409 `ticket_full`
 */
export const replyToTicket = (
  db: ScopedDatabase,
  visit: TicketVisit,
  { reference, text, idempotencyKey, now }: Reply,
): Promise<Ticket> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { userId } = visit.viewer;
    await lockWriter(tx, { userId });
    const { ticket, fromAgency } = await lockTicket(tx, visit, reference);
    const earlier = await findEarlier(tx, visit, idempotencyKey);
    if (earlier) {
      if (earlier.ticketId === ticket.id && earlier.text === text) return toTicket(ticket);
      throw new RouteError(
        422,
        "idempotency_key_reused",
        "This key was used for another message before",
      );
    }
    await limitReplies(tx, { userId, fromAgency, now });
    const isClosed = ticket.status === "closed";
    const open = isClosed
      ? await addEntry(tx, visit, ticket, { kind: "reopened", fromAgency, now })
      : ticket;
    const message = { kind: "message", text, idempotencyKey, fromAgency, now } as const;
    const answered = await addEntry(tx, visit, open, message);
    if (fromAgency) {
      if (isClosed) await auditReopening(tx, visit, ticket, now);
      await recordAuditEvent(tx, visit, {
        action: "ticket.answered",
        subject: { kind: "ticket", name: reference, id: ticket.id },
        now,
      });
      await queueAnswerMail(tx, visit.agency, ticket, { message: text });
    } else await queueReplyMail(tx, visit.agency, ticket, { message: text });
    return toTicket(answered);
  });
