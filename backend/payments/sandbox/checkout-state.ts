import type { sandboxCheckouts } from "../../db/schema/payments";
import type { GatewayPayment } from "../../ports/payment-gateway";

export type SandboxCheckoutRow = typeof sandboxCheckouts.$inferSelect;

/** What a checkout is by now: time alone settles what is processing and closes what is unpaid. */
export function resolveCheckoutState(
  { state, settlesAt, expiresAt }: SandboxCheckoutRow,
  now: Date,
): SandboxCheckoutRow["state"] {
  if (state === "processing") return settlesAt && settlesAt <= now ? "succeeded" : "processing";
  if (state === "succeeded" || state === "expired") return state;
  return expiresAt <= now ? "expired" : state;
}

/** A declined card can be followed by another one, so that the payment stays open. */
const paymentStates = {
  open: "open",
  challenge: "open",
  declined: "open",
  processing: "processing",
  succeeded: "succeeded",
  expired: "expired",
} as const satisfies Record<SandboxCheckoutRow["state"], GatewayPayment["state"]>;

/** A checkout as the port has it. */
export const toGatewayPayment = (row: SandboxCheckoutRow, now: Date): GatewayPayment => ({
  state: paymentStates[resolveCheckoutState(row, now)],
  money: { amount: row.amount, currency: row.currency },
  paymentId: row.paymentId,
  failureCode: row.declineCode,
});
