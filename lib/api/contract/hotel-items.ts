import * as z from "zod";
import { partyLimits } from "./hotel-terms";
import {
  hotelIdSchema,
  hotelOfferSchema,
  hotelPartySchema,
  hotelSchema,
  staySchema,
} from "./hotels";

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
/** Other dates, or fewer rooms, of what is booked: the same room at the same rate. */
export const hotelChangeSchema = z.strictObject({
  service: z.literal("hotels"),
  stay: staySchema,
  /** Which of the booked rooms stay, counted from nought. */
  rooms: z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(partyLimits.rooms - 1),
    )
    .min(1)
    .max(partyLimits.rooms),
});
export type HotelSelection = z.infer<typeof hotelSelectionSchema>;
export type HotelItem = z.infer<typeof hotelItemSchema>;
