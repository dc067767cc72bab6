import * as z from "zod";
import { hotelIdSchema, hotelOfferSchema, hotelPartySchema, hotelSchema } from "./hotels";

/** The room and rate that a quote is asked for. */
export const hotelSelectionSchema = z.strictObject({
  service: z.literal("hotels"),
  ...hotelPartySchema.shape,
  hotelId: hotelIdSchema,
  offerId: z.string().min(1).max(500),
});

/** What a quote or a booking holds of a hotel; money, time and terms are in its envelope. */
export const hotelItemSchema = z.object({
  service: z.literal("hotels"),
  ...hotelPartySchema.shape,
  hotel: hotelSchema,
  offer: hotelOfferSchema.pick({ id: true, room: true, board: true, roomsLeft: true }),
});
export type HotelSelection = z.infer<typeof hotelSelectionSchema>;
export type HotelItem = z.infer<typeof hotelItemSchema>;
