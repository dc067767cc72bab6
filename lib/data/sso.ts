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
 * The agency's sign-in providers, its own first; empty if the backend fails: password sign-in still
 * works.
 */
export const listSsoProviders = (tenant: string): Promise<SsoProviderEntry[]> =>
  optionalRead(
    "sign-in providers",
    async () => (await (await apiForRequest(tenant)).call(listSsoProvidersEndpoint)).data,
    [],
  );
