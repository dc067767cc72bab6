import { and, eq, sql } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import { RouteError } from "../../errors/route-error";
import type { ServiceRegistry } from "../services/create-service-registry";
import type { BookingRecord, BookingRow } from "./booking-record";
import { resolveRefund } from "./resolve-refund";

export const notChangeable = (): RouteError =>
  new RouteError(409, "not_changeable", "This booking can't be changed here");

const isAhead = ({ state, headline }: BookingRow, now: Date): boolean =>
  state === "confirmed" && now < new Date(headline.starts.at);

/**
 * Whether a booking may give way to another one: while it is confirmed and ahead, of a service that
 * knows how, and as long as its terms give back anything.
 */
export const isChangeable = (
  record: BookingRecord,
  { services, now }: { services: ServiceRegistry; now: Date },
): boolean =>
  isAhead(record.booking, now) &&
  !record.booking.detail.cancellation.isQuoted &&
  services.getModule(record.booking.service).toChangedSelection !== undefined &&
  resolveRefund(record, now).step !== null;

/** Whether its supplier takes other names for what is booked. */
export const isRenamable = (
  booking: BookingRow,
  { services, now }: { services: ServiceRegistry; now: Date },
): boolean => isAhead(booking, now) && services.getSupplier(booking).changeTravellers !== undefined;

/**
 * The reference of the booking that takes its place, or is about to: the same condition as of the
 * index `bookings_one_in_place_of_each`.
 */
export async function findReplacement(
  tx: Transaction,
  { agencyId, id }: Pick<BookingRow, "agencyId" | "id">,
): Promise<string | null> {
  const [row] = await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(
      and(
        eq(bookings.agencyId, agencyId),
        eq(bookings.replaces, id),
        sql`(${bookings.state} not in ('failed', 'refunded') or ${bookings.cancelledAt} is not null)`,
      ),
    );
  return row?.reference ?? null;
}
