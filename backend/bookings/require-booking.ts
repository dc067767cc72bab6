import { eq } from "drizzle-orm";
import { bookings } from "../db/schema/bookings";
import type { Transaction } from "../db/scoped";
import { equalsSecret } from "../http/equals-secret";
import { RouteError, type RequestContext } from "../request-context";
import { openBookingKey } from "./booking-key";
import { isBuyer, reachesBooking } from "./reaches-booking";
import { findBookingRow, type BookingRow } from "./booking-record";

export type BookingSelector = { reference: string; key?: string | undefined };

/** The one refusal for a booking that isn't there and for somebody else's. */
export const noSuchBooking = (): RouteError =>
  new RouteError(404, "booking_not_found", "There is no such booking");

/**
 * One's own booking, one of the agency that its member may see, or the one whose key one has.
 * @throws RouteError 404 `booking_not_found`
 */
export async function requireBooking(
  tx: Transaction,
  { agency, viewer }: Pick<RequestContext, "agency" | "viewer">,
  { reference, key }: BookingSelector,
  { isLocked = false } = {},
): Promise<BookingRow> {
  const booking = await findBookingRow(tx, agency.id, eq(bookings.reference, reference), {
    isLocked,
  });
  const isTheirs =
    booking !== null && (isBuyer(viewer, booking) || reachesBooking(viewer, booking));
  // Compared also where there is none, so that it takes as long.
  const hasKey = equalsSecret(key, booking && key ? openBookingKey(tx, booking) : "");
  if (!booking || (!isTheirs && !hasKey)) throw noSuchBooking();
  return booking;
}
