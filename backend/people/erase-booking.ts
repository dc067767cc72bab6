import { and, eq } from "drizzle-orm";
import { sealBookingKey } from "../booking/bookings/booking-key";
import type { BookingRecord } from "../booking/bookings/booking-record";
import { bookingNotes } from "../db/schema/booking-notes";
import { bookings } from "../db/schema/bookings";
import type { Transaction } from "../db/scoped";
import { newToken } from "../secrets/opaque-token";
import { toErasureStage, type ErasureStage } from "./retention";

/** Its access key stops working, and its request data no longer identifies a person. */
const closed = (tx: Transaction, booking: BookingRecord["booking"]) => ({
  contactEmail: "",
  requests: "",
  answers: [],
  sealedAnswers: null,
  fingerprint: "",
  accessKey: sealBookingKey(tx, booking, newToken()),
});

/**
 * Erases what may be erased of a booking now, and records the request, so that the rest follows
 * later. `record` is locked. Supplier, gateway and ledger only know its reference, which stays.
 * @returns how far it got
 */
export async function eraseBooking(
  tx: Transaction,
  record: BookingRecord,
  now: Date,
): Promise<ErasureStage> {
  const { booking } = record;
  const stage = toErasureStage(record, now);
  const { firstName, lastName } = booking.contact;
  const values = {
    standing: {},
    kept: { ...closed(tx, booking), contact: { firstName, lastName, email: "", phone: "" } },
    over: {
      ...closed(tx, booking),
      contact: { firstName: "", lastName: "", email: "", phone: "" },
      travellers: booking.travellers.map(() => ({ firstName: "", lastName: "" })),
      newTravellers: null,
      erasedAt: now,
    },
  }[stage];
  if (stage !== "standing")
    await tx
      .delete(bookingNotes)
      .where(
        and(eq(bookingNotes.agencyId, booking.agencyId), eq(bookingNotes.bookingId, booking.id)),
      );
  await tx
    .update(bookings)
    .set({ ...values, eraseRequestedAt: booking.eraseRequestedAt ?? now })
    .where(and(eq(bookings.agencyId, booking.agencyId), eq(bookings.id, booking.id)));
  return stage;
}
