import Stripe from "stripe";
import type { GatewayEvent } from "../payment-gateway";

const sessionEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
];
const refundEvents = ["refund.created", "refund.updated", "refund.failed"];

function toReference({ type, data }: Stripe.Event): string | null {
  const about = data.object as { id?: unknown; metadata?: { checkout_session?: unknown } | null };
  const reference = sessionEvents.includes(type) ? about.id : refundEvents.includes(type) ? about.metadata?.checkout_session : null;
  return typeof reference === "string" ? reference : null;
}

const toleranceSeconds = 300;

/** A proven event, by whichever of the secrets signed it; null when none did, or too long ago. */
export function readStripeEvent(
  webhooks: Stripe["webhooks"],
  { payload, signature, now, secrets }: { payload: string; signature: string; now: Date; secrets: readonly string[] },
): GatewayEvent | null {
  for (const secret of secrets) {
    try {
      const event = webhooks.constructEvent(payload, signature, secret, toleranceSeconds, undefined, now.getTime());
      return { id: event.id, gatewayReference: toReference(event) };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return null;
}
