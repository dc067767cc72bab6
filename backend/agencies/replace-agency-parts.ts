import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import { agencyDomains, agencyTexts } from "../db/schema/agencies";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { AgencyTexts } from "./agency-input";

const entriesOf = <T extends object>(record: T) =>
  Object.entries(record) as [keyof T, NonNullable<T[keyof T]>][];

/** @throws RouteError 409 that names the domain if another agency has it */
export async function replaceDomains(
  tx: Transaction,
  agencyId: string,
  domains: string[],
): Promise<void> {
  const taken = await tx
    .select({ domain: agencyDomains.domain })
    .from(agencyDomains)
    .where(and(inArray(agencyDomains.domain, domains), ne(agencyDomains.agencyId, agencyId)));
  const issues = taken.map(({ domain }) => ({
    path: `domains.${domains.indexOf(domain)}`,
    message: "belongs to another agency",
  }));
  if (issues.length > 0)
    throw new RouteError(409, "domain_taken", "A domain belongs to another agency", issues);
  const ofAgency = eq(agencyDomains.agencyId, agencyId);
  const rows = await tx
    .select({ domain: agencyDomains.domain })
    .from(agencyDomains)
    .where(ofAgency)
    .orderBy(asc(agencyDomains.position), asc(agencyDomains.domain));
  const stored = rows.map(({ domain }) => domain);
  // Deleting and inserting them again would count as changes, each of which purges shared pages.
  if (isDeepStrictEqual(domains, stored)) return;
  await tx.delete(agencyDomains).where(ofAgency);
  if (domains.length > 0)
    await tx
      .insert(agencyDomains)
      .values(domains.map((domain, position) => ({ domain, agencyId, position })));
}

/**
 * Replaces the given pages, in all their languages. Unchanged rows are not rewritten: each change
 * purges shared pages.
 */
export async function replaceTexts(
  tx: Transaction,
  agencyId: string,
  texts: AgencyTexts,
): Promise<void> {
  for (const kind of ["about", "faq", "policies"] as const) {
    const pages = texts[kind];
    if (!pages) continue;
    const rows = entriesOf(pages).map(([language, body]) => ({ agencyId, kind, language, body }));
    const isGone = notInArray(
      agencyTexts.language,
      rows.map(({ language }) => language),
    );
    await tx
      .delete(agencyTexts)
      .where(and(eq(agencyTexts.agencyId, agencyId), eq(agencyTexts.kind, kind), isGone));
    if (rows.length === 0) continue;
    await tx
      .insert(agencyTexts)
      .values(rows)
      .onConflictDoUpdate({
        target: [agencyTexts.agencyId, agencyTexts.kind, agencyTexts.language],
        set: { body: sql`excluded.body` },
      });
  }
}
