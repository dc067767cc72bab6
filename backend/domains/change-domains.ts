import { and, eq } from "drizzle-orm";
import { maximumDomains, type AgencyDomain } from "@/lib/api/contract/domains";
import { requireReach } from "../access/require-reach";
import { mailOwners } from "../agencies/mail-owners";
import { recordAuditEvent } from "../audit/record-audit-event";
import { agencyDomains } from "../db/schema/agencies";
import { domainClaims } from "../db/schema/agency-settings";
import type { ScopedDatabase } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { tooManyAttempts, type Limiter } from "../limits/create-limiter";
import { toSiteUrl } from "../mail/site-url";
import { newDomainToken } from "../secrets/opaque-token";
import { findDomainFault, toDomain } from "./domain-name";
import { toTarget, type DomainTarget } from "./domain-target";
import { domainTaken, noSuchDomain, type DomainVisit } from "./domain-visit";
import { lookUpDomain, type DomainResolver } from "./look-up-domain";
import { readDomain, readDomains } from "./read-domains";
import { findClaim, saveLook, unanswerDomain } from "./save-look";

export type DomainDependencies = {
  db: ScopedDatabase;
  resolver: DomainResolver;
  rootDomain: string;
  /** This site's own, see `toTarget`. */
  siteAddresses: readonly string[];
  /** Counts looks at DNS. */
  limiter: Limiter;
  now: () => Date;
};

const targetOf = (
  { siteAddresses, rootDomain }: Pick<DomainDependencies, "siteAddresses" | "rootDomain">,
  { agency: { subdomain } }: Pick<DomainVisit, "agency">,
): DomainTarget => toTarget(siteAddresses, { subdomain, rootDomain });

const subjectOf = (domain: string) => ({ kind: "domain", name: domain }) as const;

/** The agency's own domains. @throws RouteError 403 `not_allowed` */
export async function listDomains(
  dependencies: DomainDependencies,
  visit: DomainVisit,
): Promise<AgencyDomain[]> {
  requireReach(visit.viewer, "domains.write");
  return dependencies.db.forAgency(visit.agency.id, (tx) =>
    readDomains(tx, visit.agency.id, targetOf(dependencies, visit)),
  );
}

/** Requires that no other agency has it: rows that the agency itself can't see. */
const requireFree = (db: ScopedDatabase, agencyId: string, domain: string): Promise<void> =>
  db.forOperator(async (tx) => {
    const [row] = await tx
      .select({ agencyId: agencyDomains.agencyId })
      .from(agencyDomains)
      .where(eq(agencyDomains.domain, domain));
    if (row && row.agencyId !== agencyId) throw domainTaken();
  });

/**
 * Notes that a domain is to be the agency's own. Several agencies may say so: DNS decides.
 * @throws RouteError 409 `domain_taken`, 422
 */
export async function claimDomain(
  dependencies: DomainDependencies,
  visit: DomainVisit,
  { domain: given }: { domain: string },
): Promise<AgencyDomain> {
  const { db, rootDomain, now } = dependencies;
  const { agency } = visit;
  const domain = toDomain(given);
  const fault = findDomainFault(domain, { rootDomain });
  if (fault) throw refuseInput("domain", fault);
  await requireFree(db, agency.id, domain);
  const target = targetOf(dependencies, visit);
  return db.forAgency(agency.id, async (tx) => {
    const known = await readDomains(tx, agency.id, target);
    const same = known.find((each) => each.domain === domain);
    if (same) return same;
    if (known.length >= maximumDomains)
      throw refuseInput("domain", `must not be one more than ${maximumDomains}: remove one first`);
    const claimedAt = now();
    const rows = await tx
      .insert(domainClaims)
      .values({ agencyId: agency.id, domain, token: newDomainToken(), claimedAt })
      .onConflictDoNothing()
      .returning({ domain: domainClaims.domain });
    if (rows.length > 0)
      await recordAuditEvent(tx, visit, {
        action: "domain.claimed",
        subject: subjectOf(domain),
        now: claimedAt,
      });
    return readDomain(tx, agency.id, { domain, target });
  });
}

/**
 * Looks at a domain's DNS and answers it once it is proven. One that an operator has set needs no
 * proof, and stays as it is.
 * @throws RouteError 403 `not_allowed`, 404 `domain_not_found`, 409 `domain_taken`, 429
 */
export async function checkDomain(
  dependencies: DomainDependencies,
  visit: DomainVisit & { clientIp: string | null },
  { domain }: { domain: string },
): Promise<AgencyDomain> {
  requireReach(visit.viewer, "domains.write");
  const { db, resolver, limiter, now } = dependencies;
  const { agency, viewer, clientIp } = visit;
  const target = targetOf(dependencies, visit);
  const known = await db.forAgency(agency.id, (tx) =>
    readDomain(tx, agency.id, { domain, target }),
  );
  if (!known.claim) return known;
  const refusal = await limiter.start({ agencyId: agency.id, account: viewer.userId, clientIp });
  if (refusal) throw tooManyAttempts(refusal);
  const look = await lookUpDomain(resolver, { domain, target });
  return db.forAgency(agency.id, async (tx) => {
    const claim = await findClaim(tx, agency.id, { domain, isLocked: true });
    if (!claim) throw noSuchDomain();
    const at = now();
    const isNew = await saveLook(tx, agency, { claim, target, look, mayAnswer: true, now: at });
    if (isNew) {
      await recordAuditEvent(tx, visit, {
        action: "domain.verified",
        subject: subjectOf(domain),
        now: at,
      });
      await mailOwners(tx, agency, (owner) => ({
        ...{ kind: "domainVerified", ...owner, domain },
        link: toSiteUrl(agency, "/settings/website/domains", owner),
      }));
    }
    return readDomain(tx, agency.id, { domain, target });
  });
}

/** Answers a domain no more, and forgets its claim. @throws RouteError 404 `domain_not_found` */
export async function removeDomain(
  { db, now }: DomainDependencies,
  visit: DomainVisit,
  { domain }: { domain: string },
): Promise<void> {
  const { id } = visit.agency;
  await db.forAgency(id, async (tx) => {
    const at = now();
    const claims = await tx
      .delete(domainClaims)
      .where(and(eq(domainClaims.agencyId, id), eq(domainClaims.domain, domain)))
      .returning({ domain: domainClaims.domain });
    const wasAnswered = await unanswerDomain(tx, id, { domain, now: at });
    if (claims.length === 0 && !wasAnswered) throw noSuchDomain();
    await recordAuditEvent(tx, visit, {
      action: "domain.removed",
      subject: subjectOf(domain),
      now: at,
    });
  });
}
