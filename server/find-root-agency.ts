import { getAgencyEndpoint } from "@/lib/api/contract/agencies";
import { header } from "@/lib/api/headers";

const answerTimeoutMs = 2_000;
type RootSettings = {
  MAIN_API_URL?: string | undefined;
  BACKEND_TOKEN?: string | undefined;
  ROOT_DOMAIN: string;
};

/**
 * What the bare root domain serves: an agency, none (the default agency doesn't exist), or no
 * agencies at all; null if the main API doesn't say.
 */
export type RootAgency = "agency" | "nobody" | "no agencies" | null;

export async function findRootAgency({
  MAIN_API_URL,
  BACKEND_TOKEN,
  ROOT_DOMAIN,
}: RootSettings): Promise<RootAgency> {
  try {
    const answer = await fetch(`${MAIN_API_URL}${getAgencyEndpoint.path}`, {
      headers: { [header.backendToken]: BACKEND_TOKEN ?? "", [header.agencyHost]: ROOT_DOMAIN },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    const { code } = (await answer.json()) as { code?: unknown };
    if (answer.ok) return "agency";
    return code === "no_agencies" ? "no agencies" : code === "agency_not_found" ? "nobody" : null;
  } catch {
    return null;
  }
}
