import type { AgencyWire } from "@/lib/api/contract/agencies";
import { hourMs } from "@/lib/dates/durations";
import { addMs, earlier, msBetween } from "@/lib/dates/instants";
import type { Transaction } from "../../db/scoped";
import type { BookingRow } from "./booking-record";
import type { Change } from "./change-booking";
import { queueBookingMail } from "./queue-booking-mail";

const lastBeforeEndMs = 3 * hourMs;

/** What a booking that is held now, until `holdUntil`, becomes; who pays later is reminded. */
export function toHeld(
  { dueNow, isPaidLater }: Pick<BookingRow, "dueNow" | "isPaidLater">,
  { holdUntil, now }: { holdUntil: Date; now: Date },
): Change {
  const halfTime = addMs(now, msBetween(now, holdUntil) / 2);
  const remindAt = isPaidLater ? halfTime : null;
  return {
    state: "held",
    values: { holdUntil, remindAt },
    nextStepAt: dueNow === 0 ? now : earlier(holdUntil, remindAt),
  };
}

/**
 * When something is due of what is held and waits to be paid: a reminder, or its end, which is now
 * for what is given back.
 */
export const toHeldStep = (
  { holdUntil, remindAt, failure }: Pick<BookingRow, "holdUntil" | "remindAt" | "failure">,
  now: Date,
): Date => (failure === null ? earlier(holdUntil ?? now, remindAt) : now);

/**
 * Reminds of what isn't paid yet, if that is due: at half time, and three hours before the end
 * where that comes later. Missed reminders are sent as one.
 */
export async function remindToPay(
  tx: Transaction,
  agency: AgencyWire,
  { booking, now }: { booking: BookingRow; now: Date },
): Promise<Pick<Change, "values" | "note">> {
  const { holdUntil, remindAt } = booking;
  if (!remindAt || !holdUntil || now < remindAt) return {};
  await queueBookingMail(tx, agency, { kind: "bookingReminder", booking });
  const last = addMs(holdUntil, -lastBeforeEndMs);
  return { values: { remindAt: last > now ? last : null }, note: "reminded to pay" };
}
