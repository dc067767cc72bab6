import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Api } from "@/lib/api/create-api";
import { apiFor } from "@/lib/api/server";
import { getRequestId } from "@/lib/session/get-request-id";

/** The typed client for content for search engines: anonymous, and in the agency's own language. */
export const apiForSiteMap = async ({
  subdomain,
  defaultLanguage,
}: Pick<Agency, "subdomain" | "defaultLanguage">): Promise<Api> =>
  apiFor(subdomain, { language: defaultLanguage, requestId: await getRequestId() });
