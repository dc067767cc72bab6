import "server-only";
import { listSsoProvidersEndpoint } from "@/lib/api/contract/sso";
import { logProblem } from "@/lib/log-problem";
import { apiForRequest } from "@/lib/session/api-for-request";

export type SsoProviderEntry = {
  id: string;
  /** As in "Continue with {label}". */ label: string;
  isSocial: boolean;
  /** Whether `/sso/start` can begin a sign-in there. */ canStart: boolean;
};

/** Who may vouch for the agency's users, the agency's own provider first; none where the backend can't say: password sign-in goes on. */
export async function listSsoProviders(tenant: string): Promise<SsoProviderEntry[]> {
  try {
    return (await (await apiForRequest(tenant)).call(listSsoProvidersEndpoint)).data;
  } catch (error) {
    logProblem("sign-in providers", error);
    return [];
  }
}
