import * as z from "zod";
import { carExtras } from "./car-terms";
import { carIdSchema, carOfferSchema, rentalSchema } from "./cars";
import { suppliersLanguage } from "./text-languages";

/** The car, cover and extras to be quoted. */
export const carSelectionSchema = z.strictObject({
  service: z.literal("cars"),
  ...rentalSchema.shape,
  offerId: carIdSchema,
  extras: z
    .array(z.strictObject({ id: z.enum(carExtras), count: z.number().int().min(1).max(9) }))
    .max(carExtras.length)
    .default([]),
});

/** What a quote or a booking holds of a rental; money, time and terms are in its envelope. */
export const carItemSchema = z.object({
  service: z.literal("cars"),
  ...suppliersLanguage,
  ...rentalSchema.shape,
  offer: carOfferSchema.omit({
    expiresAt: true,
    cancellation: true,
    charges: true,
    comments: true,
    price: true,
  }),
  /** Those that were added. */
  extras: carSelectionSchema.shape.extras.unwrap(),
});
export type CarSelection = z.infer<typeof carSelectionSchema>;
export type CarItem = z.infer<typeof carItemSchema>;
