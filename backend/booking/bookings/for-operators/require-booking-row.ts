import { eq } from "drizzle-orm";
import { bookings } from "../../../db/schema/bookings";
import type { Transaction } from "../../../db/scoped";
import { findBookingRow, type BookingRow } from "../booking-record";
import { noSuchBooking } from "../require-booking";

/** Any booking of an agency, for its operator. @throws RouteError 404 `booking_not_found` */
export async function requireBookingRow(
  tx: Transaction,
  agencyId: string,
  { reference, isLocked = false }: { reference: string; isLocked?: boolean },
): Promise<BookingRow> {
  const booking = await findBookingRow(tx, agencyId, eq(bookings.reference, reference), {
    isLocked,
  });
  if (!booking) throw noSuchBooking();
  return booking;
}
