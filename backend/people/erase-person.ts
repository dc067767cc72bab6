import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { withMoney } from "../booking/bookings/booking-record";
import { bookings } from "../db/schema/bookings";
import { clients } from "../db/schema/clients";
import { enquiries } from "../db/schema/enquiries";
import { invitations } from "../db/schema/invitations";
import { mails } from "../db/schema/mails";
import { ticketMessages, tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import type { RetainedBookings } from "../mail/mail";
import { requireOtherOwner } from "../users/require-other-owner";
import { isClientWith } from "./clients-of-person";
import { eraseBooking } from "./erase-booking";
import { toKeptUntil, type ErasureStage } from "./retention";

type Person = { email: string; account: { id: string; userType: string } | null };

/**
 * Erases an agency's data about a person: their account with everything attached (sessions, links,
 * sign-ins, support requests, what they saved and searched for), their enquiries, invitations to
 * them, mails to and from their address, clients with that address alone, and what may be erased of
 * their bookings. What an agent booked for clients, or answered to them, belongs to the clients;
 * the answers lose the agent's name. Audit trail and ledger contain no names.
 * @throws RouteError 409 `last_owner` for the agency's only owner
 */
export async function erasePerson(
  tx: Transaction,
  agencyId: string,
  { email, account, now }: Person & { now: Date },
): Promise<RetainedBookings> {
  const isBookersOwn = account
    ? and(eq(bookings.userId, account.id), eq(bookings.isForClient, false))
    : undefined;
  const rows = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.agencyId, agencyId),
        isNull(bookings.erasedAt),
        or(eq(bookings.contactEmail, email), isBookersOwn),
      ),
    )
    .orderBy(asc(bookings.id))
    .for("update");
  const references: Record<ErasureStage, string[]> = { standing: [], kept: [], over: [] };
  let keptUntil: string | null = null;
  for (const row of rows) {
    const stage = await eraseBooking(tx, await withMoney(tx, row), now);
    references[stage].push(row.reference);
    if (stage === "kept" && toKeptUntil(row) > (keptUntil ?? "")) keptUntil = toKeptUntil(row);
  }
  await tx
    .delete(mails)
    .where(
      and(eq(mails.agencyId, agencyId), or(eq(mails.recipient, email), eq(mails.replyTo, email))),
    );
  await tx
    .delete(invitations)
    .where(and(eq(invitations.agencyId, agencyId), eq(invitations.email, email)));
  // Families and offices share addresses: who has others stays a client, without this one.
  await tx.delete(clients).where(and(eq(clients.agencyId, agencyId), eq(clients.emails, [email])));
  await tx
    .update(clients)
    .set({
      emails: sql`array_remove(${clients.emails}, ${email})`,
      version: sql`${clients.version} + 1`,
    })
    .where(isClientWith(agencyId, email));
  if (account) {
    await requireOtherOwner(tx, { agencyId, ...account });
    await tx
      .update(ticketMessages)
      .set({ authorName: "" })
      .where(and(eq(ticketMessages.agencyId, agencyId), eq(ticketMessages.authorId, account.id)));
    await tx.delete(users).where(and(eq(users.agencyId, agencyId), eq(users.id, account.id)));
  }
  // Those of the account are gone with it. Threads first, as where they are written in.
  const isTheirs = and(eq(enquiries.agencyId, agencyId), eq(enquiries.email, email));
  const theirs = await tx.select({ id: enquiries.id }).from(enquiries).where(isTheirs);
  const areTheirs = inArray(
    tickets.enquiryId,
    theirs.map(({ id }) => id),
  );
  await tx.select({ id: tickets.id }).from(tickets).where(areTheirs).for("update");
  await tx.delete(enquiries).where(isTheirs);
  return {
    standing: references.standing,
    kept: references.kept,
    keptUntil,
    erased: references.over,
  };
}
