import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { bookingEvents } from "../db/schema/bookings";
import type { Transaction } from "../db/scoped";
import type { BookingRow } from "./booking-record";
import { queueBookingMail } from "./queue-booking-mail";

const note = "waiting for the supplier's word";

/**
 * Tells once that the supplier hasn't confirmed yet and that nobody should book again; that it was
 * told is in the history.
 */
export async function tellPending(
  tx: Transaction,
  agency: AgencyWire,
  booking: BookingRow,
): Promise<{ note?: string }> {
  const isTold = and(
    eq(bookingEvents.agencyId, booking.agencyId),
    eq(bookingEvents.bookingId, booking.id),
    eq(bookingEvents.note, note),
  );
  if (
    (await tx.select({ id: bookingEvents.id }).from(bookingEvents).where(isTold).limit(1)).length >
    0
  )
    return {};
  await queueBookingMail(tx, agency, { kind: "bookingPending", booking });
  return { note };
}
