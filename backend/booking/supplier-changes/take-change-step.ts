import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { addMs } from "@/lib/dates/instants";
import { getAgencyById } from "../../agencies/get-agency-by-id";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { findBookingRow, type BookingRow } from "../bookings/booking-record";
import { changeBooking } from "../bookings/change-booking";
import { queueBookingMail } from "../bookings/queue-booking-mail";
import { leaseMs, toRetry } from "../bookings/step";
import { bookings } from "../../db/schema/bookings";
import { supplierChanges } from "../../db/schema/supplier-changes";
import { toErrorMessage } from "../../errors/to-error-message";
import { SupplierError } from "../../ports/booking-supplier";
import { closeNews, toChangedValues, type SupplierChangeRow } from "./change-record";

type Which = { agencyId: string; changeId: string };

const isChange = ({ agencyId, changeId }: Which) =>
  and(eq(supplierChanges.agencyId, agencyId), eq(supplierChanges.id, changeId));

/** Takes the row if it is due, unless a worker has it. */
const lease = ({ db }: BookingDependencies, which: Which, now: Date) =>
  db.forAgency(which.agencyId, async (tx) => {
    const isFree = or(isNull(supplierChanges.leasedUntil), lte(supplierChanges.leasedUntil, now));
    const [row] = await tx
      .update(supplierChanges)
      .set({ leasedUntil: addMs(now, leaseMs), attempts: sql`${supplierChanges.attempts} + 1` })
      .where(and(isChange(which), lte(supplierChanges.nextStepAt, now), isFree))
      .returning();
    const booking =
      row && (await findBookingRow(tx, which.agencyId, eq(bookings.id, row.bookingId)));
    return row && booking ? { row, booking } : null;
  });

/** What the supplier says to the acceptance; null for no answer. */
async function accept(
  { services, logProblem }: BookingDependencies,
  { row, booking }: { row: SupplierChangeRow; booking: BookingRow },
) {
  try {
    return await services.getSupplier(booking).answerChange?.(row.supplierId, "accept");
  } catch (error) {
    if (!(error instanceof SupplierError))
      logProblem(`a change of ${booking.reference}: ${toErrorMessage(error)}`);
    return "pending";
  }
}

/**
 * Takes the step of a change that is due: accepts it at the supplier, or records that the buyer
 * didn't answer in time. A crash in between leaves a lease that runs out.
 */
export async function takeChangeStep(
  dependencies: BookingDependencies,
  which: Which,
): Promise<void> {
  const { db } = dependencies;
  const now = dependencies.now();
  const leased = await lease(dependencies, which, now);
  if (!leased) return;
  const { state: asked } = leased.row;
  const answer = asked === "accepting" ? await accept(dependencies, leased) : undefined;
  await db.forAgency(which.agencyId, async (tx) => {
    // A booking is always locked before its changes.
    const booking = await findBookingRow(tx, which.agencyId, eq(bookings.id, leased.booking.id), {
      isLocked: true,
    });
    const agency = await getAgencyById(tx, which.agencyId);
    const [row] = await tx.select().from(supplierChanges).where(isChange(which)).for("update");
    if (answer === "done" && row?.state === "closed")
      dependencies.logProblem(
        `booking ${leased.booking.reference}: its supplier took a change that was closed meanwhile`,
      );
    const isOurs = row?.leasedUntil?.getTime() === leased.row.leasedUntil?.getTime();
    if (!booking || !agency || !row || row.state !== asked || !isOurs) return;
    const end = (state: SupplierChangeRow["state"]) =>
      tx
        .update(supplierChanges)
        .set({ state, nextStepAt: null, leasedUntil: null })
        .where(isChange(which));
    // A cancellation that is under way may still be refused.
    if (answer === "pending" || booking.state === "cancelRequested") {
      const nextStepAt = toRetry(dependencies, row.attempts);
      await tx
        .update(supplierChanges)
        .set({ nextStepAt, leasedUntil: null })
        .where(isChange(which));
      return;
    }
    if (booking.state !== "confirmed") return void (await end("closed"));
    if (answer !== "done" || !row.after) {
      await end("unanswered");
      await queueBookingMail(tx, agency, { kind: "bookingChangeUnanswered", booking });
      return;
    }
    await end("accepted");
    await closeNews(tx, booking);
    const changed = await changeBooking(tx, booking, {
      change: {
        values: toChangedValues(booking, row.after),
        // A step may be under way, of something else.
        keepsLease: true,
        nextStepAt: booking.nextStepAt,
        note: "the supplier's change was accepted",
      },
      now,
    });
    await queueBookingMail(tx, agency, { kind: "bookingChangeAccepted", booking: changed });
  });
}
