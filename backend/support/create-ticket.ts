import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Ticket, TicketInput } from "@/lib/api/contract/support";
import { tickets } from "../db/schema/tickets";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { limitTickets, lockWriter } from "./limit-messages";
import { queueNewTicketMails } from "./queue-ticket-mails";
import { toTicket } from "./to-ticket";

/** No look-alike letters and digits. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const toReference = () =>
  `S-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

type TicketRequest = {
  userId: string;
  language: LanguageCode;
  input: TicketInput & { idempotencyKey: string };
  now: Date;
};

/**
 * Stores a support request, and notifies the agency and the user by mail; the same key with the
 * same content is the same request.
 * @throws RouteError 422 if the key was used with other content, 429 after ten within an hour
 */
export const createTicket = (
  db: ScopedDatabase,
  agency: AgencyWire,
  request: TicketRequest,
): Promise<Ticket> =>
  db.forAgency(agency.id, async (tx) => {
    const { userId, input, now } = request;
    const { idempotencyKey, subject, message } = input;
    await lockWriter(tx, { userId });
    const isSame = and(eq(tickets.userId, userId), eq(tickets.idempotencyKey, idempotencyKey));
    const [earlier] = await tx.select().from(tickets).where(isSame);
    if (!earlier) await limitTickets(tx, { userId, now });
    const values = {
      agencyId: agency.id,
      userId,
      reference: toReference(),
      subject,
      message,
      idempotencyKey,
      createdAt: now,
      updatedAt: now,
    };
    const [created] = earlier
      ? []
      : await tx
          .insert(tickets)
          .values(values)
          .onConflictDoNothing({
            target: [tickets.agencyId, tickets.userId, tickets.idempotencyKey],
          })
          .returning();
    if (created) {
      await queueNewTicketMails(tx, agency, created, request);
      return toTicket(created);
    }
    // It existed already, or a concurrent call with the key was faster.
    const [same] = earlier ? [earlier] : await tx.select().from(tickets).where(isSame);
    if (!same || same.subject !== subject || same.message !== message)
      throw new RouteError(
        422,
        "idempotency_key_reused",
        "This key was used for another request before",
      );
    return toTicket(same);
  });
