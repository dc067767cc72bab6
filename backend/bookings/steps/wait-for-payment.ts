import { payBack } from "./pay-back";
import type { Step } from "../step";

/**
 * What is held waits to be paid; nothing due now goes on at once, and what isn't paid in time goes
 * back to the supplier.
 */
export const waitForPayment: Step = async (input) => {
  const { dependencies, record, now } = input;
  const { booking, refunds } = record;
  if (booking.dueNow === 0) return async () => ({ state: "pendingSupplier", nextStepAt: now });
  const { holdUntil } = booking;
  if (holdUntil && now < holdUntil) {
    if (refunds.some(({ state }) => state === "pending")) return payBack(input);
    return async () => ({ nextStepAt: holdUntil });
  }
  await dependencies.services.getSupplier(booking).cancel(booking.reference);
  return async () => ({ state: "failed", values: { failure: "notPaidInTime" }, nextStepAt: null });
};
