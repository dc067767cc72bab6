import { and, eq } from "drizzle-orm";
import { bookingEvents } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import type { BookingRow } from "./booking-record";

/** Whether a supplier had to agree to it first, so that its buyer left the page long ago. */
export async function wasRequested(
  tx: Transaction,
  { agencyId, id }: Pick<BookingRow, "agencyId" | "id">,
): Promise<boolean> {
  const isRequest = and(
    eq(bookingEvents.agencyId, agencyId),
    eq(bookingEvents.bookingId, id),
    eq(bookingEvents.state, "requested"),
  );
  const [event] = await tx
    .select({ id: bookingEvents.id })
    .from(bookingEvents)
    .where(isRequest)
    .limit(1);
  return event !== undefined;
}
