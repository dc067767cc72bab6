import { and, eq, max } from "drizzle-orm";
import type { BookingState } from "@/lib/api/contract/booking-states";
import { eventOfState } from "@/lib/api/contract/webhook-events";
import { addMs } from "@/lib/dates/instants";
import { bookingEvents } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import { queueWebhooks } from "../../webhooks/queue-webhooks";
import type { BookingRow } from "./booking-record";

type Event = {
  state: BookingState;
  note?: string | null;
  /** Whether the state is new: only then other systems are sent it. */
  isMoved: boolean;
  now: Date;
};

/**
 * Writes into a booking's history, and what the agency's own systems are sent of it. Later than the
 * event before, also within the same millisecond: the history has an order.
 */
export async function addBookingEvent(
  tx: Transaction,
  { agencyId, id: bookingId, reference, service }: BookingRow,
  { state, note = null, isMoved, now }: Event,
): Promise<void> {
  const isOfBooking = and(
    eq(bookingEvents.agencyId, agencyId),
    eq(bookingEvents.bookingId, bookingId),
  );
  const [latest] = await tx
    .select({ at: max(bookingEvents.at) })
    .from(bookingEvents)
    .where(isOfBooking);
  const next = latest?.at ? addMs(latest.at, 1) : now;
  const at = next > now ? next : now;
  await tx.insert(bookingEvents).values({ agencyId, bookingId, state, note, at });
  const type = isMoved ? eventOfState[state] : null;
  if (type)
    await queueWebhooks(tx, {
      agencyId,
      type,
      data: { bookingId, reference, service, state },
      at,
      now,
    });
}
