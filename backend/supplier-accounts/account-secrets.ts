import * as z from "zod";

export const supplierNames = ["duffel"] as const;
export type SupplierName = (typeof supplierNames)[number];

/** Keys of test accounts begin with `duffel_test_`: their orders issue no tickets. */
const apiKey = z
  .string()
  .regex(/^duffel_(?:test|live)_[\w-]{3,200}$/, "must be a key (duffel_test_… or duffel_live_…)");

const webhookSecret = z
  .string()
  .regex(/^[\x21-\x7e]{16,200}$/, "must have 16 to 200 characters, without spaces");
/** The newest first; two while one takes the place of the other. */
const webhookSecrets = z.array(webhookSecret).min(1).max(2);

/** What an operator sets. What is left out stays as it is. */
export const accountInputSchema = z
  .strictObject({
    supplier: z.enum(supplierNames),
    apiKey: apiKey.optional(),
    webhookSecrets: webhookSecrets.optional(),
  })
  .refine((given) => given.apiKey !== undefined || given.webhookSecrets !== undefined, {
    path: ["apiKey"],
    message: "is needed, or webhookSecrets",
  });
export type AccountInput = z.infer<typeof accountInputSchema>;

/** What is sealed in `supplier_accounts.secrets`; without webhook secrets no event is believed. */
export const accountSecretsSchema = z.strictObject({
  apiKey,
  webhookSecrets: webhookSecrets.optional(),
});
export type AccountSecrets = z.infer<typeof accountSecretsSchema>;

export const toMode = (key: string): "test" | "live" =>
  key.startsWith("duffel_test_") ? "test" : "live";

/** What an account's secrets are bound to: copied into another row they open nothing. */
export const aboutAccount = (agencyId: string, supplier: string): string =>
  `supplier account ${agencyId} ${supplier}`;
