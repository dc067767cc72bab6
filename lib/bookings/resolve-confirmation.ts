import type { Booking } from "@/lib/api/contract/bookings";

/** What a page reports of a booking. */
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
 * requested depends on whether it was withdrawn, held on how the last payment went, paying on
 * whether the payer or the bank is awaited; both on whether they are being given back.
 * A booking that failed stays that once its money is back: its buyer didn't cancel it.
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
