import { and, eq, sql } from "drizzle-orm";
import { agencies, agencyDomains } from "../db/schema/agencies";
import { domainClaims } from "../db/schema/agency-settings";
import { purges } from "../db/schema/purges";
import type { Transaction } from "../db/scoped";
import { domainTaken } from "./domain-visit";
import type { DomainTarget } from "./domain-target";
import { judgeDomain } from "./judge-domain";
import type { DomainLook } from "./look-up-domain";

type Agency = { id: string; subdomain: string };
type Claim = typeof domainClaims.$inferSelect;

const ofClaim = (agencyId: string, domain: string) =>
  and(eq(domainClaims.agencyId, agencyId), eq(domainClaims.domain, domain));

/** A claim of the agency; null without one. `isLocked`: it stays as it is until the end. */
export async function findClaim(
  tx: Transaction,
  agencyId: string,
  { domain, isLocked = false }: { domain: string; isLocked?: boolean },
): Promise<Claim | null> {
  const read = tx.select().from(domainClaims).where(ofClaim(agencyId, domain));
  const [claim] = await (isLocked ? read.for("update") : read);
  return claim ?? null;
}

async function isAnswered(tx: Transaction, agencyId: string, domain: string): Promise<boolean> {
  const rows = await tx
    .select({ domain: agencyDomains.domain })
    .from(agencyDomains)
    .where(and(eq(agencyDomains.agencyId, agencyId), eq(agencyDomains.domain, domain)));
  return rows.length > 0;
}

/**
 * Lets an operator's write, which has all domains, fail where it comes from an older read. Before
 * the domains are written, as `writeAgency` does it: the other way round both could wait forever.
 */
async function raiseVersion(tx: Transaction, agencyId: string, now: Date): Promise<void> {
  await tx
    .update(agencies)
    .set({ version: sql`${agencies.version} + 1`, updatedAt: now })
    .where(eq(agencies.id, agencyId));
}

/** Puts a domain behind the others. @throws RouteError 409 `domain_taken` */
async function answerDomain(
  tx: Transaction,
  agencyId: string,
  { domain, now }: { domain: string; now: Date },
): Promise<void> {
  await raiseVersion(tx, agencyId, now);
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${agencyDomains.position}), -1)` })
    .from(agencyDomains)
    .where(eq(agencyDomains.agencyId, agencyId));
  const position = (last?.position ?? -1) + 1;
  const [row] = await tx
    .insert(agencyDomains)
    .values({ domain, agencyId, position })
    .onConflictDoNothing({ target: agencyDomains.domain })
    .returning({ domain: agencyDomains.domain });
  // The row that is in the way is another agency's, which can't be seen from here.
  if (!row) throw domainTaken();
}

/** Answers a domain no more. @returns whether it was answered */
export async function unanswerDomain(
  tx: Transaction,
  agencyId: string,
  { domain, now }: { domain: string; now: Date },
): Promise<boolean> {
  if (!(await isAnswered(tx, agencyId, domain))) return false;
  await raiseVersion(tx, agencyId, now);
  await tx
    .delete(agencyDomains)
    .where(and(eq(agencyDomains.agencyId, agencyId), eq(agencyDomains.domain, domain)));
  return true;
}

/**
 * Writes what a look at DNS has found, and answers a domain that it proves for the first time.
 * @param claim locked
 * @param mayAnswer false: a domain that isn't answered stays so
 * @returns whether it is proven by this look
 * @throws RouteError 409 `domain_taken` if another agency has proven it before
 */
export async function saveLook(
  tx: Transaction,
  agency: Agency,
  {
    claim,
    target,
    look,
    mayAnswer,
    now,
  }: { claim: Claim; target: DomainTarget; look: DomainLook; mayAnswer: boolean; now: Date },
): Promise<boolean> {
  const { domain, token, verifiedAt, finding: last } = claim;
  const wasAnswered = await isAnswered(tx, agency.id, domain);
  const before = wasAnswered && verifiedAt ? last : null;
  const finding = judgeDomain(look, { domain, token, target, before });
  const isNew = mayAnswer && !before && finding.proof.result === "right";
  if (isNew && !wasAnswered) await answerDomain(tx, agency.id, { domain, now });
  // Whether the agency's links lead there depends on it (leads-here.ts), and no trigger sees it.
  if (before && (before.state === "verified") !== (finding.state === "verified"))
    await tx.insert(purges).values({ tags: [agency.subdomain] });
  await tx
    .update(domainClaims)
    .set({ finding, checkedAt: now, ...(isNew ? { verifiedAt: now } : {}) })
    .where(ofClaim(agency.id, domain));
  return isNew;
}
