import "server-only";
import type * as z from "zod";
import {
  activityIdSchema,
  getActivityEndpoint,
  listActivityDaysEndpoint,
  listActivityStartsEndpoint,
  type ActivityParty,
  type ActivityProduct,
  type searchActivitiesEndpoint,
} from "@/lib/api/contract/activities";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";
import { sharedRead } from "./shared-read";

export type FoundActivities = z.output<typeof searchActivitiesEndpoint.response>;
export type ActivityDays = z.output<typeof listActivityDaysEndpoint.response>;
export type ActivityStarts = z.output<typeof listActivityStartsEndpoint.response>;

/**
 * What an activity is, in the page's language; null if none has this id.
 * @throws ApiError or ContractError
 */
export async function getActivity(tenant: string, id: string): Promise<ActivityProduct | null> {
  if (!activityIdSchema.safeParse(id).success) return null;
  const found = await orNull(
    sharedRead(tenant, {
      name: `activity ${id}`,
      content: [],
      read: (api) => api.call(getActivityEndpoint, { params: { id } }),
    }),
  );
  return found?.product ?? null;
}

/** The days of a month (YYYY-MM) for a party. @throws ApiError or ContractError */
export async function listActivityDays(
  tenant: string,
  { id, ...body }: { id: string; month: string; party: ActivityParty },
): Promise<ActivityDays> {
  const api = await apiForRequest(tenant);
  return api.call(listActivityDaysEndpoint, { params: { id }, body });
}

/** The starts of a day for a party. @throws ApiError or ContractError */
export async function listActivityStarts(
  tenant: string,
  { id, ...body }: { id: string; date: string; party: ActivityParty },
): Promise<ActivityStarts> {
  const api = await apiForRequest(tenant);
  return api.call(listActivityStartsEndpoint, { params: { id }, body });
}
