import { and, eq, inArray, ne } from "drizzle-orm";
import { agencyDomains, agencyTexts } from "../db/schema/agencies";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../request-context";
import type { AgencyTexts } from "./agency-input";

const entriesOf = <T extends object>(record: T) => Object.entries(record) as [keyof T, NonNullable<T[keyof T]>][];

/** @throws RouteError 409 that names the domain another agency has */
export async function replaceDomains(tx: Transaction, agencyId: string, domains: string[]): Promise<void> {
  const taken = await tx
    .select({ domain: agencyDomains.domain })
    .from(agencyDomains)
    .where(and(inArray(agencyDomains.domain, domains), ne(agencyDomains.agencyId, agencyId)));
  const issues = taken.map(({ domain }) => ({ path: `domains.${domains.indexOf(domain)}`, message: "belongs to another agency" }));
  if (issues.length > 0) throw new RouteError(409, "domain_taken", "A domain belongs to another agency", issues);
  await tx.delete(agencyDomains).where(eq(agencyDomains.agencyId, agencyId));
  if (domains.length > 0) await tx.insert(agencyDomains).values(domains.map((domain, position) => ({ domain, agencyId, position })));
}

/** Replaces the pages that are given, in all their languages. */
export async function replaceTexts(tx: Transaction, agencyId: string, texts: AgencyTexts): Promise<void> {
  for (const kind of ["about", "faq", "policies"] as const) {
    const pages = texts[kind];
    if (!pages) continue;
    await tx.delete(agencyTexts).where(and(eq(agencyTexts.agencyId, agencyId), eq(agencyTexts.kind, kind)));
    const rows = entriesOf(pages).map(([language, body]) => ({ agencyId, kind, language, body }));
    if (rows.length > 0) await tx.insert(agencyTexts).values(rows);
  }
}
