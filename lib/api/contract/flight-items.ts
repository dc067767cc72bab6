import * as z from "zod";
import { flightLimits } from "./flight-terms";
import { fareSchema, flightIdSchema, flightPartySchema, itinerarySchema } from "./flights";
import { suppliersLanguage } from "./text-languages";

const index = (below: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(below - 1);
/** By the order of travellers: adults first, then `ages` in their order. */
const passenger = index(2 * flightLimits.seated);

/** Extra checked bags of a passenger, for a leg. */
const addedBag = z.strictObject({
  passenger,
  leg: index(flightLimits.legs),
  count: z.number().int().min(1).max(flightLimits.bags),
});
/** `segment`: counted through all legs. */
const chosenSeat = z.strictObject({
  passenger,
  segment: index(3 * flightLimits.legs),
  seat: z.string().regex(/^\d{1,2}[A-Z]$/),
});

/** The fare to be quoted, with bags and seats. */
export const flightSelectionSchema = z.strictObject({
  service: z.literal("flights"),
  ...flightPartySchema.shape,
  offerId: flightIdSchema,
  bags: z.array(addedBag).max(100).default([]),
  seats: z.array(chosenSeat).max(200).default([]),
});

/** What a quote or a booking holds of flights; money, time and terms are in its envelope. */
export const flightItemSchema = z.object({
  service: z.literal("flights"),
  ...suppliersLanguage,
  ...flightPartySchema.shape,
  itinerary: itinerarySchema,
  fare: fareSchema.omit({
    supplier: true,
    expiresAt: true,
    payLaterUntil: true,
    cancellation: true,
    comments: true,
    changeFee: true,
    price: true,
    bagPrices: true,
    shares: true,
  }),
  /** Those that were added. */
  bags: flightSelectionSchema.shape.bags.unwrap(),
  seats: flightSelectionSchema.shape.seats.unwrap(),
});
export type FlightSelection = z.output<typeof flightSelectionSchema>;
export type FlightItem = z.output<typeof flightItemSchema>;
