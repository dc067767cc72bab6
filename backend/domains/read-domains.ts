import { asc, eq } from "drizzle-orm";
import type { AgencyDomain, DomainRecords } from "@/lib/api/contract/domains";
import { agencyDomains } from "../db/schema/agencies";
import { domainClaims } from "../db/schema/agency-settings";
import type { Transaction } from "../db/scoped";
import { noSuchDomain } from "./domain-visit";
import { toAddressRecords, toProofRecord, type DomainTarget } from "./domain-target";

type Claim = typeof domainClaims.$inferSelect;
const unseen = { found: [], result: "unseen" } as const satisfies Partial<DomainRecords>;

function toClaim(
  { domain, token, claimedAt, verifiedAt, checkedAt, finding }: Claim,
  target: DomainTarget,
): AgencyDomain["claim"] {
  return {
    claimedAt: claimedAt.toISOString(),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    proof: { expected: [toProofRecord(domain, token)], ...(finding?.proof ?? unseen) },
    address: { expected: toAddressRecords(domain, target), ...(finding?.address ?? unseen) },
  };
}

/** An agency's domains: those that are answered in their order, then what is claimed. */
export async function readDomains(
  tx: Transaction,
  agencyId: string,
  target: DomainTarget,
): Promise<AgencyDomain[]> {
  const answered = await tx
    .select({ domain: agencyDomains.domain })
    .from(agencyDomains)
    .where(eq(agencyDomains.agencyId, agencyId))
    .orderBy(asc(agencyDomains.position), asc(agencyDomains.domain));
  const claims = await tx
    .select()
    .from(domainClaims)
    .where(eq(domainClaims.agencyId, agencyId))
    .orderBy(asc(domainClaims.claimedAt), asc(domainClaims.domain));
  const claimOf = new Map(claims.map((claim) => [claim.domain, claim]));
  const names = new Set(answered.map(({ domain }) => domain));
  // Without a proof of the agency's own, an operator has set it.
  const served = answered.map(({ domain }) => {
    const claim = claimOf.get(domain);
    const isProven = claim?.verifiedAt != null;
    const state = isProven ? (claim.finding?.state ?? "verified") : ("serving" as const);
    return { domain, state, claim: isProven ? toClaim(claim, target) : null };
  });
  const primary = served.find(({ state }) => state !== "verified")?.domain;
  return [
    ...served.map((each) => ({ ...each, isPrimary: each.domain === primary })),
    ...claims
      .filter(({ domain }) => !names.has(domain))
      .map((claim) => ({
        domain: claim.domain,
        state: "claimed" as const,
        isPrimary: false,
        claim: toClaim(claim, target),
      })),
  ];
}

/** One of them. @throws RouteError 404 `domain_not_found` */
export async function readDomain(
  tx: Transaction,
  agencyId: string,
  { domain, target }: { domain: string; target: DomainTarget },
): Promise<AgencyDomain> {
  const found = (await readDomains(tx, agencyId, target)).find((each) => each.domain === domain);
  if (!found) throw noSuchDomain();
  return found;
}
