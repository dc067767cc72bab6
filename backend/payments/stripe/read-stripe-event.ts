import Stripe from "stripe";
import * as z from "zod";
import { GatewayError, type GatewayEvent } from "../../ports/payment-gateway";

type EventName = Stripe.WebhookEndpointCreateParams.EnabledEvent;
const sessionEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
] as const satisfies EventName[];
const refundEvents = ["refund.created", "refund.updated", "refund.failed"];
/** What a webhook has to send. */
export const subscribedEvents = [
  ...sessionEvents,
  "refund.updated",
  "refund.failed",
] as const satisfies EventName[];

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.unknown(),
      metadata: z.object({ checkout_session: z.unknown() }).nullish().catch(null),
    }),
  }),
});

function toReference({
  type,
  data: { object: about },
}: z.infer<typeof eventSchema>): string | null {
  const reference = sessionEvents.some((each) => each === type)
    ? about.id
    : refundEvents.includes(type)
      ? about.metadata?.checkout_session
      : null;
  return typeof reference === "string" ? reference : null;
}

const toleranceSeconds = 300;

/**
 * A proven event, by whichever of the secrets signed it; null when none did, or too long ago.
 * @throws GatewayError `malformed` for signed bytes that are no event; they stand in no message
 */
export function readStripeEvent(
  webhooks: Stripe["webhooks"],
  {
    payload,
    signature,
    now,
    secrets,
  }: { payload: string; signature: string; now: Date; secrets: readonly string[] },
): GatewayEvent | null {
  for (const secret of secrets) {
    try {
      const event = eventSchema.parse(
        webhooks.constructEvent(
          payload,
          signature,
          secret,
          toleranceSeconds,
          undefined,
          now.getTime(),
        ),
      );
      return { id: event.id, gatewayReference: toReference(event) };
    } catch (error) {
      // The signature is checked first: any other error is one of signed bytes.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
        throw new GatewayError("malformed", "a signed event says nothing");
    }
  }
  return null;
}
