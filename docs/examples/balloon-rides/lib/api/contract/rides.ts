import * as z from "zod";
import { cancellationSchema } from "./cancellations";
import { chargeSchema } from "./charges";
import { latitude, longitude } from "./coordinates";
import { endpoint } from "./endpoint";
import { momentSchema } from "./moments";
import { priceSchema } from "./prices";
import { answerWithinHoursSchema } from "./requests";
import { rideKinds, rideLimits, rideSorts } from "./ride-terms";
import { foundPage, searchCall, searchProgress } from "./searches";
import { suppliersLanguage } from "./text-languages";

const id = z.string().regex(/^[\w~-][\w.~-]{0,99}$/);

/** The day at the place, and for how many. */
const day = { date: z.iso.date(), people: z.number().int().min(1).max(rideLimits.people) };
export const rideDaySchema = z.strictObject(day);
export type RideDay = z.infer<typeof rideDaySchema>;

export const rideSearchSchema = rideDaySchema.extend({
  place: id,
  filters: z
    .strictObject({ kinds: z.array(z.enum(rideKinds)).max(rideKinds.length) })
    .partial()
    .default({}),
  /** `price` only with price rights, else 422. */
  sort: z.enum(rideSorts).default("best"),
  page: z.number().int().min(1).max(1_000).default(1),
});
export type RideSearch = z.output<typeof rideSearchSchema>;

const rideSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(rideKinds),
  minutes: z.number().int(),
  picture: z.string(),
  place: z.object({
    ...{ id: z.string(), name: z.string(), address: z.string(), countryCode: z.string() },
    ...{ latitude, longitude },
  }),
});
const launchSchema = z.object({
  /** Names ride and time of day, not the day. */
  id: z.string(),
  supplier: z.string(),
  expiresAt: z.iso.datetime(),
  ride: rideSchema,
  starts: momentSchema,
  ends: momentSchema,
  people: z.number().int(),
  /** How many they fill. */
  baskets: z.number().int(),
  basketsLeft: z.number().int(),
  answerWithinHours: answerWithinHoursSchema.optional(),
  cancellation: cancellationSchema,
  charges: z.array(chargeSchema),
  comments: z.array(z.string()),
  price: priceSchema.optional(),
});
export type Launch = z.infer<typeof launchSchema>;
/** A ride with its cheapest launch, without price rights its first, and how many there are. */
const rideSummarySchema = launchSchema.extend({ launches: z.number().int() });
export type RideSummary = z.infer<typeof rideSummarySchema>;

/** The launch to be quoted. */
export const rideSelectionSchema = z.strictObject({
  service: z.literal("rides"),
  ...day,
  offerId: id,
});
/** What a quote or a booking holds of a launch; money, time and terms are in its envelope. */
export const rideItemSchema = z.object({
  service: z.literal("rides"),
  ...suppliersLanguage,
  ...day,
  offer: launchSchema.pick({ id: true, supplier: true, ride: true, baskets: true }),
});
export type RideSelection = z.infer<typeof rideSelectionSchema>;
export type RideItem = z.infer<typeof rideItemSchema>;

const search = { ...searchCall, limits: ["ride searches"] } as const;
const counted = z.object({ value: z.enum(rideKinds), count: z.number().int() });
export const searchRidesEndpoint = endpoint({
  operationId: "searchRides",
  ...search,
  path: "/api/rides/search",
  summary: "Balloon rides from a place on a day, each with its cheapest launch",
  errors: ["service_not_enabled", "supplier_unavailable"],
  body: rideSearchSchema,
  response: z.object({
    ...searchProgress,
    rides: z.array(rideSummarySchema),
    ...foundPage,
    facets: z.object({ kinds: z.array(counted) }),
  }),
});
export const listLaunchesEndpoint = endpoint({
  operationId: "listLaunches",
  ...search,
  path: "/api/rides/{id}/launches",
  notFound: "shared",
  summary: "The launches of a balloon ride on a day, by time; empty when all are full or past",
  errors: ["service_not_enabled", "ride_not_found", "supplier_unavailable"],
  params: z.object({ id }),
  body: rideDaySchema,
  response: z.object({ launches: z.array(launchSchema) }),
});
export type FoundRides = z.output<typeof searchRidesEndpoint.response>;

/** What rides put into the unions and lists of `service-contracts.ts`. */
export const rideContract = {
  selection: rideSelectionSchema,
  item: rideItemSchema,
  search: rideDaySchema.extend({ service: z.literal("rides"), place: id }),
  endpoints: [{ searchRidesEndpoint, listLaunchesEndpoint }],
  named: {
    BalloonRide: { schema: rideSchema },
    Launch: { schema: launchSchema, description: "`price` only with price rights." },
    RideItem: { schema: rideItemSchema },
  },
};
