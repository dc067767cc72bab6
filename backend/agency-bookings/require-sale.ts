import { eq } from "drizzle-orm";
import type { Action } from "@/lib/api/contract/roles";
import { findBookingRow, type BookingRow } from "../bookings/booking-record";
import { noSuchBooking } from "../bookings/require-booking";
import { bookings } from "../db/schema/bookings";
import type { Transaction } from "../db/scoped";
import type { RequestContext, Viewer } from "../request-context";
import { requireReach } from "./require-reach";

export type Visit = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };

/**
 * A booking that a member reaches with an action, locked to be changed.
 * @throws RouteError 404 `booking_not_found`
 */
export async function requireSale(
  tx: Transaction,
  { agency, viewer }: Visit,
  { reference, action }: { reference: string; action: Action },
): Promise<BookingRow> {
  const reach = requireReach(viewer, action);
  const found = await findBookingRow(tx, agency.id, eq(bookings.reference, reference), {
    isLocked: true,
  });
  if (!found || (reach === "own" && found.agentId !== viewer.userId)) throw noSuchBooking();
  return found;
}
