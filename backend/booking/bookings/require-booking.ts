import { eq } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import { equalsSecret } from "../../http/equals-secret";
import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import { openBookingKey } from "./booking-key";
import { resolveAccess, type Access } from "./booking-access";
import { findBookingRow, type BookingRow } from "./booking-record";

export type BookingSelector = { reference: string; key?: string | undefined };

/** The same error for a missing booking and for an inaccessible one. */
export const noSuchBooking = (): RouteError =>
  new RouteError(404, "booking_not_found", "There is no such booking");

/**
 * One's own booking, one of the agency that its member may see or change, or the one whose key one
 * has, and what else may be done with it.
 * @throws RouteError 404 `booking_not_found`, 403 `not_allowed` to a member who may only see what
 *   they want to change
 */
export async function requireAccess(
  tx: Transaction,
  { agency, viewer }: Pick<RequestContext, "agency" | "viewer">,
  { reference, key }: BookingSelector,
  { to, isLocked = false }: { to: "read" | "write"; isLocked?: boolean },
): Promise<{ booking: BookingRow; access: Access }> {
  const booking = await findBookingRow(tx, agency.id, eq(bookings.reference, reference), {
    isLocked,
  });
  // Compared also where there is none, so that it takes as long.
  const hasKey = equalsSecret(key, booking && key ? openBookingKey(tx, booking) : "");
  const access = booking && resolveAccess(viewer, booking, { hasKey });
  if (!booking || !access) throw noSuchBooking();
  if (to === "write" && !access.mayWrite)
    throw new RouteError(403, "not_allowed", "You may not do this");
  return { booking, access };
}
