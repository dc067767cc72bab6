import {
  checkDomainEndpoint,
  claimDomainEndpoint,
  listDomainsEndpoint,
  removeDomainEndpoint,
} from "@/lib/api/contract/domains";
import {
  checkDomain,
  claimDomain,
  listDomains,
  removeDomain,
  type DomainDependencies,
} from "../domains/change-domains";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

type Settings = Omit<DomainDependencies, "limiter"> & { openCounter: OpenCounter };

/** An agency's own domains. */
export function registerDomainRoutes(handle: Handle, { openCounter, ...settings }: Settings): void {
  const limiter = createLimiter(
    // Each asks name servers that others have chosen. `account` is the member.
    {
      ...{ name: "domain checks", seconds: 60 * 60 },
      ...{ account: 60, network: 120, agency: 120, everybody: 5_000 },
    },
    openCounter,
  );
  const domains = { ...settings, limiter };
  handle(listDomainsEndpoint, async (context) => ({
    domains: await listDomains(domains, requireSignedIn(context)),
  }));
  handle(claimDomainEndpoint, async (context, { body }) => ({
    domain: await claimDomain(domains, requireSignedIn(context), body),
  }));
  handle(checkDomainEndpoint, async (context, { params }) => ({
    domain: await checkDomain(domains, requireSignedIn(context), params),
  }));
  handle(removeDomainEndpoint, async (context, { params }) => {
    await removeDomain(domains, requireSignedIn(context), params);
    return {};
  });
}
