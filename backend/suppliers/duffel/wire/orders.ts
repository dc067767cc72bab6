import * as z from "zod";
import { currencyCode, decimal, instant, sliceSchema } from "./slices";

export const orderSchema = z.object({
  id: z.string(),
  booking_reference: z.string(),
  created_at: instant,
  cancelled_at: instant.nullish(),
  total_amount: decimal,
  total_currency: currencyCode,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  available_actions: z.array(z.string()).default([]),
  payment_status: z.object({
    awaiting_payment: z.boolean(),
    payment_required_by: instant.nullish(),
    price_guarantee_expires_at: instant.nullish(),
  }),
  passengers: z.array(z.object({ id: z.string() })),
  documents: z
    .array(
      z.object({
        type: z.string(),
        unique_identifier: z.string(),
        passenger_ids: z.array(z.string()).default([]),
      }),
    )
    .nullish(),
  slices: z.array(sliceSchema),
});
export type WireOrder = z.infer<typeof orderSchema>;

/** What a page of orders is looked through for. */
export const listedOrderSchema = z.object({
  id: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

export const cancellationSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  /** Null where the airline doesn't say. */
  refund_amount: decimal.nullish(),
  refund_currency: currencyCode.nullish(),
  refund_to: z.string().nullish(),
  expires_at: instant.nullish(),
  confirmed_at: instant.nullish(),
});
export type WireCancellation = z.infer<typeof cancellationSchema>;

export const airlineChangeSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  created_at: instant,
  action_taken: z.string().nullish(),
  added: z.array(sliceSchema).default([]),
  removed: z.array(z.object({ id: z.string() })).default([]),
});
export type WireAirlineChange = z.infer<typeof airlineChangeSchema>;
