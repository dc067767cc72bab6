/**
 * The one state machine of every service, in the order a booking passes through it. Free of zod:
 * the browser imports it.
 */
export const bookingStates = [
  "quoted",
  "held",
  "paying",
  "pendingSupplier",
  "confirmed",
  "failed",
  "cancelRequested",
  "cancelled",
  "refunded",
] as const;
export type BookingState = (typeof bookingStates)[number];

/** Why a booking failed, for a text the person can act on. */
export const bookingFailures = [
  "soldOut",
  "priceChanged",
  "paymentFailed",
  "notPaidInTime",
  "supplierRefused",
] as const;
export type BookingFailure = (typeof bookingFailures)[number];

/**
 * What a booking may become; the backend refuses everything else. A webhook that comes late is only
 * a reason to ask.
 */
export const nextStates: Record<BookingState, readonly BookingState[]> = {
  quoted: ["held", "failed"],
  held: ["paying", "pendingSupplier", "failed"],
  paying: ["held", "pendingSupplier", "failed"],
  pendingSupplier: ["confirmed", "failed"],
  confirmed: ["cancelRequested"],
  failed: ["refunded"],
  cancelRequested: ["cancelled", "confirmed"],
  cancelled: ["refunded"],
  // A refund may come back to the gateway, days later.
  refunded: ["cancelled", "failed"],
};
