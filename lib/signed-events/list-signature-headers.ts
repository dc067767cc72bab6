/**
 * The headers that may carry the signature of a provider's webhook event: by its own name, as
 * `stripe-signature`, or by none, as `webhook-signature`. The signature is all that reaches the
 * provider beside the body, so it must hold its own time, as Stripe's and Duffel's do.
 */
export const listSignatureHeaders = (provider: string): string[] =>
  [`${provider}-`, "webhook-", ""].flatMap((start) => [`${start}signature`, `x-${start}signature`]);
