import * as z from "zod";
import { moneySchema } from "./money";

/**
 * Instants; `refundPercentage` of what was paid now is given back before each, the earliest first;
 * after the last nothing. `refund` only with price rights.
 */
export const cancellationSchema = z.object({
  /** IANA zone of the place, in which the instants are shown. */
  zone: z.string(),
  refundable: z.enum(["full", "partial", "none"]),
  steps: z.array(
    z.object({
      before: z.iso.datetime(),
      refundPercentage: z.number().min(0).max(100),
      refund: moneySchema.optional(),
    }),
  ),
});
export type Cancellation = z.infer<typeof cancellationSchema>;
