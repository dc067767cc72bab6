import Stripe from "stripe";
import { GatewayError } from "../../ports/payment-gateway";

const isTimeout = ({ detail }: Stripe.errors.StripeConnectionError) =>
  typeof detail === "object" &&
  "code" in detail &&
  (detail as { code?: unknown }).code === "ETIMEDOUT";

function toKind(error: Stripe.errors.StripeError): GatewayError["kind"] {
  if (error instanceof Stripe.errors.StripeConnectionError)
    return isTimeout(error) ? "timeout" : "unavailable";
  // The key has done something already, with other parameters: what, has to be looked up.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return "malformed";
  // 401 and 403 are about our key, which operators mend: a refund that is owed must be
  // requested again then.
  const isNo = [400, 402, 404].includes(error.statusCode ?? 0);
  return isNo ? "refused" : "unavailable";
}

/** Stripe's words go into logs: no key, no card and no person is in a code. */
const toText = ({ type, code, decline_code, requestId }: Stripe.errors.StripeError) =>
  ["Stripe", type, code, decline_code, requestId].filter((part) => part !== undefined).join(" ");

/**
 * What the SDK threw as the port has it: a no is `refused`, of everything else the outcome is
 * unknown.
 */
export function toGatewayError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return new GatewayError(toKind(error), toText(error), { cause: error });
}
