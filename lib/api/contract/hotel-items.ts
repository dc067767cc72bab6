import * as z from "zod";
import { partyLimits } from "./hotel-terms";
import {
  hotelIdSchema,
  hotelOfferSchema,
  hotelPartySchema,
  hotelSchema,
  staySchema,
} from "./hotels";
import { suppliersLanguage } from "./text-languages";

const offerId = z.string().min(1).max(500);

/**
 * The rooms and rates to be quoted: one offer for the whole party (`offerId`), or one for each of
 * its rooms, chosen one by one (`offerIds`).
 */
export const hotelSelectionSchema = z
  .strictObject({
    service: z.literal("hotels"),
    ...hotelPartySchema.shape,
    hotelId: hotelIdSchema,
    offerId: offerId.optional(),
    /**
     * In the order of `rooms`, at least two: each is an offer for a party of that room alone. Only
     * offers that say `isCombinable`, and are all paid at the same moment.
     */
    offerIds: z.array(offerId).min(2).max(partyLimits.rooms).optional(),
  })
  .refine(({ offerId: one, offerIds }) => (one === undefined) !== (offerIds === undefined), {
    message: "needs either offerId or offerIds",
    path: ["offerId"],
  })
  .refine(({ rooms, offerIds }) => offerIds === undefined || offerIds.length === rooms.length, {
    message: "must name an offer for each room",
    path: ["offerIds"],
  });

const bookedOfferSchema = hotelOfferSchema.pick({
  id: true,
  room: true,
  board: true,
  roomsLeft: true,
});
export type BookedRoom = z.infer<typeof bookedOfferSchema>;

/**
 * What a quote or a booking holds of a hotel; money, time and terms are in its envelope. It has
 * either `offer`, where all rooms are alike, or `offers`: `listBookedRooms` reads both.
 */
export const hotelItemSchema = z.object({
  service: z.literal("hotels"),
  ...suppliersLanguage,
  ...hotelPartySchema.shape,
  hotel: hotelSchema,
  offer: bookedOfferSchema.optional(),
  /** Of rooms chosen one by one, in the order of `rooms`. */
  offers: z.array(bookedOfferSchema).optional(),
});
/** Other dates, or fewer rooms, of what is booked: the same rooms at the same rates. */
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
