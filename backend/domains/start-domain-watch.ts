import { and, eq, isNotNull, lte } from "drizzle-orm";
import { dayMs, hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { agencies, agencyDomains } from "../db/schema/agencies";
import { domainClaims } from "../db/schema/agency-settings";
import { toErrorMessage } from "../errors/to-error-message";
import { startPoller } from "../workers/start-poller";
import type { DomainDependencies } from "./change-domains";
import { toTarget } from "./domain-target";
import { lookUpDomain } from "./look-up-domain";
import { findClaim, saveLook } from "./save-look";

type Settings = Omit<DomainDependencies, "limiter"> & { logProblem: (message: string) => void };

/**
 * Looks at the proven domains that weren't looked at for a day, and marks what has changed. It
 * takes none away: a fault of DNS must not take a site down. What DNS doesn't answer changes
 * nothing, and is looked at again the next time, as is one whose look fails, which is logged.
 */
export async function watchDomains(
  { db, resolver, rootDomain, siteAddresses, now, logProblem }: Settings,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const due = await db.forOperator((tx) =>
    tx
      .select({
        id: domainClaims.agencyId,
        subdomain: agencies.subdomain,
        domain: domainClaims.domain,
      })
      .from(domainClaims)
      .innerJoin(agencies, eq(agencies.id, domainClaims.agencyId))
      .innerJoin(
        agencyDomains,
        and(
          eq(agencyDomains.domain, domainClaims.domain),
          eq(agencyDomains.agencyId, domainClaims.agencyId),
        ),
      )
      .where(
        and(isNotNull(domainClaims.verifiedAt), lte(domainClaims.checkedAt, addMs(now(), -dayMs))),
      )
      .orderBy(domainClaims.checkedAt, domainClaims.agencyId, domainClaims.domain),
  );
  const watch = async ({ id, subdomain, domain }: (typeof due)[number]) => {
    const target = toTarget(siteAddresses, { subdomain, rootDomain });
    const look = await lookUpDomain(resolver, { domain, target });
    if (Object.values(look).includes(null)) return;
    await db.forAgency(id, async (tx) => {
      const claim = await findClaim(tx, id, { domain, isLocked: true });
      if (!claim) return;
      const agency = { id, subdomain };
      await saveLook(tx, agency, { claim, target, look, mayAnswer: false, now: now() });
    });
  };
  for (const each of due) {
    if (isStopped()) return;
    // The first ones would be so the next time, too, and keep the watch from all others.
    await watch(each).catch((error: unknown) =>
      logProblem(`domains: ${each.domain}: ${toErrorMessage(error)}`),
    );
  }
}

/** Does so at once and every hour, until it is stopped; any number of backends may. */
export function startDomainWatch(settings: Settings) {
  return startPoller({
    work: (isStopped) => watchDomains(settings, isStopped),
    pollMs: hourMs,
    stopWithinMs: 5_000,
    onError: (message) => settings.logProblem(`domains: ${message}`),
  });
}
