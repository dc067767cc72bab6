import { queueBookingMail } from "../queue-booking-mail";
import { remindToPay, toHeldStep } from "../reminders";
import type { Step } from "../step";
import { wasRequested } from "../was-requested";
import { cancelAtSupplier } from "./cancel-at-supplier";
import { payBack } from "./pay-back";

/**
 * What is held waits to be paid; nothing due now goes on at once, and what isn't paid in time, or
 * is given back before, goes back to the supplier.
 */
export const waitForPayment: Step = async (input) => {
  const { agency, record, now } = input;
  const { booking, refunds } = record;
  if (booking.dueNow === 0) return async () => ({ state: "pendingSupplier", nextStepAt: now });
  const { holdUntil, remindAt, failure } = booking;
  if (holdUntil && now < holdUntil && failure === null) {
    if (remindAt && now >= remindAt)
      return async (tx, current) => {
        const reminded = await remindToPay(tx, agency, { booking: current, now });
        return { ...reminded, nextStepAt: toHeldStep({ ...current, ...reminded.values }, now) };
      };
    if (refunds.some(({ state }) => state === "pending")) return payBack(input);
    return async (_, current) => ({ nextStepAt: toHeldStep(current, now) });
  }
  return cancelAtSupplier(input, async (tx, current) => {
    // The buyer, mailed a link to pay, has left the page and would wait for the booking.
    if (current.isPaidLater || (await wasRequested(tx, current))) {
      const isReleased = current.isPaidLater || failure !== null;
      const kind = isReleased ? "bookingReleased" : "bookingFailed";
      await queueBookingMail(tx, agency, { kind, booking: current });
    }
    return {
      state: "failed",
      values: { failure: failure ?? "notPaidInTime", remindAt: null },
      nextStepAt: null,
    };
  });
};
