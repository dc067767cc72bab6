import "server-only";
import { getSubscriptionEndpoint, type AgencySubscription } from "@/lib/api/contract/subscriptions";
import { apiForRequest } from "@/lib/session/api-for-request";
import { readOrInstead } from "./read-or-instead";

/** What the agency pays for; null if that can't be read. */
export const getSubscription = async (tenant: string): Promise<AgencySubscription | null> => {
  const api = await apiForRequest(tenant);
  return readOrInstead("subscription", () => api.call(getSubscriptionEndpoint), null);
};
