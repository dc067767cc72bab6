import { env } from "@/lib/env";
import { createStripeGateway } from "./create-stripe-gateway";
import type { StripeApi } from "./create-stripe-client";
import { enterStripeAccount } from "./enter-stripe-account";
import { isLive, mergeStripeSettings, stripeSettings } from "./stripe-settings";
import type { GatewayProvider } from "../gateway-provider";

/** Stripe's own API unless STRIPE_API_URL names another. */
function toApi(): StripeApi | undefined {
  const { STRIPE_API_URL } = env();
  if (!STRIPE_API_URL) return undefined;
  const { protocol, hostname: host, port } = new URL(STRIPE_API_URL);
  const isSafe = protocol === "https:";
  return { protocol: isSafe ? "https" : "http", host, port: Number(port) || (isSafe ? 443 : 80) };
}

/** Agencies' accounts at Stripe; `api` is where tests have a double of it. */
export const createStripe = (api?: StripeApi): GatewayProvider<typeof stripeSettings> => ({
  name: "stripe",
  settings: stripeSettings,
  toMode: ({ secretKey }) => (isLive(secretKey) ? "live" : "test"),
  merge: mergeStripeSettings,
  create: ({ settings: secrets }) => createStripeGateway({ secrets, api: api ?? toApi() }),
  enter: (entry) => enterStripeAccount(entry, api ?? toApi()),
});

export const stripe = createStripe();
