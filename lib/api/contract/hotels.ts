import * as z from "zod";
import { cancellationSchema } from "./cancellations";
import { chargeSchema } from "./charges";
import { latitude, longitude } from "./coordinates";
import { endpoint } from "./endpoint";
import {
  accessibilityFeatures,
  bedKinds,
  boardBases,
  hotelAmenities,
  hotelSorts,
  partyLimits,
  searchRadius,
} from "./hotel-terms";
import { moneySchema } from "./money";
import { areaIdPattern, landmarkIdPattern, landmarkKinds } from "./place-terms";
import { priceSchema } from "./prices";
import {
  countsOf,
  foundPage,
  namedCounts,
  priceRange,
  searchCall,
  searchProgress,
} from "./searches";

const country = z.string().regex(/^[A-Z]{2}$/);
/** A path segment: no leading dot, which would allow traversal. */
export const hotelIdSchema = z.string().regex(/^[\w~-][\w.~-]{0,119}$/);

/** Who sleeps in one room; every child's age is known, for rates depend on it. */
export const roomSchema = z.strictObject({
  adults: z.number().int().min(1).max(partyLimits.adultsPerRoom),
  childAges: z
    .array(z.number().int().min(0).max(partyLimits.oldestChild))
    .max(partyLimits.childrenPerRoom),
});
export type Room = z.infer<typeof roomSchema>;

/** Days local to the place; `end` is the day of departure. */
export const staySchema = z.strictObject({ start: z.iso.date(), end: z.iso.date() });
export type Stay = z.infer<typeof staySchema>;
/**
 * Everything a rate depends on besides the hotel. `residence`: the country the guests live in; a
 * rate is valid only if it matches.
 */
export const hotelPartySchema = z.strictObject({
  stay: staySchema,
  rooms: z.array(roomSchema).min(1).max(partyLimits.rooms),
  residence: country,
});
export type HotelParty = z.infer<typeof hotelPartySchema>;

/**
 * `minimumPrice` and `maximumPrice`: total of the stay in minor units of the charged currency; only
 * with price rights, else 422.
 */
export const hotelFiltersSchema = z
  .strictObject({
    minimumPrice: z.number().int().min(0),
    maximumPrice: z.number().int().min(0),
    /** Whole stars: 4 takes 4 and 4.5. */
    classes: z.array(z.number().int().min(0).max(5)).max(6),
    minimumScore: z.number().min(0).max(10),
    boards: z.array(z.enum(boardBases)).max(5),
    freeCancellation: z.boolean(),
    payAtProperty: z.boolean(),
    amenities: z.array(z.enum(hotelAmenities)).max(hotelAmenities.length),
    /** km */
    maximumDistance: z.number().min(0).max(200),
    /** Ids of quarters, as `facets` lists them: a hotel in any of them. */
    quarters: z.array(z.string().regex(landmarkIdPattern)).max(40),
    name: z.string().trim().max(100),
  })
  .partial();
export type HotelFilters = z.infer<typeof hotelFiltersSchema>;

export const hotelSearchSchema = hotelPartySchema.extend({
  /**
   * `name` is what distances are named after; `hotelId` comes first in the list when the traveller
   * searched for that very hotel. Of a region, island or coast, `areaId` is its suggestion's id:
   * all of it is searched, or the surroundings of the point where that isn't known any more.
   */
  place: z.strictObject({
    latitude,
    longitude,
    name: z.string().max(200),
    hotelId: hotelIdSchema.optional(),
    areaId: z.string().regex(areaIdPattern).optional(),
  }),
  /** km; of no account in an area. */
  radius: z.number().min(1).max(searchRadius.largest).default(searchRadius.usual),
  filters: hotelFiltersSchema.default({}),
  /**
   * `price` only with price rights, else 422. `landmark`: by the distance to `near`; to the place
   * where `near` isn't among the `landmarks` of the answer.
   */
  sort: z.enum(hotelSorts).default("best"),
  /** The id of a landmark, as the answer lists them. */
  near: z.string().regex(landmarkIdPattern).optional(),
  page: z.number().int().min(1).max(1_000).default(1),
  /** Whether `pins` is answered: without a map they are most of a response, for nothing. */
  hasPins: z.boolean().default(true),
});
export type HotelSearch = z.output<typeof hotelSearchSchema>;

const guestScore = z
  .object({ value: z.number().min(0).max(10), count: z.number().int().min(0) })
  .nullable();

export const hotelOfferSchema = z.object({
  /**
   * Opaque; good for the same hotel and party until `expiresAt`, when a quote may say something
   * else.
   */
  id: z.string(),
  supplier: z.string(),
  expiresAt: z.iso.datetime(),
  room: z.object({
    code: z.string(),
    name: z.string(),
    picture: z.string(),
    beds: z.array(z.object({ kind: z.enum(bedKinds), count: z.number().int().min(1) })),
    sizeSquareMetres: z.number().nullable(),
    maximumGuests: z.number().int(),
    features: z.array(z.string()),
    isAccessible: z.boolean(),
  }),
  board: z.enum(boardBases),
  payment: z.enum(["now", "atProperty"]),
  cancellation: cancellationSchema,
  charges: z.array(chargeSchema),
  /** What the hotel states before payment, in the requested language. */
  comments: z.array(z.string()),
  /** Null when the supplier doesn't say. */
  roomsLeft: z.number().int().min(0).nullable(),
  /** Whether it can be booked together with other rooms of the hotel; absent: it can't. */
  isCombinable: z.boolean().optional(),
  price: priceSchema.optional(),
});
export type HotelOffer = z.infer<typeof hotelOfferSchema>;

/** A hotel's own data, on any dates. */
const hotelBase = {
  id: z.string(),
  supplier: z.string(),
  name: z.string(),
  /** Class, in stars by halves; null when it has none. Not the guests' score. */
  hotelClass: z.number().min(0).max(5).nullable(),
  guestScore,
  city: z.string(),
  countryCode: z.string(),
  latitude,
  longitude,
  amenities: z.array(z.enum(hotelAmenities)),
};
export const hotelSummarySchema = z.object({
  ...hotelBase,
  picture: z.string(),
  /** A few others, to be turned over to in a list. */
  morePictures: z.array(z.string()).default([]),
  /** km, from the searched place */
  distance: z.number(),
  /** The quarter it lies in, in the requested language; null where none is known. */
  quarter: z.string().nullable().default(null),
  /**
   * The beach, station or sight that is sorted by, else the nearest that one walks to; `distance`
   * in km.
   */
  near: z
    .object({ kind: z.enum(landmarkKinds), name: z.string(), distance: z.number() })
    .nullable()
    .default(null),
  /** The cheapest that passes the filters; without price rights the first by its terms. */
  offer: hotelOfferSchema
    .pick({ id: true, board: true, payment: true, roomsLeft: true, price: true })
    .extend({
      roomName: z.string(),
      /** The last instant at which cancelling costs nothing, with its time zone. */
      freeCancellation: z.object({ until: z.iso.datetime(), zone: z.string() }).nullable(),
    }),
});
export type HotelSummary = z.infer<typeof hotelSummarySchema>;

export const hotelSchema = z.object({
  ...hotelBase,
  description: z.string(),
  pictures: z.array(z.string()).min(1),
  address: z.string(),
  /** E.164, for guests on their way. */
  phone: z.string().nullable(),
  timeZone: z.string(),
  /** Local times as HH:MM. */
  checkIn: z.object({ from: z.string(), until: z.string().nullable() }),
  checkOut: z.object({ until: z.string() }),
  accessibility: z.array(
    z.object({
      feature: z.enum(accessibilityFeatures),
      status: z.enum(["yes", "no", "onRequest"]),
    }),
  ),
  nearby: z.array(
    z.object({
      kind: z.enum(["center", "airport", "beach", "station"]),
      name: z.string(),
      distance: z.number(),
    }),
  ),
});
export type Hotel = z.infer<typeof hotelSchema>;

/**
 * Where to go when there is nothing: the nearest dates of the same length, and the nearest place
 * with hotels.
 */
export const hotelAlternativesSchema = z.object({
  dates: z.array(staySchema.extend({ hotels: z.number().int() })),
  area: z.object({ name: z.string(), latitude, longitude, distance: z.number() }).nullable(),
});

const search = { ...searchCall, limits: ["hotel searches"] } as const;
export const searchHotelsEndpoint = endpoint({
  operationId: "searchHotels",
  ...search,
  path: "/api/hotels/search",
  summary:
    "Hotels around a place with the cheapest offer of each (without price rights the first by its terms), filtered, sorted and paged, and what the filters would leave",
  errors: ["service_not_enabled", "supplier_unavailable"],
  body: hotelSearchSchema,
  response: z.object({
    ...searchProgress,
    hotels: z.array(hotelSummarySchema),
    ...foundPage,
    /** All that pass the filters, as far as a map can show them; empty without `hasPins`. */
    pins: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        latitude,
        longitude,
        picture: z.string(),
        hotelClass: hotelBase.hotelClass,
        guestScore,
        total: moneySchema.optional(),
      }),
    ),
    /** Each counted as if its own filter weren't set. */
    facets: z.object({
      classes: countsOf(z.number()),
      scores: countsOf(z.number()),
      boards: countsOf(z.enum(boardBases)),
      amenities: countsOf(z.enum(hotelAmenities)),
      /** By their names in the requested language. */
      quarters: namedCounts.default([]),
      freeCancellation: z.number().int(),
      payAtProperty: z.number().int(),
      price: priceRange,
      /** km */
      farthest: z.number(),
    }),
    /** What can be sorted by the distance to: the best known around, by their names. */
    landmarks: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
    /** Only when nothing is left of a complete search. */
    alternatives: hotelAlternativesSchema.nullable(),
  }),
});
export const listNightPricesEndpoint = endpoint({
  operationId: "listNightPrices",
  ...search,
  path: "/api/hotels/nights",
  summary:
    "The lowest price of each night of a month around a place, as a search of that night alone finds it at the suppliers that know; without price rights only the nights",
  errors: ["service_not_enabled", "supplier_unavailable"],
  body: hotelSearchSchema.pick({ place: true, rooms: true, residence: true }).extend({
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  }),
  response: z.object({
    /**
     * In order, as far as they can be booked; without those that nothing is found for, and those
     * that no supplier knows prices of. For the whole party.
     */
    nights: z.array(z.object({ date: z.iso.date(), from: moneySchema.optional() })),
  }),
});
export const listHotelOffersEndpoint = endpoint({
  operationId: "listHotelOffers",
  ...search,
  path: "/api/hotels/{id}/offers",
  notFound: "shared",
  summary:
    "A hotel with every room and rate for a party, the cheapest first; without price rights in an order that tells nothing of prices",
  errors: ["service_not_enabled", "hotel_not_found", "supplier_unavailable"],
  params: z.object({ id: hotelIdSchema }),
  body: hotelPartySchema,
  response: z.object({
    hotel: hotelSchema,
    offers: z.array(hotelOfferSchema),
    alternatives: hotelAlternativesSchema.nullable(),
  }),
});
export const getHotelEndpoint = endpoint({
  operationId: "getHotel",
  api: "main",
  method: "get",
  access: "public",
  browser: false,
  path: "/api/hotels/{id}",
  notFound: "shared",
  summary: "What a hotel is, whatever the dates",
  errors: ["service_not_enabled", "hotel_not_found", "supplier_unavailable"],
  params: z.object({ id: hotelIdSchema }),
  response: z.object({
    hotel: hotelSchema,
    /** Whether guests' reviews of it can be read; absent is no. */
    hasReviews: z.boolean().optional(),
  }),
});
