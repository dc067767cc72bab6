import * as z from "zod";
import { cancellationSchema } from "./cancellations";
import {
  carClasses,
  carCovers,
  carExtras,
  carFuels,
  carInclusions,
  carPayments,
  carRefusals,
  carSorts,
  depotKinds,
  fuelPolicies,
  gearboxes,
  rentalLimits,
} from "./car-terms";
import { chargeSchema } from "./charges";
import { latitude, longitude } from "./coordinates";
import { endpoint } from "./endpoint";
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

const country = z.string().regex(/^[A-Z]{2}$/);
/** A path segment: no leading dot, which would allow traversal. */
export const carIdSchema = z.string().regex(/^[\w~-][\w.~-]{0,199}$/);

/** YYYY-MM-DDTHH:MM by the clock of the place, on the half hour. */
const halfHour = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:(?:00|30)$/, "must be a local time on the half hour");

/**
 * Everything a rate depends on besides car and depots. `residence`: the country the driver lives
 * in.
 */
export const rentalSchema = z.strictObject({
  pickUpAt: halfHour,
  dropOffAt: halfHour,
  driverAge: z.number().int().min(rentalLimits.youngest).max(rentalLimits.oldest),
  residence: country,
});
export type Rental = z.infer<typeof rentalSchema>;

const place = z.strictObject({ latitude, longitude, name: z.string().max(200) });

/**
 * Amounts are in minor units of the charged currency, and like the sorts `price` and `atDesk` only
 * with price rights, else 422.
 */
export const carFiltersSchema = z
  .strictObject({
    classes: z.array(z.enum(carClasses)).max(carClasses.length),
    gearbox: z.enum(gearboxes),
    minimumSeats: z.number().int().min(1).max(20),
    companies: z.array(z.string().max(60)).max(40),
    depots: z.array(z.enum(depotKinds)).max(depotKinds.length),
    fuels: z.array(z.enum(carFuels)).max(carFuels.length),
    unlimitedMileage: z.boolean(),
    fullToFull: z.boolean(),
    freeCancellation: z.boolean(),
    payments: z.array(z.enum(carPayments)).max(carPayments.length),
    maximumDeposit: z.number().int().min(0),
    minimumPrice: z.number().int().min(0),
    maximumPrice: z.number().int().min(0),
  })
  .partial();
export type CarFilters = z.infer<typeof carFiltersSchema>;

export const carSearchSchema = rentalSchema.extend({
  pickUp: place,
  /** Null: where it was picked up. */
  dropOff: place.nullable().default(null),
  filters: carFiltersSchema.default({}),
  sort: z.enum(carSorts).default("best"),
  page: z.number().int().min(1).max(1_000).default(1),
});
export type CarSearch = z.output<typeof carSearchSchema>;

export const vehicleSchema = z.object({
  /** Four letters: category, type, gearbox and drive, fuel and air conditioning. */
  acriss: z.string(),
  class: z.enum(carClasses),
  /** Of its class, never of a model: "or similar" is said of it. */
  name: z.string(),
  picture: z.string(),
  seats: z.number().int().min(1),
  bags: z.object({ large: z.number().int().min(0), small: z.number().int().min(0) }),
  doors: z.number().int().min(1),
  gearbox: z.enum(gearboxes),
  hasFourWheelDrive: z.boolean(),
  fuel: z.enum(carFuels),
  hasAirConditioning: z.boolean(),
  /** km of a charge, of electric cars. */
  range: z.number().nullable(),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

export const companySchema = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  score: z.object({ value: z.number().min(0).max(10), count: z.number().int().min(0) }).nullable(),
});

/** Where a car is picked up or brought back. */
export const depotSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(depotKinds),
  /** IATA code of its airport. */
  airport: z.string().nullable(),
  city: z.string(),
  countryCode: z.string(),
  address: z.string(),
  latitude,
  longitude,
  timeZone: z.string(),
  phone: z.string().nullable(),
  /** Of Monday to Sunday, as HH:MM; null on a day on which it stays closed. */
  hours: z.array(z.object({ from: z.string(), until: z.string() }).nullable()).length(7),
});
export type Depot = z.infer<typeof depotSchema>;

const mileage = z.object({
  /** km of the whole rental; null where it is unlimited. */
  included: z.number().int().nullable(),
});

export const carOfferSchema = z.object({
  /** Names car, company, depots and cover, not the dates. */
  id: z.string(),
  /** The same car with any cover. */
  carId: z.string(),
  supplier: z.string(),
  expiresAt: z.iso.datetime(),
  vehicle: vehicleSchema,
  company: companySchema,
  pickUp: z.object({ depot: depotSchema, ...momentSchema.shape }),
  dropOff: z.object({ depot: depotSchema, ...momentSchema.shape }),
  /** Charged days, of 24 hours each. */
  days: z.number().int().min(1),
  payment: z.enum(carPayments),
  cover: z.enum(carCovers),
  inclusions: z.array(z.enum(carInclusions)),
  mileage,
  fuelPolicy: z.enum(fuelPolicies),
  minimumAge: z.number().int(),
  /** What can be added, and how many of it; its price is the charge of this code. */
  extras: z.array(z.object({ id: z.enum(carExtras), maximum: z.number().int().min(1) })),
  /** Null when the supplier doesn't say. */
  carsLeft: z.number().int().min(0).nullable(),
  cancellation: cancellationSchema,
  /**
   * Those paid at the desk besides; `deposit` is blocked there and given back, `excess` is the most
   * that a damage costs.
   */
  charges: z.array(chargeSchema),
  comments: z.array(z.string()),
  price: priceSchema.optional(),
});
export type CarOffer = z.infer<typeof carOfferSchema>;

/** A line of the list: a car with one of its covers that pass the filters. */
export const carSummarySchema = carOfferSchema
  .pick({
    id: true,
    carId: true,
    supplier: true,
    vehicle: true,
    company: true,
    days: true,
    payment: true,
    cover: true,
    mileage: true,
    fuelPolicy: true,
    carsLeft: true,
    price: true,
  })
  .extend({
    pickUp: depotSchema.pick({ id: true, name: true, kind: true, latitude: true, longitude: true }),
    dropOff: depotSchema.pick({ id: true, name: true, kind: true }),
    /** km from the searched place to the depot. */
    distance: z.number(),
    /** Mandatory fees in the total that are worth naming, such as `youngDriver` or `oneWay`. */
    fees: z.array(chargeSchema.pick({ code: true, amount: true })),
    /** Only with price rights. */
    deposit: moneySchema.nullable(),
    excess: moneySchema.nullable(),
    freeCancellation: z.object({ until: z.iso.datetime(), zone: z.string() }).nullable(),
  });
export type CarSummary = z.infer<typeof carSummarySchema>;

const refusalSchema = z.object({
  reason: z.enum(carRefusals),
  /** How many cars there would be otherwise. */
  cars: z.number().int().min(0),
  /** Years: the lowest age that any of them is rented at, or the highest. */
  age: z.number().int().nullable(),
});

const search = { ...searchCall, limits: ["car searches"] } as const;
export const searchCarsEndpoint = endpoint({
  operationId: "searchCars",
  ...search,
  path: "/api/cars/search",
  summary:
    "Rental cars at a place with the cheapest cover of each (without price rights the first by its terms), filtered, sorted and paged, and what the filters would leave",
  errors: ["service_not_enabled", "supplier_unavailable"],
  body: carSearchSchema,
  response: z.object({
    ...searchProgress,
    cars: z.array(carSummarySchema),
    ...foundPage,
    /** Depots of all that pass the filters. */
    pins: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        latitude,
        longitude,
        cars: z.number().int(),
        /** The cheapest; without price rights, the first in the list. */
        car: z.object({ carId: z.string(), ...vehicleSchema.pick({ picture: true }).shape }),
        total: moneySchema.optional(),
      }),
    ),
    /** Each counted as if its own filter weren't set. */
    facets: z.object({
      classes: countsOf(z.enum(carClasses)),
      gearboxes: countsOf(z.enum(gearboxes)),
      /** Each with how many have at least so many. */
      seats: countsOf(z.number()),
      companies: namedCounts,
      depots: countsOf(z.enum(depotKinds)),
      fuels: countsOf(z.enum(carFuels)),
      payments: countsOf(z.enum(carPayments)),
      unlimitedMileage: z.number().int(),
      fullToFull: z.number().int(),
      freeCancellation: z.number().int(),
      price: priceRange,
      /** Largest deposits to choose from, ascending. */
      deposits: z.array(z.object({ value: moneySchema, count: z.number().int() })).optional(),
    }),
    /** Cars that aren't rented for this search, and why; also beside others that are. */
    refusals: z.array(refusalSchema),
  }),
});
export const listCarOffersEndpoint = endpoint({
  operationId: "listCarOffers",
  ...search,
  path: "/api/cars/{id}/offers",
  notFound: "shared",
  summary:
    "A car with every cover for a rental, the cheapest first; without price rights in an order that tells nothing of prices; empty when it is gone, with the reason where it isn't rented for this rental",
  errors: ["service_not_enabled", "car_not_found", "supplier_unavailable"],
  params: z.object({ id: carIdSchema }),
  body: rentalSchema,
  response: z.object({
    offers: z.array(carOfferSchema),
    refusal: refusalSchema.pick({ reason: true, age: true }).nullable(),
  }),
});
