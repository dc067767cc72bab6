import * as z from "zod";
import { toMoney, type Money } from "@/lib/money/money";

/** Decimal major units, as Duffel writes amounts. */
export const decimal = z.string().regex(/^\d{1,12}(?:\.\d{1,6})?$/);
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);
export const instant = z.iso.datetime({ offset: true });
export const cabinClass = z.enum(["economy", "premium_economy", "business", "first"]);

export const toAmount = (amount: string, currency: string): Money =>
  toMoney(Number(amount), currency);

export const carrierSchema = z.object({ iata_code: z.string().nullish(), name: z.string() });

export const airportSchema = z.object({
  iata_code: z.string(),
  name: z.string(),
  city_name: z.string().nullish(),
  iata_country_code: z.string(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  time_zone: z.string().nullish(),
});

/** Whether something may be done, and what the airline keeps; null where it hasn't said. */
export const conditionSchema = z
  .object({
    allowed: z.boolean(),
    /** For all passengers; null where it isn't known. */
    penalty_amount: decimal.nullish(),
    penalty_currency: currencyCode.nullish(),
  })
  .nullish();
export type Condition = z.infer<typeof conditionSchema>;

export const segmentSchema = z.object({
  id: z.string(),
  marketing_carrier: carrierSchema,
  marketing_carrier_flight_number: z.string().nullish(),
  operating_carrier: carrierSchema,
  aircraft: z.object({ iata_code: z.string().nullish(), name: z.string() }).nullish(),
  origin: airportSchema,
  destination: airportSchema,
  origin_terminal: z.string().nullish(),
  destination_terminal: z.string().nullish(),
  /** By the clocks of the airports, without a zone. */
  departing_at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/),
  arriving_at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/),
  /** ISO 8601, such as PT2H26M. */
  duration: z.string().nullish(),
  passengers: z
    .array(
      z.object({
        passenger_id: z.string().nullish(),
        cabin_class: cabinClass.nullish(),
        baggages: z.array(z.object({ type: z.string(), quantity: z.number().int() })).nullish(),
        seat: z.object({ designator: z.string() }).nullish(),
      }),
    )
    .default([]),
});
export type WireSegment = z.infer<typeof segmentSchema>;

export const sliceSchema = z.object({
  id: z.string(),
  fare_brand_name: z.string().nullish(),
  segments: z.array(segmentSchema).min(1),
  conditions: z
    .object({
      change_before_departure: conditionSchema,
      advance_seat_selection: z.boolean().nullish(),
    })
    .nullish(),
});
export type WireSlice = z.infer<typeof sliceSchema>;
