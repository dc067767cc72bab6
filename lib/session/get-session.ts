import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { getProfileEndpoint, type User } from "@/lib/api/contract/users";
import { ApiError } from "@/lib/api/errors";
import { apiFor } from "@/lib/api/server";
import { logProblem } from "@/lib/log-problem";
import { markPageIncomplete } from "@/lib/rendered-page";
import { getRequestDetails } from "./get-request-details";
import { getSessionToken } from "./session-cookie";

export type Session = { accessToken: string; user: User };

/**
 * The signed-in user of this agency, fetched from the backend once per render; null for visitors
 * and expired sessions. If the backend fails, the page renders as for a visitor: that shows less,
 * never more.
 */
export const getSession = cache(async (tenant: string): Promise<Session | null> => {
  const accessToken = getSessionToken(await cookies());
  if (!accessToken) return null;
  try {
    const { user } = await apiFor(tenant, {
      ...(await getRequestDetails(tenant)),
      accessToken,
    }).call(getProfileEndpoint);
    return { accessToken, user };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) {
      logProblem("session", error);
      markPageIncomplete();
    }
    return null;
  }
});
