import * as z from "zod";

/** Integer minor units of an ISO 4217 currency. */
export const moneySchema = z.object({
  amount: z.number().int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** The amount the user saw and agreed to: never what is charged, only compared with it. */
export const seenMoneySchema = z.strictObject({
  amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
