import "server-only";
import { listSsoProvidersEndpoint } from "@/lib/api/contract/sso";
import { optionalRead } from "./optional-read";
import { sharedRead } from "./shared-read";

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
export const listSsoProviders = (tenant: string): Promise<readonly SsoProviderEntry[]> =>
  optionalRead(
    "sign-in providers",
    () =>
      sharedRead(tenant, {
        name: "sign-in providers",
        content: [],
        read: async (api) => (await api.call(listSsoProvidersEndpoint)).data,
      }),
    [],
  );
