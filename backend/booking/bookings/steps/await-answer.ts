import type { BookingFailure } from "@/lib/api/contract/booking-states";
import { hourMs, minuteMs } from "@/lib/dates/durations";
import { addMs, earlier, msBetween } from "@/lib/dates/instants";
import { toHoldEnd } from "../../holds/to-hold-end";
import type { BookingRow } from "../booking-record";
import { queueBookingMail } from "../queue-booking-mail";
import { toHeld } from "../reminders";
import type { Settle, Step, StepInput } from "../step";
import { askToHold } from "./ask-to-hold";
import { expireQuote } from "../expire-quote";
import { cancelAtSupplier } from "./cancel-at-supplier";

/** The hold requested once the supplier agrees: the buyer has to read a mail and follow it. */
const payWithinMs = 24 * hourMs;
const soonestLookMs = minuteMs / 2;
const latestLookMs = 10 * minuteMs;

/** Slow suppliers are polled seldom: after a tenth of the time that they have taken so far. */
export function toNextLook(
  { createdAt, holdUntil }: Pick<BookingRow, "createdAt" | "holdUntil">,
  now: Date,
): Date {
  const waited = msBetween(createdAt, now);
  const pauseMs = Math.min(latestLookMs, Math.max(soonestLookMs, waited / 10));
  return earlier(addMs(now, pauseMs), holdUntil);
}

/**
 * Looks whether the supplier has agreed to a request. It is withdrawn at the supplier when the
 * buyer wants that or when its time is over. Nothing has been paid, so nothing goes back.
 */
export const awaitAnswer: Step = async (input) => {
  if (input.record.booking.failure === "withdrawn") return withdraw(input);
  const settle = await look(input);
  // Withdrawn during the query: regardless of the answer, it is cancelled next.
  return async (tx, booking) =>
    booking.failure === "withdrawn" ? { nextStepAt: input.now } : settle(tx, booking);
};

async function look(input: StepInput): Promise<Settle> {
  const { record, now } = input;
  const { booking } = record;
  const answer = await askToHold(input, addMs(now, payWithinMs));
  switch (answer.state) {
    case "held": {
      const holdUntil = toHoldEnd(answer);
      // Agreed to in time, and seen too late to be paid by then.
      if (booking.isPaidLater && holdUntil <= now)
        return cancelAtSupplier(input, endWith(input, "notAnsweredInTime"));
      return accept(input, holdUntil);
    }
    case "requested":
      if (booking.holdUntil && now < booking.holdUntil)
        // An answer, so no attempt that failed.
        return async () => ({ values: { attempts: 0 }, nextStepAt: toNextLook(booking, now) });
      return cancelAtSupplier(input, endWith(input, "notAnsweredInTime"));
    case "declined":
    case "soldOut":
    case "priceChanged":
      return endWith(input, answer.state);
  }
}

/** The buyer has left the page long ago, so they are mailed a link to pay. */
const accept =
  ({ agency, now }: StepInput, holdUntil: Date): Settle =>
  async (tx, booking) => {
    if (booking.dueNow > 0)
      await queueBookingMail(tx, agency, {
        kind: "bookingAccepted",
        booking: { ...booking, holdUntil },
      });
    return toHeld(booking, { holdUntil, now });
  };

const endWith =
  ({ agency, now }: StepInput, failure: BookingFailure): Settle =>
  async (tx, booking) => {
    // It can't be ordered again as it was quoted.
    await expireQuote(tx, booking, now);
    await queueBookingMail(tx, agency, { kind: "bookingDeclined", booking });
    return { state: "failed", values: { failure }, nextStepAt: null };
  };

const withdraw = (input: StepInput): Promise<Settle> =>
  cancelAtSupplier(input, async (tx, booking) => {
    await queueBookingMail(tx, input.agency, { kind: "bookingWithdrawn", booking });
    return { state: "failed", nextStepAt: null };
  });
