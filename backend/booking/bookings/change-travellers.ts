import type { Booking } from "@/lib/api/contract/bookings";
import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import type { Traveller } from "../../ports/booking-supplier";
import { auditBooking } from "./audit-booking";
import type { BookingDependencies } from "./booking-dependencies";
import { changeBooking } from "./change-booking";
import { getBooking } from "./get-booking";
import { findReplacement, isRenamable, notChangeable } from "./is-changeable";
import { requireAccess, type BookingSelector } from "./require-booking";

const isSame = (a: readonly Traveller[], b: readonly Traveller[]): boolean =>
  a.every(({ firstName, lastName }, position) => {
    const other = b[position];
    return other?.firstName === firstName && other.lastName === lastName;
  });

/**
 * Requests new names from the supplier; the booking keeps its own until that is done. Names that
 * are requested already, or that it has, change nothing.
 * @throws RouteError 404 `booking_not_found`, 403 `not_allowed`, 409 `not_changeable`, 422 for
 *   travellers that don't fit what was booked
 */
export async function changeTravellers(
  dependencies: BookingDependencies,
  context: RequestContext,
  { travellers: given, ...selector }: BookingSelector & { travellers: Traveller[] },
): Promise<Booking> {
  const { db, services } = dependencies;
  const travellers = given.map(({ firstName, lastName }) => ({ firstName, lastName }));
  const now = dependencies.now();
  await db.forAgency(context.agency.id, async (tx) => {
    const { booking } = await requireAccess(tx, context, selector, {
      to: "write",
      isLocked: true,
    });
    const isOpen = isRenamable(booking, { services, now }) && !(await findReplacement(tx, booking));
    if (!isOpen) throw notChangeable();
    const { item } = booking.detail;
    services.getModule(booking.service).requireTravellers(item, { travellers, answers: [] });
    const { newTravellers } = booking;
    if (isSame(newTravellers ?? booking.travellers, travellers)) return;
    if (newTravellers)
      throw new RouteError(409, "not_changeable", "Other names are being changed already");
    await changeBooking(tx, booking, {
      change: { values: { newTravellers: travellers }, nextStepAt: now, note: "new names" },
      now,
    });
    // Who they are isn't kept there.
    const after = { travellers: travellers.length };
    await auditBooking(tx, context, booking, { action: "booking.renamed", after, now });
  });
  return getBooking(dependencies, context, selector);
}
