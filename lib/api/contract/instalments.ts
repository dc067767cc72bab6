import * as z from "zod";
import { momentSchema } from "./moments";
import { moneySchema } from "./money";
import { instalmentKinds, payees } from "./price-terms";

/**
 * A part of a price that is paid at once. now: when it is booked · a moment: until then, by the
 * clock of the place · onSite: there.
 */
export const instalmentSchema = z.object({
  kind: z.enum(instalmentKinds),
  amount: moneySchema,
  due: z.union([z.enum(["now", "onSite"]), momentSchema]),
  payee: z.enum(payees),
});
export type Instalment = z.infer<typeof instalmentSchema>;
