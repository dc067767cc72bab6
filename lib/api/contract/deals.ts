import * as z from "zod";
import { latitude, longitude } from "./coordinates";
import { endpoint } from "./endpoint";
import { rentalLimits } from "./car-terms";
import { partyLimits, searchRadius } from "./hotel-terms";
import { priceTiers } from "./roles";
import { searchCall } from "./searches";

/**
 * Decimal major units of `currency`. Without price rights only `discountPercentage` is there.
 * publishedRate: retail, where it makes a discount · totalRate: price to traveller = baseRate +
 * taxAndFee · wholesaleRate and markup: unrestricted agents only.
 */
export const ratesSchema = z.object({
  discountPercentage: z.number().min(0).max(100),
  currency: z.string().optional(),
  publishedRate: z.number().optional(),
  totalRate: z.number().optional(),
  baseRate: z.number().optional(),
  taxAndFee: z.number().optional(),
  wholesaleRate: z.number().optional(),
  markup: z.number().optional(),
});
export type Rates = z.infer<typeof ratesSchema>;

/**
 * `supplier: "sandbox"` marks sample data. `link` is root-relative, without locale. Dates are local
 * to the place.
 */
const dealBase = { id: z.string(), supplier: z.string(), link: z.string(), rates: ratesSchema };
const guestScore = z
  .object({ value: z.number().min(0).max(10), count: z.number().int().min(0) })
  .nullable();

export const hotelDealSchema = z.object({
  ...dealBase,
  hotel: z.object({
    hotelDetails: z.object({
      heroImage: z.string(),
      name: z.string(),
      /** km, from `distanceFrom` */
      distance: z.number(),
      distanceFrom: z.string(),
      city: z.string(),
      countryCode: z.string(),
    }),
  }),
  /** Stars out of 5; the card shows it rounded down. */
  rating: z.number().min(0).max(5),
  guestScore,
  boardBasis: z.enum(["room_only", "breakfast", "half_board", "full_board", "all_inclusive"]),
  freeCancellationUntil: z.iso.date().nullable(),
  stay: z.object({ start: z.iso.date(), end: z.iso.date(), nights: z.number().int().positive() }),
  party: z.object({
    rooms: z.number().int(),
    adults: z.number().int(),
    children: z.number().int(),
  }),
});
export const activityDealSchema = z.object({
  ...dealBase,
  imageUrl: z.string(),
  title: z.string(),
  /** minutes */
  duration: z.number().int().positive(),
  isFreeCancellation: z.boolean(),
  rating: z.number().min(0).max(5),
  reviewCount: z.number().int().min(0),
  date: z.iso.date(),
  city: z.string(),
  countryCode: z.string(),
  /** Whom the price is for: as few as it takes. */
  people: z.number().int().positive().default(1),
});
export const carDealSchema = z.object({
  ...dealBase,
  vehiclePicture: z.string(),
  logo: z.string().nullable(),
  veh: z.string().optional(),
  name: z.string().optional(),
  supplierName: z.string(),
  /** ACRISS vehicle code. */
  acriss: z.string(),
  passangerCapacity: z.number().int(),
  bagCapacity: z.number().int(),
  noOfDoors: z.number().int(),
  transmission: z.enum(["automatic", "manual"]),
  pickupLocation: z.string(),
  dropOffLocation: z.string(),
  /** Local to the depot, to the second. */
  pickUpDateTime: z.iso.datetime({ local: true }),
  returnDateTime: z.iso.datetime({ local: true }),
});
export const resortDealSchema = z.object({
  ...dealBase,
  name: z.string(),
  image: z.string(),
  city: z.string(),
  countryCode: z.string(),
  unitType: z.enum(["studio", "one_bedroom", "two_bedroom", "three_bedroom"]),
  sleeps: z.number().int(),
  isAllInclusive: z.boolean(),
  rating: z.number().min(0).max(5),
  stay: z.object({ start: z.iso.date(), end: z.iso.date(), nights: z.number().int().positive() }),
});
export type HotelDealWire = z.infer<typeof hotelDealSchema>;
export type ActivityDealWire = z.infer<typeof activityDealSchema>;
export type CarDealWire = z.infer<typeof carDealSchema>;
export type ResortDealWire = z.infer<typeof resortDealSchema>;

const country = z.string().regex(/^[A-Z]{2}$/);
const flags = { isOTA: z.boolean(), isHome: z.boolean(), isFromDestination: z.boolean() };
/** As cars are searched: on the half hour. */
const halfHour = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:(?:00|30):00$/,
    "must be a local time to the second, on the half hour",
  );

export const hotelDealSearchSchema = z.strictObject({
  occupancies: z
    .array(
      z.strictObject({
        numOfRoom: z.number().int().min(1).max(partyLimits.rooms),
        /** In each room, as are the children. */
        numOfAdults: z.number().int().min(1).max(partyLimits.adultsPerRoom),
        numOfChildren: z.number().int().min(0).max(partyLimits.childrenPerRoom),
        childAges: z
          .array(z.number().int().min(0).max(partyLimits.oldestChild))
          .max(partyLimits.childrenPerRoom),
      }),
    )
    .min(1)
    .max(partyLimits.rooms),
  stayPeriod: z.strictObject({ start: z.iso.date(), end: z.iso.date() }),
  latitude,
  longitude,
  nationality: country,
  destinationCountryCode: country,
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** km, as far as hotels are searched */
  radius: z.number().min(1).max(searchRadius.largest),
  searchString: z.string().max(200),
  ...flags,
});
export const activityDealSearchSchema = z.strictObject({
  date: z.iso.date(),
  latitude,
  longitude,
  ...flags,
});
export const carDealSearchSchema = z.strictObject({
  age: z.number().int().min(rentalLimits.youngest).max(rentalLimits.oldest),
  countryOfResidence: country,
  pickUpDateTime: halfHour,
  pickupLatitude: latitude,
  pickupLongitude: longitude,
  returnDateTime: halfHour,
  returnLatitude: latitude,
  returnLongitude: longitude,
  searchString: z.string().max(200),
  ...flags,
});
export const resortDealSearchSchema = z.strictObject({ lat: latitude, lon: longitude });
export type HotelDealSearch = z.infer<typeof hotelDealSearchSchema>;
export type ActivityDealSearch = z.infer<typeof activityDealSearchSchema>;
export type CarDealSearch = z.infer<typeof carDealSearchSchema>;
export type ResortDealSearch = z.infer<typeof resortDealSearchSchema>;

/** Whose prices the rates are; without it an answer is the viewer's alone. */
const tierOfRates = { priceTier: z.enum(priceTiers).optional() };
export const searchHotelDealsEndpoint = endpoint({
  operationId: "searchHotelDeals",
  ...searchCall,
  path: "/api/dealray/deals/hotel-search",
  limits: ["hotel deals"],
  summary: "Hotel deals around a point",
  errors: ["service_not_enabled", "supplier_unavailable"],
  body: hotelDealSearchSchema,
  response: z.object({ ...tierOfRates, response: z.array(hotelDealSchema) }),
});
export const searchActivityDealsEndpoint = endpoint({
  operationId: "searchActivityDeals",
  ...searchCall,
  path: "/api/dealray/deals/activity-search",
  limits: ["activity deals"],
  summary: "Activity deals around a point",
  errors: ["service_not_enabled", "supplier_unavailable"],
  body: activityDealSearchSchema,
  response: z.object({ ...tierOfRates, response: z.array(activityDealSchema) }),
});
export const searchCarDealsEndpoint = endpoint({
  operationId: "searchCarDeals",
  ...searchCall,
  path: "/api/dealray/deals/car-search",
  limits: ["car deals"],
  summary: "Rental car deals around an airport",
  errors: ["service_not_enabled", "supplier_unavailable"],
  body: carDealSearchSchema,
  response: z.object({ ...tierOfRates, response: z.array(carDealSchema) }),
});
export const searchResortDealsEndpoint = endpoint({
  operationId: "searchResortDeals",
  ...searchCall,
  api: "resort",
  path: "/deals",
  limits: [],
  summary: "Resort deals around a point, in the requested currency",
  errors: ["service_not_enabled"],
  query: z.object({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default("USD"),
  }),
  body: resortDealSearchSchema,
  response: z.object({ ...tierOfRates, data: z.array(resortDealSchema) }),
});
