import * as z from "zod";

/** What is added to an item, by the ids that it offers, and how many of each. */
export const extrasSchema = z
  .array(z.strictObject({ id: z.string().max(60), count: z.number().int().min(1).max(9) }))
  .max(20);
export type Extras = z.infer<typeof extrasSchema>;
