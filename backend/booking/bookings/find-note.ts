import { and, asc, eq } from "drizzle-orm";
import { bookingEvents } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import type { BookingRow } from "./booking-record";

/** When a note was first written into the history of a booking; null if it never was. */
export async function findNote(
  tx: Transaction,
  { agencyId, id }: Pick<BookingRow, "agencyId" | "id">,
  note: string,
): Promise<Date | null> {
  const isNote = and(
    eq(bookingEvents.agencyId, agencyId),
    eq(bookingEvents.bookingId, id),
    eq(bookingEvents.note, note),
  );
  const [event] = await tx
    .select({ at: bookingEvents.at })
    .from(bookingEvents)
    .where(isNote)
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.id))
    .limit(1);
  return event?.at ?? null;
}
