import * as z from "zod";

/**
 * What is added to an item, by the ids that it offers, and how many of each. Of flights:
 * `bag-<passenger>-<leg>`, and once each `seat-<passenger>-<segment>-<seat>`, such as seat-0-1-14C;
 * passengers by the order of travellers, segments through all legs, all counted from nought.
 */
export const extrasSchema = z
  .array(z.strictObject({ id: z.string().max(60), count: z.number().int().min(1).max(9) }))
  .max(300);
export type Extras = z.infer<typeof extrasSchema>;
