import { randomInt } from "node:crypto";
import { and, count, eq, gt } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Ticket, TicketInput } from "@/lib/api/contract/support";
import { hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { getAgencyAddress } from "../agencies/get-agency-address";
import { tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { queueMail } from "../mail/queue-mail";
import { RouteError } from "../request-context";
import { findUser } from "../users/get-user";
import { toTicket } from "./to-ticket";

const maximumPerHour = 10;

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
    // One at a time per user, so that concurrent ones are counted as well.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const isSame = and(eq(tickets.userId, userId), eq(tickets.idempotencyKey, idempotencyKey));
    const [earlier] = await tx.select().from(tickets).where(isSame);
    if (!earlier) await refuseTooMany(tx, { userId, now });
    const values = {
      agencyId: agency.id,
      userId,
      reference: toReference(),
      subject,
      message,
      idempotencyKey,
      createdAt: now,
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
      await queueSupportMails(tx, agency, { ...request, reference: created.reference });
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

async function refuseTooMany(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const since = addMs(now, -hourMs);
  const [recent] = await tx
    .select({ tickets: count() })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), gt(tickets.createdAt, since)));
  if ((recent?.tickets ?? 0) >= maximumPerHour)
    throw new RouteError(
      429,
      "too_many_tickets",
      "You have written often within the last hour, please try again later",
      undefined,
      { "Retry-After": "3600" },
    );
}

async function queueSupportMails(
  tx: Transaction,
  agency: AgencyWire,
  { userId, language, input, reference }: TicketRequest & { reference: string },
): Promise<void> {
  const person = await findUser(tx, { id: userId });
  if (!person) return;
  const { firstName, lastName, email } = person;
  const ticket = { reference, subject: input.subject, message: input.message };
  const to = await getAgencyAddress(tx, agency);
  const from = { name: `${firstName} ${lastName}`.trim(), email };
  if (to)
    await queueMail(tx, agency, {
      ...ticket,
      kind: "ticketForAgency",
      to,
      from,
      language: agency.defaultLanguage,
      replyTo: email,
    });
  await queueMail(tx, agency, {
    ...ticket,
    kind: "ticketReceived",
    to: email,
    firstName,
    language: person.language ?? language,
  });
}
