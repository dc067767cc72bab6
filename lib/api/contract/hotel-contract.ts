import * as z from "zod";
import { hotelChangeSchema, hotelItemSchema, hotelSelectionSchema } from "./hotel-items";
import * as reviews from "./hotel-reviews";
import * as hotels from "./hotels";

/** What hotels put into the unions and lists of `service-contracts.ts`. */
export const hotelContract = {
  selection: hotelSelectionSchema,
  item: hotelItemSchema,
  change: hotelChangeSchema,
  search: z.object({
    service: z.literal("hotels"),
    ...hotels.hotelPartySchema.shape,
    place: hotels.hotelSearchSchema.shape.place,
  }),
  endpoints: [hotels, reviews],
  named: {
    Room: { schema: hotels.roomSchema, description: "Who sleeps in one room." },
    Stay: {
      schema: hotels.staySchema,
      description: "Days local to the place; `end` is the day of departure.",
    },
    HotelParty: {
      schema: hotels.hotelPartySchema,
      description:
        "What a rate depends on besides the hotel. `residence`: the country the guests live in.",
    },
    HotelFilters: {
      schema: hotels.hotelFiltersSchema,
      description:
        "`minimumPrice` and `maximumPrice`, in minor units, only with price rights; else 422.",
    },
    Hotel: { schema: hotels.hotelSchema },
    HotelSummary: { schema: hotels.hotelSummarySchema },
    HotelOffer: {
      schema: hotels.hotelOfferSchema,
      description: "A room at a rate. `price` and each `refund` are there only with price rights.",
    },
    HotelAlternatives: { schema: hotels.hotelAlternativesSchema },
    HotelItem: { schema: hotelItemSchema },
  },
};
