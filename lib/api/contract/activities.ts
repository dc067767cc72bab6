import * as z from "zod";
import {
  activityCategories,
  activityDayStates,
  activityDurations,
  activityLimits,
  activitySorts,
  activityStartStates,
  activityTickets,
  activityUnits,
  dayParts,
  meetingKinds,
  namedPeople,
  partyBands,
  partyRefusals,
} from "./activity-terms";
import { cancellationSchema } from "./cancellations";
import { chargeSchema } from "./charges";
import { latitude, longitude } from "./coordinates";
import { endpoint } from "./endpoint";
import { momentSchema } from "./moments";
import { moneySchema } from "./money";
import { priceSchema } from "./prices";
import { answerWithinHoursSchema } from "./requests";
import {
  countsOf,
  foundPage,
  namedCounts,
  priceRange,
  searchCall,
  searchProgress,
} from "./searches";

/** A path segment: no leading dot, which would allow traversal. */
export const activityIdSchema = z.string().regex(/^[\w~-][\w.~-]{0,199}$/);
/** ISO 639, of what is spoken: a guide's may be none of the site's. */
const spoken = z.string().regex(/^[a-z]{2,3}$/);
const count = z.number().int().min(0);
const some = count.min(1).max(activityLimits.people).optional();

/** How many there are of each band; a band that is missing has none. */
export const activityPartySchema = z
  .strictObject({
    ...{ adult: some, senior: some, youth: some },
    ...{ child: some, infant: some, traveller: some },
  })
  .refine((party) => {
    const people = Object.values(party).reduce((sum, each) => sum + each, 0);
    return people > 0 && people <= activityLimits.people;
  }, `must be 1 to ${activityLimits.people} people`);
export type ActivityParty = z.infer<typeof activityPartySchema>;

/**
 * Amounts are in minor units of the charged currency, and like the sort `price` only with price
 * rights, else 422.
 */
export const activityFiltersSchema = z
  .strictObject({
    categories: z.array(z.enum(activityCategories)).max(activityCategories.length),
    minimumPrice: count,
    maximumPrice: count,
    durations: z.array(z.enum(activityDurations)).max(activityDurations.length),
    /** Of 5. */
    minimumRating: z.number().min(0).max(5),
    freeCancellation: z.boolean(),
    /** Confirmed at once, whichever start it is. */
    instant: z.boolean(),
    /** With a guide who speaks one of them. */
    languages: z.array(spoken).max(40),
    times: z.array(z.enum(dayParts)).max(dayParts.length),
  })
  .partial();
export type ActivityFilters = z.infer<typeof activityFiltersSchema>;

export const activitySearchSchema = z.strictObject({
  place: z.strictObject({ latitude, longitude, name: z.string().max(200) }),
  date: z.iso.date(),
  /** The last day on which it may start; null: on `date` alone. */
  dateTo: z.iso.date().nullable().default(null),
  filters: activityFiltersSchema.default({}),
  sort: z.enum(activitySorts).default("best"),
  page: z.number().int().min(1).max(1_000).default(1),
});
export type ActivitySearch = z.output<typeof activitySearchSchema>;

/**
 * A part of all that was paid is given back until so many hours before the start, or until a time
 * of the product's clock so many days before the start's. Lists begin with the largest part; after
 * the last nothing is given back.
 */
export const refundRuleSchema = z.object({
  until: z.union([
    z.object({ hoursBefore: count }),
    z.object({ daysBefore: count, time: z.string().regex(/^\d\d:\d\d$/) }),
  ]),
  refundPercentage: z.number().min(1).max(100),
});
export type RefundRule = z.infer<typeof refundRuleSchema>;

const spot = z.object({
  ...{ id: z.string(), name: z.string(), address: z.string().nullable() },
  ...{ latitude, longitude },
});
export const meetingSchema = z.object({
  kind: z.enum(meetingKinds),
  /** Where all meet, and those who aren't fetched; null where all are fetched. */
  point: spot.nullable(),
  /** Where people are fetched. */
  pickUps: z.array(spot),
  /** Whether people are fetched from a place that isn't listed, too. */
  isFree: z.boolean(),
  /** How early to be there, in minutes. */
  minutesBefore: count,
});

export const bandSchema = z.object({
  band: z.enum(partyBands),
  /** Years on the day, both ends included; null where age doesn't matter. */
  ages: z.object({ from: count, to: count }).nullable(),
  /** In one party. */
  ...{ minimum: count, maximum: count },
  /** Only beside an adult or a senior. */
  needsAdult: z.boolean(),
});

const texts = z.array(z.string());
const optionSchema = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.number().int().min(1),
  /** `holds`: people that one group, boat or vehicle takes; null where each person is priced. */
  pricing: z.object({ per: z.enum(activityUnits), holds: count.min(1).nullable() }),
});

/** An option as it is bought: with a guide who speaks `language`, null where there is none. */
export const activityOptionSchema = optionSchema.extend({ language: spoken.nullable() });

/** What it is on any day, for anybody: without a date, a party and a price. */
export const activityProductSchema = z.object({
  /** Its code, in the address of its page. */
  id: z.string(),
  supplier: z.string(),
  title: z.string(),
  category: z.enum(activityCategories),
  pictures: z.array(z.string()).min(1),
  description: z.string(),
  ...{ highlights: texts, inclusions: texts, exclusions: texts },
  /** What to know before it is booked: clothing, health, what to bring. */
  notes: texts,
  /** Of 5. */
  rating: z.object({ value: z.number().min(0).max(5), count }).nullable(),
  /** Of its guides; empty where there is none to speak. */
  languages: z.array(spoken),
  place: z.object({
    ...{ city: z.string(), countryCode: z.string(), timeZone: z.string() },
    ...{ latitude, longitude },
  }),
  meeting: meetingSchema,
  bands: z.array(bandSchema).min(1),
  /** In one booking, of all bands. */
  people: z.object({ minimum: count, maximum: count }),
  options: z.array(optionSchema).min(1),
  ...{ names: z.enum(namedPeople), tickets: z.enum(activityTickets) },
  /** Whether all its starts are confirmed at once. */
  isInstant: z.boolean(),
  refunds: z.array(refundRuleSchema),
  /** E.164, of those who run it. */
  phone: z.string().nullable(),
});
export type ActivityProduct = z.infer<typeof activityProductSchema>;

/** A line of the list: a product, on the first of the searched days on which it takes place. */
export const activitySummarySchema = activityProductSchema
  .pick({
    ...{ id: true, supplier: true, title: true, category: true },
    ...{ rating: true, languages: true, place: true, isInstant: true },
  })
  .extend({
    picture: z.string(),
    /** Of its shortest option. */
    minutes: z.number().int().min(1),
    /** km from the searched place. */
    distance: z.number(),
    date: z.iso.date(),
    /** The smallest that it takes, which `price` is for. */
    party: activityPartySchema,
    per: z.enum(activityUnits),
    /** Until when everything is given back; null where it isn't. */
    freeUntil: refundRuleSchema.shape.until.nullable(),
    price: priceSchema.optional(),
  });
export type ActivitySummary = z.infer<typeof activitySummarySchema>;

/** A start for a party. */
export const activityStartSchema = z.object({
  /** Names product, option, start and language, not the party. */
  offerId: z.string(),
  ...{ starts: momentSchema, ends: momentSchema },
  /** It can be entered at any time between the two; else it begins at the first. */
  isAnyTime: z.boolean(),
  state: z.enum(activityStartStates),
  /** Places, or units of what is priced by them; null when the supplier doesn't say. */
  left: count.nullable(),
  /** How many groups, boats or vehicles the party fills; 1 where each person is priced. */
  units: count.min(1),
  /** Until when it can be booked, by the product's own rule. */
  bookUntil: momentSchema,
  answerWithinHours: answerWithinHoursSchema.optional(),
  cancellation: cancellationSchema,
  /** Those of `onSite` that are mandatory, such as a park's, are part of the price. */
  charges: z.array(chargeSchema),
  price: priceSchema.optional(),
});
export type ActivityStart = z.infer<typeof activityStartSchema>;

/** Why a party can't take part. `band`: whose; null: all. `limit`: the number it breaks. */
export const partyProblemSchema = z.object({
  reason: z.enum(partyRefusals),
  ...{ band: z.enum(partyBands).nullable(), limit: count.nullable() },
});
export type PartyProblem = z.infer<typeof partyProblemSchema>;

const call = { ...searchCall, limits: ["activity searches"] } as const;
const ofProduct = {
  notFound: "shared",
  errors: ["service_not_enabled", "activity_not_found", "supplier_unavailable"],
  params: z.object({ id: activityIdSchema }),
} as const;
const pinned = activitySummarySchema.pick({
  ...{ id: true, supplier: true, title: true, picture: true },
});

export const searchActivitiesEndpoint = endpoint({
  operationId: "searchActivities",
  ...call,
  path: "/api/activities/search",
  summary:
    "Activities around a place that start on a day, or on one of several, filtered, sorted and paged, and what the filters would leave",
  errors: ["service_not_enabled", "supplier_unavailable"],
  body: activitySearchSchema,
  response: z.object({
    ...searchProgress,
    activities: z.array(activitySummarySchema),
    ...foundPage,
    /** Of all that pass the filters. */
    pins: z.array(pinned.extend({ latitude, longitude, total: moneySchema.optional() })),
    /** Each counted as if its own filter weren't set. */
    facets: z.object({
      categories: countsOf(z.enum(activityCategories)),
      durations: countsOf(z.enum(activityDurations)),
      /** Each with how many have at least so much. */
      ratings: countsOf(z.number()),
      languages: namedCounts,
      times: countsOf(z.enum(dayParts)),
      freeCancellation: count,
      instant: count,
      price: priceRange,
    }),
  }),
});
export const getActivityEndpoint = endpoint({
  operationId: "getActivity",
  ...ofProduct,
  ...{ api: "main", method: "get", access: "public", browser: false },
  path: "/api/activities/{id}",
  summary: "What an activity is, on any day and for anybody: without a price",
  response: z.object({ product: activityProductSchema }),
});
export const listActivityDaysEndpoint = endpoint({
  operationId: "listActivityDays",
  ...call,
  ...ofProduct,
  path: "/api/activities/{id}/days",
  summary:
    "The days of a month on which an activity takes place, by its schedule, and what the cheapest start costs this party; `problem` when it doesn't take the party on any",
  body: z.strictObject({
    /** YYYY-MM */
    month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
    party: activityPartySchema,
  }),
  response: z.object({
    /** `from` only with price rights. */
    days: z.array(
      z.object({
        ...{ date: z.iso.date(), state: z.enum(activityDayStates) },
        from: moneySchema.optional(),
      }),
    ),
    problem: partyProblemSchema.nullable(),
  }),
});
export const listActivityStartsEndpoint = endpoint({
  operationId: "listActivityStarts",
  ...call,
  ...ofProduct,
  path: "/api/activities/{id}/starts",
  summary:
    "The starts of an activity on a day for a party, as its supplier has them now, by option and language; empty when it doesn't take place",
  body: z.strictObject({ date: z.iso.date(), party: activityPartySchema }),
  response: z.object({
    options: z.array(
      /** By time. */
      activityOptionSchema.extend({ starts: z.array(activityStartSchema) }),
    ),
    problem: partyProblemSchema.nullable(),
  }),
});
