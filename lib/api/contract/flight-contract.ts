import * as z from "zod";
import { flightItemSchema, flightSelectionSchema } from "./flight-items";
import { cabins } from "./flight-terms";
import * as flights from "./flights";

const place = z.object({ id: flights.flightPlaceSchema, name: z.string() });

/** What flights put into the unions and lists of `service-contracts.ts`. */
export const flightContract = {
  selection: flightSelectionSchema,
  item: flightItemSchema,
  search: z.object({
    service: z.literal("flights"),
    ...flights.flightPartySchema.shape,
    legs: z.array(z.object({ from: place, to: place, date: z.iso.date() })).min(1),
    cabin: z.enum(cabins),
  }),
  endpoints: [flights],
  named: {
    FlightFilters: {
      schema: flights.flightFiltersSchema,
      description:
        "`minimumPrice` and `maximumPrice`, in minor units, only with price rights; else 422. With `checkedBags` the total holds what missing bags cost.",
    },
    Airline: { schema: flights.airlineSchema },
    FlightAirport: { schema: flights.flightAirportSchema },
    Segment: { schema: flights.segmentSchema },
    FlightLeg: { schema: flights.flightLegSchema },
    Itinerary: { schema: flights.itinerarySchema },
    ItinerarySummary: {
      schema: flights.itinerarySummarySchema,
      description: "An itinerary with its cheapest fare. `price` only with price rights.",
    },
    Fare: {
      schema: flights.fareSchema,
      description:
        "A fare of an itinerary for the whole party. `price`, `shares` and the amounts of fees and refunds are there only with price rights.",
    },
  },
};
