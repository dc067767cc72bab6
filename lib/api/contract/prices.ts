import * as z from "zod";
import { instalmentSchema } from "./instalments";
import { moneySchema } from "./money";
import { priceUnits } from "./price-terms";

/**
 * What a viewer with price rights gets of an offer, all in the currency that is charged. `total`
 * holds every mandatory charge: total = base + taxes = all of `schedule`. `reference`: retail, only
 * where it is higher for the very same. `agent`: unrestricted travel agents only, total = net +
 * markup + commission. Without price rights an offer has no price at all.
 */
export const priceSchema = z.object({
  total: moneySchema,
  /** The total per night, day or person, to compare by; null where no unit applies. */
  unit: z.object({ amount: moneySchema, per: z.enum(priceUnits) }).nullable(),
  base: moneySchema,
  taxes: moneySchema,
  /** What the agency takes when it is booked; what is due later is in `schedule` alone. */
  dueNow: moneySchema,
  dueOnSite: moneySchema,
  /** What is paid when and to whom, the earliest first. */
  schedule: z.array(instalmentSchema),
  reference: moneySchema.nullable(),
  discountPercentage: z.number().min(0).max(100),
  agent: z.object({ net: moneySchema, markup: moneySchema, commission: moneySchema }).optional(),
});
export type Price = z.infer<typeof priceSchema>;
