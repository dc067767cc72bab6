import { and, eq } from "drizzle-orm";
import type { Booking } from "@/lib/api/contract/bookings";
import { auditBooking } from "../bookings/audit-booking";
import { getPaid, withMoney, type BookingRow } from "../bookings/booking-record";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { changeBooking } from "../bookings/change-booking";
import { getBooking } from "../bookings/get-booking";
import type { Access } from "../bookings/booking-access";
import { requireAccess, type BookingSelector } from "../bookings/require-booking";
import { takeStepsWithin } from "../bookings/take-steps-within";
import { supplierChanges } from "../../db/schema/supplier-changes";
import type { Transaction } from "../../db/scoped";
import { toErrorMessage } from "../../errors/to-error-message";
import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import { waitAtMost } from "../../workers/wait-at-most";
import type { SupplierChangeRow } from "./change-record";
import { takeChangeStep } from "./take-change-step";

const withinMs = 3_000;

type Answer = "accept" | "refund";
const givenBy: Record<Answer, readonly SupplierChangeRow["state"][]> = {
  accept: ["accepting", "accepted"],
  refund: ["refunding", "refunded"],
};

async function noteAnswer(
  tx: Transaction,
  context: RequestContext,
  { booking, access }: { booking: BookingRow; access: Access },
  { id, answer, now }: { id: string; answer: Answer; now: Date },
): Promise<void> {
  const isChange = and(
    eq(supplierChanges.agencyId, booking.agencyId),
    eq(supplierChanges.bookingId, booking.id),
    eq(supplierChanges.id, id),
  );
  const [row] = await tx.select().from(supplierChanges).where(isChange).for("update");
  if (!row) throw new RouteError(404, "change_not_found", "There is no such change");
  if (givenBy[answer].includes(row.state)) return;
  const isOpen = row.state === "open" && row.answerBy !== null && now < row.answerBy;
  if (!isOpen || booking.state !== "confirmed")
    throw new RouteError(409, "change_closed", "This change can't be answered any more");
  const isAccepted = answer === "accept";
  await tx
    .update(supplierChanges)
    .set({
      state: isAccepted ? "accepting" : "refunding",
      nextStepAt: isAccepted ? now : null,
      leasedUntil: null,
      attempts: 0,
    })
    .where(isChange);
  const paid = getPaid(await withMoney(tx, booking));
  await auditBooking(tx, context, booking, {
    action: isAccepted ? "booking.changeAccepted" : "booking.changeRefused",
    after: isAccepted ? {} : { refund: `${paid} ${booking.currency}` },
    now,
  });
  if (isAccepted) return;
  const cancelledBy = access.as === "member" ? "agency" : "buyer";
  await changeBooking(tx, booking, {
    change: {
      state: "cancelRequested",
      values: { refundAmount: paid, cancelledBy },
      nextStepAt: now,
      note: "everything is given back because of a change by the supplier",
    },
    now,
  });
}

/**
 * Answers what the supplier has changed: the booking is what the change says once the supplier has
 * agreed, or is cancelled, and all that was paid is refunded. The same answer again changes
 * nothing.
 * @throws RouteError 404 `booking_not_found` or `change_not_found`, 403 `not_allowed`, 409
 *   `change_closed`
 */
export async function answerChange(
  dependencies: BookingDependencies,
  context: RequestContext,
  { id, answer, ...selector }: BookingSelector & { id: string; answer: Answer },
): Promise<Booking> {
  const { db, now } = dependencies;
  const { id: agencyId } = context.agency;
  const bookingId = await db.forAgency(agencyId, async (tx) => {
    const found = await requireAccess(tx, context, selector, { to: "write", isLocked: true });
    await noteAnswer(tx, context, found, { id, answer, now: now() });
    return found.booking.id;
  });
  if (answer === "accept")
    await waitAtMost(
      takeChangeStep(dependencies, { agencyId, changeId: id }).catch((error: unknown) =>
        dependencies.logProblem(`change ${id}: ${toErrorMessage(error)}`),
      ),
      dependencies.patienceMs ?? withinMs,
    );
  else await takeStepsWithin(dependencies, { agencyId, bookingId, withinMs });
  return getBooking(dependencies, context, selector);
}
