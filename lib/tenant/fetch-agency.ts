import { randomUUID } from "node:crypto";
import { getAgencyEndpoint, toAgency, type Agency } from "@/lib/api/contract/agencies";
import { createApi } from "@/lib/api/create-api";
import { ApiError } from "@/lib/api/errors";
import type { Env } from "@/lib/env";

type ApiSettings = Pick<Env, "MAIN_API_URL" | "RESORT_API_URL" | "BACKEND_TOKEN" | "ROOT_DOMAIN">;

export const subdomainHost = (subdomain: string, { ROOT_DOMAIN }: Pick<Env, "ROOT_DOMAIN">) =>
  `${subdomain}.${ROOT_DOMAIN}`;

/**
 * The main API's agency at a canonical host; null if it says that there is none.
 * @throws what `createApi` throws, and an Error if the response has another host's agency: it
 * would be shown at the wrong URL
 */
export async function fetchAgency(host: string, settings: ApiSettings): Promise<Agency | null> {
  const {
    MAIN_API_URL: mainUrl,
    RESORT_API_URL: resortUrl,
    BACKEND_TOKEN: backendToken,
  } = settings;
  if (!mainUrl || !resortUrl || !backendToken)
    throw new Error("the main API's address is not known yet");
  const api = createApi({
    mainUrl,
    resortUrl,
    backendToken,
    context: { agencyHost: host, language: "en", sessionId: randomUUID(), timeZone: "UTC" },
  });
  try {
    const agency = toAgency((await api.call(getAgencyEndpoint)).agency);
    const hosts = [
      subdomainHost(agency.subdomain, settings),
      ...agency.domains.map((domain) => domain.replace(/^www\./, "")),
    ];
    if (!hosts.includes(host))
      throw new Error(`the main API answered with agency ${agency.subdomain} for ${host}`);
    return agency;
  } catch (error) {
    // Another 404 means a wrong API URL, which must not make every agency unknown.
    if (error instanceof ApiError && error.status === 404 && error.code === "agency_not_found")
      return null;
    throw error;
  }
}
