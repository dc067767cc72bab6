import "server-only";
import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { createApi, type Api, type CallContext } from "./create-api";

/** The client for one agency, with this process's configured API URLs. */
export function apiFor(
  tenant: string,
  context: Partial<Omit<CallContext, "agencyHost">> = {},
): Api {
  const { MAIN_API_URL, RESORT_API_URL, BACKEND_TOKEN, ROOT_DOMAIN } = env();
  if (!MAIN_API_URL || !RESORT_API_URL || !BACKEND_TOKEN)
    throw new Error(
      "The main API's address is not known yet: start the site through server/main.ts",
    );
  return createApi({
    mainUrl: MAIN_API_URL,
    resortUrl: RESORT_API_URL,
    backendToken: BACKEND_TOKEN,
    context: {
      language: "en",
      sessionId: randomUUID(),
      timeZone: "UTC",
      ...context,
      agencyHost: `${tenant}.${ROOT_DOMAIN}`,
    },
  });
}
