import "server-only";
import { listSsoProvidersEndpoint } from "@/lib/api/contract/sso";
import { apiForRequest } from "@/lib/session/api-for-request";
import { optionalRead } from "./optional-read";

export type SsoProviderEntry = {
  id: string;
  /** As in "Continue with {label}". */ label: string;
  isSocial: boolean;
  /** Whether `/sso/start` can begin a sign-in there. */ canStart: boolean;
};

/**
 * Who may vouch for the agency's users, the agency's own provider first; none where the backend
 * can't say: password sign-in goes on.
 */
export const listSsoProviders = (tenant: string): Promise<SsoProviderEntry[]> =>
  optionalRead(
    "sign-in providers",
    async () => (await (await apiForRequest(tenant)).call(listSsoProvidersEndpoint)).data,
    [],
  );
