import { eq } from "drizzle-orm";
import type { BookingFailure } from "@/lib/api/contract/booking-states";
import { hourMs, minuteMs } from "@/lib/dates/durations";
import { addMs, msBetween } from "@/lib/dates/instants";
import { quotes } from "../../../db/schema/quotes";
import { toHoldEnd } from "../../holds/to-hold-end";
import { quoteLifeMs } from "../../quotes/create-quote";
import { priceOffer } from "../../quotes/price-offer";
import { renewQuote } from "../../quotes/refresh-quote";
import { RouteError } from "../../../errors/route-error";
import type { Settle, Step, StepInput } from "../step";
import { expireQuote } from "../expire-quote";
import { queueBookingMail } from "../queue-booking-mail";
import { toHeld } from "../reminders";
import { askToHold } from "./ask-to-hold";
import { cancelAtSupplier } from "./cancel-at-supplier";
import { toNextLook } from "./await-answer";

/** As long as a gateway's page may be open at least (Stripe: 30 minutes). */
const holdMs = 30 * minuteMs;
/** A supplier that hasn't answered by then won't get this booking any more. */
const giveUpAfterMs = 10 * minuteMs;

/**
 * Takes the item out of stock, or asks a supplier for it that has to agree first. Where that fails
 * the booking ends here, and its quote holds the price of now.
 */
export const holdItem: Step = async (input) => {
  const { record, now } = input;
  const { booking } = record;
  const { holdsAt, answerWithinHours } = booking.detail;
  if (msBetween(booking.createdAt, now) > giveUpAfterMs) return giveUp(input);
  const answer = await askToHold(input, addMs(now, holdMs));
  const isLost = answer.state !== "held" && answer.state !== "requested";
  if (isLost && holdsAt === "quote") {
    // What was held for the quote may still be, though not as it was.
    return cancelAtSupplier(input, endedBy(input, answer.state));
  }
  // The supplier had to agree first, and has answered: the process died before it noted the
  // request, or the first answer was lost. The buyer may have left: the next step mails, and leaves
  // a day to pay.
  const isAskedAgain = booking.attempts > 1 && holdsAt === "order";
  const hasAnswered = answer.state === "held" || answer.state === "declined";
  if (answerWithinHours !== undefined && isAskedAgain && hasAnswered) {
    const answerBy = addMs(booking.createdAt, answerWithinHours * hourMs);
    return async () => ({
      state: "requested",
      values: { holdUntil: answerBy },
      nextStepAt: now,
    });
  }
  switch (answer.state) {
    case "held": {
      const holdUntil = toHoldEnd(answer);
      return async (tx) => {
        // The buyer leaves the page to pay later.
        if (booking.isPaidLater)
          await queueBookingMail(tx, input.agency, {
            kind: "bookingHeld",
            booking: { ...booking, holdUntil },
          });
        return toHeld(booking, { holdUntil, now });
      };
    }
    case "requested": {
      const answerBy = new Date(answer.until);
      return async (tx) => {
        const requested = { ...booking, holdUntil: answerBy };
        await queueBookingMail(tx, input.agency, { kind: "bookingRequested", booking: requested });
        return {
          state: "requested",
          values: { holdUntil: answerBy },
          nextStepAt: toNextLook(requested, now),
        };
      };
    }
    case "soldOut":
    case "declined":
      return endedBy(input, answer.state);
    case "priceChanged": {
      const priced = await priceAnew(input, answer.offer);
      if (!priced) return endedBy(input, "priceChanged");
      return async (tx) => {
        const [row] = await tx
          .select()
          .from(quotes)
          .where(eq(quotes.id, booking.quoteId))
          .for("update");
        if (row)
          await renewQuote(tx, input.agency, { row, priced, until: addMs(now, quoteLifeMs) });
        return { state: "failed", values: { failure: "priceChanged" }, nextStepAt: null };
      };
    }
  }
};

/** Null when there is no exchange rate for it: then there is no price to show. */
async function priceAnew(
  { dependencies, agency }: StepInput,
  offer: Parameters<typeof priceOffer>[2],
) {
  try {
    return await priceOffer(dependencies, agency, offer);
  } catch (error) {
    if (error instanceof RouteError) return null;
    throw error;
  }
}

const endedBy =
  ({ record: { booking }, now }: StepInput, failure: BookingFailure): Settle =>
  async (tx) => {
    await expireQuote(tx, booking, now);
    return { state: "failed", values: { failure }, nextStepAt: null };
  };

/**
 * Mails the buyer, who may have left the page. Where no problem with the supplier is noted, each
 * process that queried it died.
 */
const giveUp = (input: StepInput): Promise<Settle> =>
  cancelAtSupplier(input, async (tx, booking) => {
    await queueBookingMail(tx, input.agency, { kind: "bookingFailed", booking });
    const isInterrupted = booking.lastError === null;
    return {
      state: "failed",
      values: { failure: isInterrupted ? "interrupted" : "notAnsweredInTime" },
      nextStepAt: null,
      note: isInterrupted
        ? "we were interrupted before the supplier had answered"
        : "the supplier didn't answer",
    };
  });
