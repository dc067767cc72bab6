import * as z from "zod";
import {
  activityIdSchema,
  activityOptionSchema,
  activityPartySchema,
  activityProductSchema,
  activityStartSchema,
} from "./activities";
import { momentSchema } from "./moments";
import { suppliersLanguage } from "./text-languages";

/** The start to be quoted, and for whom. */
export const activitySelectionSchema = z.strictObject({
  service: z.literal("activities"),
  offerId: activityIdSchema,
  party: activityPartySchema,
});

/** What a quote or a booking holds of an activity; money, time and terms are in its envelope. */
export const activityItemSchema = z.object({
  service: z.literal("activities"),
  ...suppliersLanguage,
  ...activitySelectionSchema.pick({ offerId: true, party: true }).shape,
  product: activityProductSchema.pick({
    ...{ id: true, supplier: true, title: true, category: true },
    ...{ pictures: true, inclusions: true, notes: true, place: true },
  }),
  option: activityOptionSchema,
  ...activityStartSchema.pick({ starts: true, ends: true, isAnyTime: true, units: true }).shape,
  ...activityProductSchema.pick({ names: true, tickets: true, meeting: true }).shape,
  /** When those who chose to be fetched are; null until its supplier has said so. */
  pickUpAt: momentSchema.nullable().default(null),
});
export type ActivitySelection = z.output<typeof activitySelectionSchema>;
export type ActivityItem = z.output<typeof activityItemSchema>;
