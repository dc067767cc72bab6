import "server-only";
import { cache } from "react";
import type { Api } from "@/lib/api/create-api";
import { apiFor } from "@/lib/api/server";
import { getRequestDetails } from "./get-request-details";
import { getSession } from "./get-session";

/**
 * The typed client for the viewer of this page. Only carries a session that the backend has just
 * confirmed: with an expired one every call would fail.
 */
export const apiForRequest = cache(async (tenant: string): Promise<Api> => {
  const [details, session] = await Promise.all([getRequestDetails(tenant), getSession(tenant)]);
  return apiFor(tenant, { ...details, accessToken: session?.accessToken ?? null });
});
