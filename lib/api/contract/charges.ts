import * as z from "zod";
import { moneySchema } from "./money";
import { chargeCodes } from "./price-terms";

/**
 * included: in the total already · excluded: never in it, mandatory only when onSite and then part
 * of dueOnSite · conditional: only for who wants it.
 */
export const chargeSchema = z.object({
  code: z.enum(chargeCodes),
  name: z.string(),
  kind: z.enum(["included", "excluded", "conditional"]),
  when: z.enum(["now", "onSite"]),
  /** Null where it isn't known or not the viewer's to see. */
  amount: moneySchema.nullable(),
  isMandatory: z.boolean(),
});
export type Charge = z.infer<typeof chargeSchema>;
