import type { BookingState } from "./booking-states";

/**
 * What an agency's own system can be sent. Free of zod: pages import it.
 */
export const webhookEvents = [
  "booking.created",
  "booking.requested",
  "booking.held",
  "booking.pending",
  "booking.confirmed",
  "booking.failed",
  "booking.cancelled",
  "booking.refunded",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** By which event a booking's new state is sent; null: states on the way, which soon end. */
export const eventOfState: Record<BookingState, WebhookEvent | null> = {
  quoted: "booking.created",
  requested: "booking.requested",
  held: "booking.held",
  paying: null,
  pendingSupplier: "booking.pending",
  confirmed: "booking.confirmed",
  failed: "booking.failed",
  cancelRequested: null,
  cancelled: "booking.cancelled",
  refunded: "booking.refunded",
};
