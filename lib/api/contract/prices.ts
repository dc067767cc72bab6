import * as z from "zod";
import { moneySchema } from "./money";
import { priceUnits } from "./price-terms";

/**
 * What a viewer with price rights is told of an offer, all in the currency that is charged. `total`
 * holds every mandatory charge: total = base + taxes = dueNow + dueOnSite. `reference`: retail,
 * only where it is higher for the very same. `agent`: unrestricted travel agents only. Without
 * price rights an offer has no price at all.
 */
export const priceSchema = z.object({
  total: moneySchema,
  /** The total divided by nights, days or people, to compare by; null where nobody divides. */
  unit: z.object({ amount: moneySchema, per: z.enum(priceUnits) }).nullable(),
  base: moneySchema,
  taxes: moneySchema,
  dueNow: moneySchema,
  dueOnSite: moneySchema,
  reference: moneySchema.nullable(),
  discountPercentage: z.number().min(0).max(100),
  agent: z.object({ net: moneySchema, markup: moneySchema }).optional(),
});
export type Price = z.infer<typeof priceSchema>;
