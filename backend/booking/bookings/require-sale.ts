import { eq } from "drizzle-orm";
import { reachesSale } from "./booking-access";
import { findBookingRow, type BookingRow } from "./booking-record";
import { noSuchBooking } from "./require-booking";
import { bookings } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import type { RequestContext, Viewer } from "../../http/request-context";
import { requireReach } from "../../access/require-reach";

export type MemberContext = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };

/**
 * A booking that a member reaches with an action, locked to be changed.
 * @throws RouteError 404 `booking_not_found`
 */
export async function requireSale(
  tx: Transaction,
  { agency, viewer }: MemberContext,
  { reference, action }: { reference: string; action: Parameters<typeof reachesSale>[2] },
): Promise<BookingRow> {
  requireReach(viewer, action);
  const found = await findBookingRow(tx, agency.id, eq(bookings.reference, reference), {
    isLocked: true,
  });
  if (!found || !reachesSale(viewer, found, action)) throw noSuchBooking();
  return found;
}
