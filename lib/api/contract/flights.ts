import * as z from "zod";
import { cancellationSchema } from "./cancellations";
import { latitude, longitude } from "./coordinates";
import { endpoint } from "./endpoint";
import {
  cabins,
  fareTerms,
  flightLimits,
  flightLists,
  flightPlacePattern,
  flightSorts,
  passengerKinds,
  seatChoices,
  seatTraits,
} from "./flight-terms";
import { momentSchema } from "./moments";
import { moneySchema } from "./money";
import { priceSchema } from "./prices";
import {
  countsOf,
  foundPage,
  namedCounts,
  priceRange,
  searchCall,
  searchProgress,
} from "./searches";

const iata = z.string().regex(/^[A-Z]{3}$/);
const airlineCode = z.string().regex(/^[A-Z0-9]{2}$/);
const date = z.iso.date();
/** A path segment: no leading dot, which would allow traversal. */
export const flightIdSchema = z.string().regex(/^[\w~-][\w.~-]{0,299}$/);

export const flightPlaceSchema = z.string().regex(flightPlacePattern);

/** `ages`: of all under 18, in years on the date of the last leg, which fares depend on. */
export const flightPartySchema = z.strictObject({
  adults: z.number().int().min(1).max(flightLimits.seated),
  ages: z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(flightLimits.youngest - 1),
    )
    .max(2 * flightLimits.seated)
    .default([]),
});
export type FlightParty = z.output<typeof flightPartySchema>;

/** Dates by the clock of where a leg departs. */
const searchedLegSchema = z.strictObject({ from: flightPlaceSchema, to: flightPlaceSchema, date });
export type SearchedLeg = z.infer<typeof searchedLegSchema>;

/** Minutes after midnight by the clock of the airport; both ends are inside. */
const hours = z.strictObject({
  from: z.number().int().min(0).max(1_439),
  until: z.number().int().min(0).max(1_439),
});

/**
 * Amounts are in minor units of the charged currency, and like the sort `price` only with price
 * rights, else 422.
 */
export const flightFiltersSchema = z
  .strictObject({
    /** Of each leg. */
    maximumStops: z.number().int().min(0).max(3),
    /** Of whom any segment is marketed. */
    airlines: z.array(airlineCode).max(40),
    /** By leg, counted from nought. */
    times: z
      .array(
        z.strictObject({
          leg: z
            .number()
            .int()
            .min(0)
            .max(flightLimits.legs - 1),
          departure: hours.optional(),
          arrival: hours.optional(),
        }),
      )
      .max(flightLimits.legs),
    /** Of the longest leg. */
    maximumMinutes: z.number().int().min(30),
    /** Connections are made at these airports alone; what has none passes. */
    connections: z.array(iata).max(60),
    /** A bag to take on board, beside a small one below the seat. */
    hasCabinBag: z.boolean(),
    /**
     * Checked bags for each passenger with a seat. Where a fare has fewer, their price is in the
     * total; fares that can't have them don't pass.
     */
    checkedBags: z.number().int().min(1).max(flightLimits.bags),
    isRefundable: z.boolean(),
    isChangeable: z.boolean(),
    minimumPrice: z.number().int().min(0),
    maximumPrice: z.number().int().min(0),
  })
  .partial();
export type FlightFilters = z.infer<typeof flightFiltersSchema>;

const questionShape = {
  legs: z.array(searchedLegSchema).min(1).max(flightLimits.legs),
  ...flightPartySchema.shape,
  cabin: z.enum(cabins).default("economy"),
};
export const flightSearchSchema = z.strictObject({
  ...questionShape,
  filters: flightFiltersSchema.default({}),
  sort: z.enum(flightSorts).default("best"),
  /** `outbounds` only with two legs, else 422. */
  list: z.enum(flightLists).default("pairs"),
  /** An outbound's id: only what begins with it is answered, as pairs. Only with two legs. */
  outbound: flightIdSchema.optional(),
  page: z.number().int().min(1).max(1_000).default(1),
});
export type FlightSearch = z.output<typeof flightSearchSchema>;

export const airlineSchema = z.object({ code: airlineCode, name: z.string() });
export type Airline = z.infer<typeof airlineSchema>;
export const flightAirportSchema = z.object({
  iata,
  name: z.string(),
  city: z.string(),
  countryCode: z.string(),
  latitude,
  longitude,
});
export type FlightAirport = z.infer<typeof flightAirportSchema>;

/** One flight from take-off to landing, under one number. */
export const segmentSchema = z.object({
  /** Airline's code and number, such as 7X214. */
  number: z.string(),
  airline: airlineSchema,
  /** The operating airline, if another one. */
  operatedBy: airlineSchema.nullable(),
  aircraft: z.object({ code: z.string(), name: z.string() }).nullable(),
  from: flightAirportSchema,
  to: flightAirportSchema,
  fromTerminal: z.string().nullable(),
  toTerminal: z.string().nullable(),
  departs: momentSchema,
  arrives: momentSchema,
  minutes: z.number().int().min(1),
});
export type Segment = z.infer<typeof segmentSchema>;

/** All flights of one searched leg, on one ticket. */
export const flightLegSchema = z.object({
  segments: z.array(segmentSchema).min(1),
  /** From the first take-off to the last landing. */
  minutes: z.number().int().min(1),
  /** Of the arrival after the departure, by the local calendars; −1 across the date line. */
  daysLater: z.number().int().min(-1).max(4),
  /** Between its segments, in order. */
  connections: z.array(
    z.object({
      /** Where it lands. */
      airport: flightAirportSchema,
      /** Where it takes off again, if that is another airport. */
      otherAirport: flightAirportSchema.nullable(),
      minutes: z.number().int().min(1),
      /** Through the hours from midnight to five by the local clock. */
      isOvernight: z.boolean(),
    }),
  ),
});
export type FlightLeg = z.infer<typeof flightLegSchema>;

/** An itinerary's fare with one brand, for the whole party. */
export const fareSchema = z.object({
  /** The offer's id: names itinerary and brand, for any party. */
  id: flightIdSchema,
  supplier: z.string(),
  expiresAt: z.iso.datetime(),
  /** The airline's own name for what is in the fare. */
  brand: z.object({ id: z.string(), name: z.string() }),
  cabin: z.enum(cabins),
  /** Of each passenger with a seat. `cabin`: beside a small one below the seat. */
  bags: z.object({
    cabin: z.number().int().min(0),
    checked: z.number().int().min(0),
    /** Of each checked bag. */
    checkedKg: z.number().int().nullable(),
    /** That can be added, for a price. */
    extra: z.number().int().min(0),
  }),
  seatChoice: z.enum(seatChoices),
  change: z.enum(fareTerms),
  refund: z.enum(fareTerms),
  /** For each passenger, before departure; null where there is none or without price rights. */
  changeFee: moneySchema.nullable(),
  /** Null when the supplier doesn't say. */
  seatsLeft: z.number().int().min(0).nullable(),
  /** Until when it can be kept without paying; null where it can't. */
  payLaterUntil: z.iso.datetime().nullable(),
  cancellation: cancellationSchema,
  comments: z.array(z.string()),
  price: priceSchema.optional(),
  /**
   * What one more checked bag of a passenger adds to the total, by leg; null where none is sold.
   * Only with price rights.
   */
  bagPrices: z.array(moneySchema.nullable()).optional(),
  /** What all passengers of each kind pay: adds up to the total. Only with price rights. */
  shares: z
    .array(
      z.object({
        kind: z.enum(passengerKinds),
        count: z.number().int().min(1),
        total: moneySchema,
      }),
    )
    .optional(),
});
export type Fare = z.infer<typeof fareSchema>;

export const itinerarySchema = z.object({
  /**
   * Names its flights and dates: segments as 7X214-LISLHR-20270312, by number, airports and the
   * local date of departure, joined by `_` within a leg and `.` between legs, behind the supplier's
   * name and `~`.
   */
  id: flightIdSchema,
  supplier: z.string(),
  legs: z.array(flightLegSchema).min(1),
  /** kg of CO₂ for each passenger with a seat; null when it isn't known. */
  co2: z.number().nullable(),
});
export type Itinerary = z.infer<typeof itinerarySchema>;

/**
 * A line of the list: an itinerary with the cheapest of its fares that pass the filters. Of an
 * outbound it is the cheapest itinerary; without price rights the one whose fare's terms come
 * first.
 */
export const itinerarySummarySchema = itinerarySchema.extend({
  fare: fareSchema.pick({
    id: true,
    brand: true,
    cabin: true,
    bags: true,
    change: true,
    refund: true,
    seatsLeft: true,
    payLaterUntil: true,
    price: true,
  }),
  /** How many brands it has, before filters. */
  fares: z.number().int().min(1),
  /** Checked bags of each passenger whose price was added to the total, as the filter asks. */
  addedBags: z.number().int().min(0),
  /** In a list of outbounds: its id, and how many itineraries that pass the filters have it. */
  outbound: z.object({ id: flightIdSchema, pairs: z.number().int().min(1) }).optional(),
});
export type ItinerarySummary = z.infer<typeof itinerarySummarySchema>;

const search = { ...searchCall, limits: ["flight searches"] } as const;
export const searchFlightsEndpoint = endpoint({
  operationId: "searchFlights",
  ...search,
  path: "/api/flights/search",
  summary:
    "Itineraries for one way, a return or several legs with the cheapest fare of each (without price rights the first by its terms), filtered, sorted and paged, and what the filters would leave; of a return also each outbound once, and those with an outbound alone",
  errors: ["service_not_enabled", "supplier_unavailable"],
  body: flightSearchSchema,
  response: z.object({
    ...searchProgress,
    /** As `list` says; so are all numbers below. */
    itineraries: z.array(itinerarySummarySchema),
    ...foundPage,
    /** The outbound of the body; null where it isn't found (any more). */
    outbound: flightLegSchema.nullable().default(null),
    /** Each counted as if its own filter weren't set. */
    facets: z.object({
      /** Each with how many have at most so many. */
      stops: countsOf(z.number().int()),
      airlines: namedCounts,
      connections: namedCounts,
      hasCabinBag: z.number().int(),
      /** Each with how many include, or can be had with, so many. */
      checkedBags: countsOf(z.number().int()),
      isRefundable: z.number().int(),
      isChangeable: z.number().int(),
      /** Of the longest leg of each. */
      minutes: z.object({ minimum: z.number().int(), maximum: z.number().int() }).nullable(),
      price: priceRange,
    }),
  }),
});
export const getItineraryEndpoint = endpoint({
  operationId: "getItinerary",
  ...search,
  isSlow: true,
  path: "/api/flights/{id}/fares",
  notFound: "shared",
  summary:
    "An itinerary with each fare it is sold at to a party, the cheapest first; without price rights in an order that tells nothing of prices; no fares when it is sold out",
  errors: ["service_not_enabled", "flight_not_found"],
  params: z.object({ id: flightIdSchema }),
  body: z.strictObject({ ...flightPartySchema.shape, cabin: z.enum(cabins).default("economy") }),
  response: z.object({ itinerary: itinerarySchema, fares: z.array(fareSchema) }),
});

export const seatSchema = z.object({
  /** Row and letter, such as 14C. */
  id: z.string().regex(/^\d{1,2}[A-Z]$/),
  traits: z.array(z.enum(seatTraits)),
  isFree: z.boolean(),
  /** Null where it costs nothing, isn't free or isn't the viewer's to see. */
  price: moneySchema.nullable(),
});
export type Seat = z.infer<typeof seatSchema>;
export const listSeatsEndpoint = endpoint({
  operationId: "listSeats",
  ...search,
  isSlow: true,
  path: "/api/flights/offers/{id}/seats",
  notFound: "shared",
  summary: "The seats of every flight of a fare, row by row",
  errors: ["service_not_enabled", "flight_not_found"],
  params: z.object({ id: flightIdSchema }),
  body: flightPartySchema,
  response: z.object({
    /** In the order of the itinerary's segments; null where there is no map. */
    segments: z.array(
      z
        .object({
          number: z.string(),
          /** Letters from left to right, null for an aisle. */
          columns: z.array(z.string().nullable()),
          rows: z.array(z.object({ row: z.number().int(), seats: z.array(seatSchema) })),
        })
        .nullable(),
    ),
  }),
});

export const listDayPricesEndpoint = endpoint({
  operationId: "listDayPrices",
  ...search,
  path: "/api/flights/days",
  summary:
    "The cheapest total of days around those of a search, with the same number of days between its legs; without price rights only whether there are flights",
  errors: ["service_not_enabled", "supplier_unavailable"],
  /** One way or a return. */
  body: z.strictObject({ ...questionShape, legs: questionShape.legs.max(2) }),
  response: z.object({
    /** Three days before and after the first leg's, as far as they can be booked. */
    days: z.array(z.object({ date, isFlown: z.boolean(), total: moneySchema.optional() })),
  }),
});

export const listNextFlightsEndpoint = endpoint({
  operationId: "listNextFlights",
  ...search,
  path: "/api/flights/{id}/next-flights",
  notFound: "shared",
  summary: "What one could fly with if a connection of an itinerary were missed",
  errors: ["service_not_enabled", "flight_not_found", "supplier_unavailable"],
  params: z.object({ id: flightIdSchema }),
  body: z.strictObject({}),
  response: z.object({
    /** Every connection, in order. */
    connections: z.array(
      z.object({
        leg: z.number().int().min(0),
        airport: iata,
        /** One ticket: if missed, the airline rebooks on its next flight with a seat. */
        isProtected: z.boolean(),
        /** From there to where the leg ends, the next three that can still be reached. */
        next: z.array(flightLegSchema),
      }),
    ),
  }),
});
