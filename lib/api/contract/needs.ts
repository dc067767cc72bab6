import * as z from "zod";

/** What a checked offer may ask of who books it, besides names and contact. */
export const needIds = [
  "birthDate",
  "flightNumber",
  "gender",
  "passportNumber",
  "passportExpiry",
  "passportCountry",
  "loyalty",
] as const;
export type NeedId = (typeof needIds)[number];

/**
 * A question of the offer; forms are made from it. `of`: answered by every traveller, by the
 * first, or once. A `document` is a number as printed in a passport: letters and digits. A
 * `country` is answered by its code (ISO 3166-1 alpha-2, capitals). `isSealed`: the answer is
 * stored encrypted, never shown, passed on to the supplier and erased after the trip.
 */
export const needSchema = z.object({
  id: z.enum(needIds),
  of: z.enum(["each", "lead", "booking"]),
  kind: z.enum(["text", "date", "choice", "number", "document", "country"]),
  isRequired: z.boolean(),
  isSealed: z.boolean(),
  options: z.array(z.string()).optional(),
  units: z.array(z.string()).optional(),
  /** Characters of a text, the largest number otherwise. */
  maximum: z.number().int().optional(),
  alphabet: z.enum(["latin"]).optional(),
  /** Applies only if another answer is one of these (`isNeedAsked`). */
  when: z.object({ need: z.enum(needIds), is: z.array(z.string()) }).optional(),
});
export type Need = z.infer<typeof needSchema>;

/** `traveller`: by the order in which they are named; null for the booking as a whole. */
export const answerSchema = z.strictObject({
  need: z.enum(needIds),
  traveller: z.number().int().min(0).max(19).nullable(),
  value: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]*$/u,
      "must be one line of plain text",
    ),
});
export type Answer = z.infer<typeof answerSchema>;
