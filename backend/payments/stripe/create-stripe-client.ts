import Stripe from "stripe";

export type StripeApi = {
  protocol: "http" | "https";
  host: string;
  port: number;
  timeoutMs?: number;
};

/** A buyer waits for the payment page; a repeated call is the same one, by its key. */
const timeoutMs = 4_000;
const maxNetworkRetries = 1;

/** Stripe's API with a key of an agency's account. */
export function createStripeClient(secretKey: string, api?: StripeApi): Stripe {
  const { timeoutMs: timeout = timeoutMs, ...address } = api ?? {};
  return new Stripe(secretKey, { ...address, timeout, maxNetworkRetries, telemetry: false });
}
