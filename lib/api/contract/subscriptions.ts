import * as z from "zod";
import { endpoint } from "./endpoint";

export const subscriptionSchema = z.object({
  plan: z.string(),
  /** Null: any number. */
  seats: z.number().int().nullable(),
  renewsOn: z.iso.date().nullable(),
  /** Where it is paid and changed. */
  portalUrl: z.string().nullable(),
});

export const getSubscriptionEndpoint = endpoint({
  operationId: "getSubscription",
  api: "main",
  browser: false,
  access: { action: "website.write" },
  method: "get",
  path: "/api/agency/subscription",
  summary:
    "What the agency pays for, null without a subscription, and how many of its seats are taken: by members who may sign in, and by open invitations",
  response: z.object({
    subscription: subscriptionSchema.nullable(),
    seatsUsed: z.number().int(),
  }),
});
export type AgencySubscription = z.output<typeof getSubscriptionEndpoint.response>;
