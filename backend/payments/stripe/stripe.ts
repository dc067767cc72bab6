import { createStripeGateway } from "./create-stripe-gateway";
import type { StripeApi } from "./create-stripe-client";
import { enterStripeAccount } from "./enter-stripe-account";
import { stripeSettings } from "./stripe-settings";
import type { GatewayProvider } from "../gateway-provider";

/** Agencies' accounts at Stripe; `api` is where tests have a double of it. */
export const createStripe = (api?: StripeApi): GatewayProvider<typeof stripeSettings> => ({
  name: "stripe",
  settings: stripeSettings,
  toMode: ({ secretKey }) => (secretKey.includes("_live_") ? "live" : "test"),
  create: ({ settings: secrets }) => createStripeGateway({ secrets, api }),
  enter: (entry) => enterStripeAccount(entry, api),
});

export const stripe = createStripe();
