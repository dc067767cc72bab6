import type { Booking } from "@/lib/api/contract/bookings";

/** What somebody is told of their booking. */
const confirmationKinds = [
  "holding",
  "requested",
  "unpaid",
  "paymentFailed",
  "waitingForPayment",
  "processing",
  "pending",
  "confirmed",
  "failed",
  "cancelRequested",
  "cancelled",
  "refunded",
] as const;
export type ConfirmationKind = (typeof confirmationKinds)[number];

type Facts = Pick<Booking, "state" | "payment" | "failure">;

/**
 * requested is told by whether it was withdrawn, held by how the last payment went, paying by
 * whether the person or the bank is awaited; both by whether they are being given back.
 * Who never cancelled isn't told that they did: a booking that failed stays that once its money is
 * back.
 */
export function resolveConfirmation({ state, payment, failure }: Facts): ConfirmationKind {
  switch (state) {
    case "quoted":
      return "holding";
    case "requested":
      return failure ? "cancelRequested" : "requested";
    case "held":
      if (failure) return "cancelRequested";
      return payment?.state === "failed" || payment?.state === "expired"
        ? "paymentFailed"
        : "unpaid";
    case "paying":
      if (failure) return "cancelRequested";
      return payment?.state === "open" ? "waitingForPayment" : "processing";
    case "pendingSupplier":
      return "pending";
    case "refunded":
      return failure ? "failed" : "refunded";
    case "confirmed":
    case "failed":
    case "cancelRequested":
    case "cancelled":
      return state;
  }
}

/** Whether only the payment is missing. */
export const isPayable = (kind: ConfirmationKind): boolean =>
  kind === "unpaid" || kind === "paymentFailed" || kind === "waitingForPayment";

const moving = new Set<ConfirmationKind>([
  "holding",
  "requested",
  "unpaid",
  "paymentFailed",
  "waitingForPayment",
  "processing",
  "pending",
  "cancelRequested",
]);

/** Whether it may become something else without anybody doing anything here. */
export const isMoving = (booking: Facts & Pick<Booking, "refund">): boolean =>
  moving.has(resolveConfirmation(booking)) || booking.refund?.state === "pending";
