/**
 * The state machine of all services, in the order a booking passes through it. Free of zod: the
 * browser imports it.
 */
export const bookingStates = [
  "quoted",
  "requested",
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

/**
 * Why a booking failed, for a text the guest can act on. One that is still `requested` and has been
 * `withdrawn`, or is held and has been `givenBack` unpaid, fails as soon as the supplier is
 * notified.
 */
export const bookingFailures = [
  "soldOut",
  "priceChanged",
  "paymentFailed",
  "notPaidInTime",
  "supplierRefused",
  "declined",
  "notAnsweredInTime",
  "interrupted",
  "withdrawn",
  "givenBack",
] as const;
export type BookingFailure = (typeof bookingFailures)[number];

/**
 * What becomes of a change that the supplier makes. open: it waits for an answer · accepting and
 * refunding: it is answered, and the supplier is being notified · unanswered: no answer in time,
 * and nothing was accepted · cancelled: the supplier cancelled the booking, no answer is needed ·
 * closed: it can't be answered any more, because another one followed or the booking is over. News
 * has a state of its own: it needs no answer, and the booking is what it says.
 */
export const supplierChangeStates = [
  "open",
  "accepting",
  "accepted",
  "refunding",
  "refunded",
  "unanswered",
  "told",
  "cancelled",
  "closed",
] as const;

/** Why a supplier cancels a booking. */
export const callOffReasons = ["weather", "tooFew", "other"] as const;
export type CallOffReason = (typeof callOffReasons)[number];

/** In which no trip takes place. */
export const endedStates = ["failed", "cancelled", "refunded"] as const;

/** Whether it came to nothing, or was cancelled. */
export const hasEnded = (state: BookingState): boolean =>
  endedStates.some((ended) => ended === state);

/** Who cancels a booking. */
export const cancellers = ["buyer", "agency", "supplier"] as const;

/**
 * Allowed transitions; the backend rejects all others. A late webhook is only a reason to query the
 * gateway.
 */
export const nextStates: Record<BookingState, readonly BookingState[]> = {
  quoted: ["requested", "held", "failed"],
  requested: ["held", "failed"],
  held: ["paying", "pendingSupplier", "failed"],
  paying: ["held", "pendingSupplier", "failed"],
  pendingSupplier: ["confirmed", "failed"],
  confirmed: ["cancelRequested"],
  failed: ["refunded"],
  cancelRequested: ["cancelled", "confirmed"],
  cancelled: ["refunded"],
  // A refund may bounce, days later.
  refunded: ["cancelled", "failed"],
};
