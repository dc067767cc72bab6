import * as z from "zod";
import { webhookSecretsOf } from "../../provider-accounts/webhook-secrets";
import type { GatewayProvider } from "../gateway-provider";
import { createStripeGateway } from "./create-stripe-gateway";

const settings = z.strictObject({
  /** A restricted key needs to write Checkout Sessions and Refunds, and to read PaymentIntents. */
  secretKey: z
    .string()
    .regex(
      /^(?:sk|rk)_(?:test|live)_\w{16,200}$/,
      "must be a secret key (sk_…) or a restricted one (rk_…)",
    ),
  webhookSecrets: webhookSecretsOf(24, /^whsec_/, "must be a signing secret (whsec_…)"),
});

/** Agencies' accounts at Stripe. */
export const stripe: GatewayProvider<typeof settings> = {
  name: "stripe",
  settings,
  toMode: ({ secretKey }) => (secretKey.includes("_live_") ? "live" : "test"),
  create: ({ settings: secrets }) => createStripeGateway({ secrets }),
};
