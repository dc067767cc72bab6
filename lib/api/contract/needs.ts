import * as z from "zod";
import { languageCodes } from "./languages";
import { needIds, type NeedId } from "./need-table";

export type { NeedId } from "./need-table";

/** What a checked offer may ask of who books it, besides names and contact. */
const needId = z.enum(needIds as readonly [NeedId, ...NeedId[]]);

const conditionSchema = z.object({ need: needId, is: z.array(z.string()) });
/** As long as the longest answer that suppliers take. */
const longestAnswer = 1_000;

/**
 * A question of the offer; forms are made from it. `of`: answered by every traveller, by the
 * first, or once. A `document` is a number as printed in a passport: letters and digits. A
 * `country` is answered by its code (ISO 3166-1 alpha-2, capitals), a `time` as HH:MM, a `measure`
 * by a number and one of `units`. A `text` with `options` is answered by one of them or freely, a
 * `choice` by one of them alone. `isSealed`: the answer is stored encrypted, never shown, passed on
 * to the supplier and erased after the trip; what `need-table.ts` calls personal always is.
 */
export const needSchema = z.object({
  id: needId,
  of: z.enum(["each", "lead", "booking"]),
  kind: z.enum([
    ...(["text", "date", "choice", "number", "document", "country"] as const),
    ...(["measure", "time"] as const),
  ]),
  isRequired: z.boolean(),
  isSealed: z.boolean(),
  /** The supplier's own words, instead of the site's; `question1` and so on have no others. */
  label: z.string().optional(),
  hint: z.string().optional(),
  options: z.array(z.string()).optional(),
  /** By option or unit; one without is shown as it is. */
  optionLabels: z.record(z.string(), z.string()).optional(),
  /** Of the supplier's words, where it isn't the one of the query (`item.language`). */
  language: z.enum(languageCodes).optional(),
  units: z.array(z.string()).optional(),
  /** The smallest number; of a measure in the first of its units. */
  minimum: z.number().optional(),
  /** Characters of a text, 200 without; the largest number otherwise, as `minimum`. */
  maximum: z.number().int().optional(),
  alphabet: z.enum(["latin"]).optional(),
  /** Applies only if another answer is one of these, or one of `or` (`isNeedAsked`). */
  when: conditionSchema.extend({ or: z.array(conditionSchema).optional() }).optional(),
});
export type Need = z.infer<typeof needSchema>;

const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]*$/u, "must be one line of plain text");

/** `traveller`: by the order in which they are named; null for the booking as a whole. */
export const answerSchema = z.strictObject({
  need: needId,
  traveller: z.number().int().min(0).max(19).nullable(),
  value: line.max(longestAnswer),
  /** Of a measure: which of the need's `units` it is in. */
  unit: line.max(20).optional(),
});
export type Answer = z.infer<typeof answerSchema>;
