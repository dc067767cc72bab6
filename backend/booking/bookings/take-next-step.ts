import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { BookingState } from "@/lib/api/contract/booking-states";
import { addMs } from "@/lib/dates/instants";
import { getAgencyById } from "../../agencies/get-agency-by-id";
import { bookings } from "../../db/schema/bookings";
import { toErrorMessage } from "../../errors/to-error-message";
import { withDeadline } from "../../outbound/with-deadline";
import { GatewayError } from "../../ports/payment-gateway";
import { SupplierError } from "../../ports/booking-supplier";
import type { BookingDependencies } from "./booking-dependencies";
import { findBookingRow, withMoney } from "./booking-record";
import { changeBooking } from "./change-booking";
import { tellPending } from "./tell-pending";
import { aliveMs, keepLease } from "./keep-lease";
import { toRetry, type Settle, type Step, type StepInput } from "./step";
import { bookItem } from "./steps/book-item";
import { cancelItem } from "./steps/cancel-item";
import { collectPayment } from "./steps/collect-payment";
import { holdItem } from "./steps/hold-item";
import { awaitAnswer } from "./steps/await-answer";
import { payBack } from "./steps/pay-back";
import { renameTravellers } from "./steps/rename-travellers";
import { waitForPayment } from "./steps/wait-for-payment";

/** Some suppliers take up to a minute to book. */
const answerWithinMs = 70_000;

const steps: Record<BookingState, Step> = {
  quoted: holdItem,
  requested: awaitAnswer,
  held: waitForPayment,
  paying: collectPayment,
  pendingSupplier: bookItem,
  confirmed: (input) =>
    input.record.booking.newTravellers ? renameTravellers(input) : payBack(input),
  failed: payBack,
  cancelRequested: cancelItem,
  cancelled: payBack,
  refunded: payBack,
};

type Which = { agencyId: string; bookingId: string };

/** Leases the row of a due step, unless another process has it. */
const lease = (db: BookingDependencies["db"], { agencyId, bookingId }: Which, now: Date) =>
  db.forAgency(agencyId, async (tx) => {
    const isFree = or(isNull(bookings.leasedUntil), lte(bookings.leasedUntil, now));
    const [booking] = await tx
      .update(bookings)
      .set({
        leasedUntil: addMs(now, aliveMs),
        attempts: sql`${bookings.attempts} + 1`,
      })
      .where(
        and(
          eq(bookings.agencyId, agencyId),
          eq(bookings.id, bookingId),
          lte(bookings.nextStepAt, now),
          isFree,
        ),
      )
      .returning();
    const agency = booking && (await getAgencyById(tx, agencyId));
    return booking && agency ? { agency, record: await withMoney(tx, booking) } : null;
  });

/** After so many tries without an answer the buyer is notified. */
const tellsAfterAttempts = 3;

/** Nothing was decided: later again. */
const postpone =
  ({ dependencies, agency, record }: StepInput, error: unknown): Settle =>
  async (tx, booking) => {
    const problem = toErrorMessage(error);
    const isExpected = error instanceof SupplierError || error instanceof GatewayError;
    if (!isExpected) dependencies.logProblem(`booking ${record.booking.reference}: ${problem}`);
    const isLong = booking.state === "pendingSupplier" && booking.attempts >= tellsAfterAttempts;
    return {
      nextStepAt: toRetry(dependencies, booking.attempts),
      problem,
      ...(isLong ? await tellPending(tx, agency, booking) : {}),
    };
  };

async function ask(input: StepInput): Promise<Settle> {
  try {
    const step = steps[input.record.booking.state];
    return await withDeadline(
      step(input),
      answerWithinMs,
      () => new SupplierError("timeout", `no answer within ${answerWithinMs} ms`),
    );
  } catch (error) {
    return postpone(input, error);
  }
}

/**
 * Takes the step of a booking that is due: leases the row, sends one external request, and writes
 * in one transaction what follows from the answer. When a process dies in between, its lease
 * expires soon and the same step is taken again; every request is safe to repeat.
 * @returns whether a step was taken
 */
export async function takeNextStep(
  dependencies: BookingDependencies,
  which: Which,
): Promise<boolean> {
  const now = dependencies.now();
  const leased = await lease(dependencies.db, which, now);
  if (!leased) return false;
  const { booking } = leased.record;
  const endLease = keepLease(dependencies, {
    ...which,
    leasedUntil: booking.leasedUntil ?? addMs(now, aliveMs),
  });
  const settle = await ask({ dependencies, ...leased, now });
  const leasedUntil = await endLease();
  await dependencies.db.forAgency(which.agencyId, async (tx) => {
    const current = await findBookingRow(tx, which.agencyId, eq(bookings.id, which.bookingId), {
      isLocked: true,
    });
    // Another process took over after the lease expired; its result counts.
    if (!current || current.leasedUntil?.getTime() !== leasedUntil.getTime()) return;
    // It was changed meanwhile: the step is taken again, for its current state.
    if (current.state !== booking.state) {
      await tx
        .update(bookings)
        .set({ leasedUntil: null })
        .where(and(eq(bookings.agencyId, which.agencyId), eq(bookings.id, which.bookingId)));
      return;
    }
    await changeBooking(tx, current, { change: await settle(tx, current), now });
  });
  return true;
}

/** Takes steps until none is due. */
export async function takeSteps(dependencies: BookingDependencies, which: Which): Promise<void> {
  while (await takeNextStep(dependencies, which));
}
