import * as z from "zod";
import { conditionSchema, currencyCode, decimal, instant, sliceSchema } from "./slices";

const serviceSchema = z.object({
  id: z.string(),
  type: z.string(),
  total_amount: decimal,
  total_currency: currencyCode,
  maximum_quantity: z.number().int(),
  passenger_ids: z.array(z.string()),
  segment_ids: z.array(z.string()),
  metadata: z.object({ type: z.string().nullish() }).nullish(),
});
export type WireService = z.infer<typeof serviceSchema>;

export const offerSchema = z.object({
  id: z.string(),
  expires_at: instant,
  total_amount: decimal,
  total_currency: currencyCode,
  tax_amount: decimal.nullish(),
  tax_currency: currencyCode.nullish(),
  total_emissions_kg: z.string().nullish(),
  passengers: z.array(z.object({ id: z.string() })).min(1),
  passenger_identity_documents_required: z.boolean(),
  payment_requirements: z.object({
    requires_instant_payment: z.boolean(),
    payment_required_by: instant.nullish(),
    price_guarantee_expires_at: instant.nullish(),
  }),
  conditions: z.object({
    change_before_departure: conditionSchema,
    refund_before_departure: conditionSchema,
  }),
  slices: z.array(sliceSchema).min(1),
  /** Only where they were requested. */
  available_services: z.array(serviceSchema).nullish(),
});
export type WireOffer = z.infer<typeof offerSchema>;

/** Offers one by one: a single one that can't be read hides none of the others. */
export const offerRequestSchema = z.object({ id: z.string(), offers: z.array(z.unknown()) });

export const seatMapSchema = z.object({
  segment_id: z.string(),
  cabins: z.array(
    z.object({
      cabin_class: z.string(),
      rows: z.array(
        z.object({
          sections: z.array(
            z.object({
              elements: z.array(
                z.object({
                  type: z.string(),
                  designator: z.string().nullish(),
                  name: z.string().nullish(),
                  available_services: z
                    .array(
                      z.object({
                        id: z.string(),
                        passenger_id: z.string(),
                        total_amount: decimal,
                        total_currency: currencyCode,
                      }),
                    )
                    .nullish(),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type WireSeatMap = z.infer<typeof seatMapSchema>;
