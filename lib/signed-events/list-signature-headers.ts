/**
 * The headers that may carry the signature of a provider's webhook event: by its own name, as
 * `stripe-signature`, or by none, as `webhook-signature` (https://www.standardwebhooks.com).
 */
export const listSignatureHeaders = (provider: string): string[] =>
  [`${provider}-`, "webhook-", ""].flatMap((start) => [`${start}signature`, `x-${start}signature`]);
