import * as z from "zod";

const webhookSecret = z
  .string()
  .regex(/^[\x21-\x7e]{24,200}$/, "must have 24 to 200 characters, without spaces");
/** The newest first; two while one takes the place of the other. */
const webhookSecrets = z.array(webhookSecret).min(1).max(2);

/** What is sealed in `payment_gateways.secrets`. */
export const sandboxSecretsSchema = z.strictObject({ webhookSecrets });
export const stripeSecretsSchema = z.strictObject({ secretKey: z.string(), webhookSecrets });
export type SandboxSecrets = z.infer<typeof sandboxSecretsSchema>;
export type StripeSecrets = z.infer<typeof stripeSecretsSchema>;

/** A restricted key needs to write Checkout Sessions and Refunds, and to read PaymentIntents. */
const secretKey = z
  .string()
  .regex(
    /^(?:sk|rk)_(?:test|live)_\w{16,200}$/,
    "must be a secret key (sk_…) or a restricted one (rk_…)",
  );
const signingSecret = webhookSecret.regex(/^whsec_/, "must be a signing secret (whsec_…)");

/** What an operator sets. What is left out stays as it is. */
export const gatewayInputSchema = z.discriminatedUnion("gateway", [
  z.strictObject({ gateway: z.literal("sandbox"), webhookSecrets }),
  z.strictObject({
    gateway: z.literal("stripe"),
    secretKey: secretKey.optional(),
    webhookSecrets: z.array(signingSecret).min(1).max(2).optional(),
  }),
]);
export type GatewayInput = z.infer<typeof gatewayInputSchema>;

/** What an account's secrets are bound to: copied into another row they open nothing. */
export const aboutGateway = (agencyId: string, gateway: string): string =>
  `payment gateway ${agencyId} ${gateway}`;
