import * as z from "zod";
import * as activities from "./activities";
import { activityItemSchema, activitySelectionSchema } from "./activity-items";

/** What activities put into the unions and lists of `service-contracts.ts`. */
export const activityContract = {
  selection: activitySelectionSchema,
  item: activityItemSchema,
  search: z.object({
    service: z.literal("activities"),
    ...activities.activitySearchSchema.omit({ filters: true, sort: true, page: true }).shape,
  }),
  endpoints: [activities],
  named: {
    ActivityParty: { schema: activities.activityPartySchema },
    ActivityFilters: {
      schema: activities.activityFiltersSchema,
      description:
        "`minimumPrice` and `maximumPrice`, in minor units, only with price rights; else 422.",
    },
    ActivityMeeting: { schema: activities.meetingSchema },
    ActivityProduct: {
      schema: activities.activityProductSchema,
      description: "What it is on any day and for anybody. It has no price.",
    },
    ActivitySummary: {
      schema: activities.activitySummarySchema,
      description: "`price` only with price rights.",
    },
    ActivityStart: {
      schema: activities.activityStartSchema,
      description:
        "`price` and the amounts of charges and refunds are there only with price rights.",
    },
    PartyProblem: { schema: activities.partyProblemSchema },
    ActivityItem: { schema: activityItemSchema },
  },
};
