import { and, eq } from "drizzle-orm";
import type { BookingNote } from "@/lib/api/contract/agency-bookings";
import { recordAuditEvent } from "../audit/record-audit-event";
import { bookingNotes } from "../db/schema/booking-notes";
import { users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { toAgentName } from "../users/list-agents";
import { requireSale, type MemberContext } from "../booking/bookings/require-sale";

type Input = {
  reference: string;
  text: string;
  isShared: boolean;
  idempotencyKey: string;
  now: Date;
};

/**
 * Keeps a note about a booking, which its buyer sees if it is shared, and notes in the audit that
 * there is one, without its text.
 * @throws RouteError 404 `booking_not_found`, 422 `idempotency_key_reused`
 */
export const addBookingNote = (
  db: ScopedDatabase,
  visit: MemberContext,
  { reference, text, isShared, idempotencyKey, now }: Input,
): Promise<BookingNote> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { agency, viewer } = visit;
    const booking = await requireSale(tx, visit, { reference, action: "bookings.write" });
    const [author] = await tx
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(and(eq(users.agencyId, agency.id), eq(users.id, viewer.userId)));
    const values = {
      agencyId: agency.id,
      bookingId: booking.id,
      authorId: viewer.userId,
      text,
      isShared,
      idempotencyKey,
      createdAt: now,
    };
    const [created] = await tx
      .insert(bookingNotes)
      .values(values)
      .onConflictDoNothing({ target: [bookingNotes.agencyId, bookingNotes.idempotencyKey] })
      .returning();
    const [note] = created
      ? [created]
      : await tx
          .select()
          .from(bookingNotes)
          .where(
            and(
              eq(bookingNotes.agencyId, agency.id),
              eq(bookingNotes.idempotencyKey, idempotencyKey),
            ),
          );
    const isSame =
      note?.bookingId === booking.id &&
      note.authorId === viewer.userId &&
      note.text === text &&
      note.isShared === isShared;
    if (!note || !isSame)
      throw new RouteError(
        422,
        "idempotency_key_reused",
        "This key was used for another note before",
      );
    if (created)
      await recordAuditEvent(tx, visit, {
        action: "booking.noted",
        subject: { kind: "booking", name: reference, id: booking.id },
        after: { isShared: isShared || undefined },
        now,
      });
    return {
      id: note.id,
      author: author ? toAgentName(author) : null,
      text: note.text,
      isShared: note.isShared,
      createdAt: note.createdAt.toISOString(),
    };
  });
