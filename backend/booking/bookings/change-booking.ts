import { and, eq } from "drizzle-orm";
import { hasEnded, nextStates, type BookingState } from "@/lib/api/contract/booking-states";
import { bookings } from "../../db/schema/bookings";
import { refunds } from "../../db/schema/payments";
import type { Transaction } from "../../db/scoped";
import { addBookingEvent } from "./add-booking-event";
import type { BookingRow } from "./booking-record";

/** What a step, or a call, makes of a booking. Without a `state` it stays what it is. */
export type Change = {
  state?: BookingState;
  /** For the booking's history. */
  note?: string;
  /** When the next step is due; null: none is. */
  nextStepAt: Date | null;
  /** What stood in the way this time. */
  problem?: string;
  /** For callers whose change is independent of a step that may be under way. */
  keepsLease?: boolean;
  values?: Partial<
    Pick<
      BookingRow,
      | "failure"
      | "holdUntil"
      | "remindAt"
      | "supplierReference"
      | "confirmationNumber"
      | "ticketNumbers"
      | "refundAmount"
      | "cancellationQuote"
      | "cancelledAt"
      | "cancelledBy"
      | "detail"
      | "headline"
      | "startsOn"
      | "endsOn"
      | "endsAt"
      | "attempts"
      | "contact"
      | "contactEmail"
      | "accessKey"
      | "travellers"
      | "newTravellers"
    >
  >;
};

/** States that await no external answer: refunds can be paid meanwhile. */
const restingStates: readonly BookingState[] = [
  "held",
  "confirmed",
  "failed",
  "cancelled",
  "refunded",
];

async function hasPendingRefund(tx: Transaction, { agencyId, id }: BookingRow): Promise<boolean> {
  const isPending = and(
    eq(refunds.agencyId, agencyId),
    eq(refunds.bookingId, id),
    eq(refunds.state, "pending"),
  );
  return (await tx.select({ id: refunds.id }).from(refunds).where(isPending).limit(1)).length > 0;
}

/**
 * The one place where a booking changes: its state, what follows from it and its history, in the
 * transaction of the caller's other writes. `booking` is the current row, locked. A lease ends with
 * it unless `keepsLease`.
 */
export async function changeBooking(
  tx: Transaction,
  booking: BookingRow,
  { change, now }: { change: Change; now: Date },
): Promise<BookingRow> {
  const { state = booking.state, note = null, values = {}, problem = null } = change;
  const isMoved = state !== booking.state;
  if (isMoved && !nextStates[booking.state].includes(state))
    throw new Error(`a booking that is ${booking.state} never becomes ${state}`);
  const paysBack =
    restingStates.includes(state) &&
    (isMoved || change.nextStepAt === null) &&
    (await hasPendingRefund(tx, booking));
  const { newTravellers = booking.newTravellers } = values;
  const isRenamed = state === "confirmed" && newTravellers !== null && change.nextStepAt === null;
  const [changed] = await tx
    .update(bookings)
    .set({
      ...values,
      ...(hasEnded(state) ? { newTravellers: null } : {}),
      state,
      nextStepAt: paysBack || isRenamed ? now : change.nextStepAt,
      ...(change.keepsLease ? {} : { leasedUntil: null }),
      lastError: problem?.slice(0, 300) ?? null,
      ...(isMoved ? { attempts: 0 } : {}),
    })
    .where(and(eq(bookings.agencyId, booking.agencyId), eq(bookings.id, booking.id)))
    .returning();
  if (!changed) throw new Error("a booking that was locked isn't there");
  if (isMoved || note) await addBookingEvent(tx, booking, { state, note, isMoved, now });
  return changed;
}
