import * as z from "zod";
import { moneySchema } from "./money";

const before = z.iso.datetime();
const refund = moneySchema.optional();

/**
 * Instants; before each, the earliest first, a part of all that was paid by then is given back:
 * `refundPercentage` of it, or all but `keep`. After the last nothing. `refund`, what that comes to
 * with the instalments that are due by then, only with price rights. Not where everything is paid
 * at the place and `keep` is less than that: nothing comes back, and still the rest is spared.
 * `ask`: what comes back is what the booking's cancellation quote says; by the steps, if there are
 * any, it is at least that.
 */
export const cancellationSchema = z.object({
  /** IANA zone of the place, in which the instants are shown. */
  zone: z.string(),
  refundable: z.enum(["full", "partial", "none", "ask"]),
  steps: z.array(
    z.union([
      z.object({ before, refundPercentage: z.number().min(0).max(100), refund }),
      /** Null without price rights. */
      z.object({ before, keep: moneySchema.nullable(), refund }),
    ]),
  ),
});
export type Cancellation = z.infer<typeof cancellationSchema>;
