import type Stripe from "stripe";
import { GatewayError, type GatewayPayment, type GatewayRefund } from "../../ports/payment-gateway";
import { fromStripeAmount } from "./stripe-amount";

type Session = Pick<
  Stripe.Checkout.Session,
  "status" | "payment_status" | "amount_total" | "currency" | "client_reference_id"
> & {
  payment_intent: string | Stripe.PaymentIntent | null;
};

const intentOf = ({ payment_intent: intent }: Session) =>
  typeof intent === "object" ? intent : null;

/**
 * Complete and unpaid is a payment under way (docs.stripe.com/checkout/fulfillment), unless its
 * intent waits for another method.
 */
function toState(session: Session): GatewayPayment["state"] {
  const unpaid = (["open", "expired"] as const).find((state) => state === session.status);
  if (unpaid) return unpaid;
  if (session.status !== "complete")
    throw new GatewayError("malformed", "Stripe named no state of a Checkout Session");
  if (session.payment_status !== "unpaid") return "succeeded";
  return ["requires_payment_method", "canceled"].includes(intentOf(session)?.status ?? "")
    ? "failed"
    : "processing";
}

/**
 * A Checkout Session, its payment intent expanded, as the port has it. @throws GatewayError
 * malformed
 */
export function toStripePayment(session: Session): GatewayPayment {
  const intent = intentOf(session);
  const state = toState(session);
  const taken =
    state === "succeeded" && intent
      ? { amount: intent.amount_received, currency: intent.currency }
      : null;
  const failure = intent?.last_payment_error;
  if (!session.client_reference_id)
    throw new GatewayError("malformed", "Stripe's Checkout Session names no payment of ours");
  return {
    state,
    money: fromStripeAmount(taken ?? { amount: session.amount_total, currency: session.currency }),
    paymentId: session.client_reference_id,
    failureCode: failure?.decline_code ?? failure?.code ?? null,
  };
}

/** docs.stripe.com/api/refunds/object: pending, requires_action, succeeded, failed or canceled. */
export const toStripeRefund = ({
  id,
  status,
}: Pick<Stripe.Refund, "id" | "status">): GatewayRefund => ({
  gatewayReference: id,
  state:
    status === "succeeded"
      ? "succeeded"
      : status === "failed" || status === "canceled"
        ? "failed"
        : "pending",
});
