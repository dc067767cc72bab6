import * as z from "zod";

export const supplierNames = ["duffel"] as const;
export type SupplierName = (typeof supplierNames)[number];

/** Keys of test accounts begin with `duffel_test_`: their orders are nobody's tickets. */
const apiKey = z
  .string()
  .regex(/^duffel_(?:test|live)_[\w-]{3,200}$/, "must be a key (duffel_test_… or duffel_live_…)");

/** What an operator sets, and what is sealed in `supplier_accounts.secrets`. */
export const accountInputSchema = z.strictObject({
  supplier: z.enum(supplierNames),
  apiKey,
});
export type AccountInput = z.infer<typeof accountInputSchema>;
export const accountSecretsSchema = accountInputSchema.omit({ supplier: true });

export const toMode = (key: string): "test" | "live" =>
  key.startsWith("duffel_test_") ? "test" : "live";

/** What an account's secrets are bound to: copied into another row they open nothing. */
export const aboutAccount = (agencyId: string, supplier: string): string =>
  `supplier account ${agencyId} ${supplier}`;
