import { eq } from "drizzle-orm";
import type { PendingOrder } from "@/lib/api/contract/pending-orders";
import { addMs } from "@/lib/dates/instants";
import { openBookingKey } from "../bookings/booking-key";
import { findBookingRow } from "../bookings/booking-record";
import { bookings } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import { requireQuoteRow } from "../quotes/find-quote";
import {
  maximumMails,
  maximumTries,
  openPendingOrder,
  resendAfterMs,
  type PendingOrderRow,
} from "./pending-order-record";

function toState(row: PendingOrderRow, now: Date): PendingOrder["state"] {
  if (row.reference !== null) return "booked";
  if (row.expiresAt <= now) return "expired";
  return row.tries >= maximumTries ? "locked" : "waiting";
}

/** A pending order as shown to its holder: never with its code. */
export async function toPendingOrder(
  tx: Transaction,
  row: PendingOrderRow,
  now: Date,
): Promise<PendingOrder> {
  const quote = await requireQuoteRow(tx, row.agencyId, row.quoteId);
  const booking =
    row.reference === null
      ? null
      : await findBookingRow(tx, row.agencyId, eq(bookings.reference, row.reference));
  const order = booking ? null : openPendingOrder(tx, row).order;
  const { answerWithinHours } = quote.detail;
  const payLaterUntil = order?.payment === "later" ? quote.detail.payLaterUntil : undefined;
  return {
    id: row.id,
    state: toState(row, now),
    email: booking?.contact.email ?? order?.contact.email ?? "",
    expiresAt: row.expiresAt.toISOString(),
    resendAt:
      row.mailsSent >= maximumMails ? null : addMs(row.mailedAt, resendAfterMs).toISOString(),
    triesLeft: Math.max(0, maximumTries - row.tries),
    quoteId: row.quoteId,
    headline: quote.detail.headline,
    total: { amount: quote.total, currency: quote.currency },
    ...(payLaterUntil === undefined
      ? {}
      : { payLaterUntil: new Date(payLaterUntil).toISOString() }),
    ...(answerWithinHours === undefined ? {} : { answerWithinHours }),
    booking: booking && { reference: booking.reference, key: openBookingKey(tx, booking) },
  };
}
