import { and, eq } from "drizzle-orm";
import { sealBookingKey } from "../bookings/booking-key";
import type { BookingRecord } from "../bookings/booking-record";
import { bookings } from "../db/schema/bookings";
import type { Transaction } from "../db/scoped";
import { newToken } from "../secrets/opaque-token";
import { toErasureStage, type ErasureStage } from "./retention";

/** What opens it opens it no more, and what it was asked with is no trace of a person. */
const closed = (tx: Transaction, booking: BookingRecord["booking"]) => ({
  contactEmail: "",
  requests: "",
  fingerprint: "",
  accessKey: sealBookingKey(tx, booking, newToken()),
});

/**
 * Erases of a booking what may be erased by now, and notes that somebody asked for it, so that the
 * rest follows in its time. `record` is locked. Supplier, gateway and books know it by its
 * reference alone, which stays.
 * @returns how far it went
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
      guests: booking.guests.map(() => ({ firstName: "", lastName: "" })),
      erasedAt: now,
    },
  }[stage];
  await tx
    .update(bookings)
    .set({ ...values, eraseRequestedAt: booking.eraseRequestedAt ?? now })
    .where(and(eq(bookings.agencyId, booking.agencyId), eq(bookings.id, booking.id)));
  return stage;
}
