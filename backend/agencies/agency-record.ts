import { asc, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { agencies, agencyDomains, agencyTexts } from "../db/schema/agencies";
import type { Transaction } from "../db/scoped";
import type { AgencyTexts } from "./agency-input";
import { toAgencyWire } from "./to-agency-wire";

/** An agency as operators read and write it: `show` prints the format that `update` reads. */
export type AgencyRecord = Omit<AgencyWire, "id" | "updatedAt"> &
  Required<AgencyTexts> & { version: number };

const textsOf = (rows: { kind: string; language: string; body: unknown }[], kindOfText: string) =>
  Object.fromEntries(
    rows.flatMap(({ kind, language, body }) => (kind === kindOfText ? [[language, body]] : [])),
  );

/** With its id, which operators neither see nor need; null if there is no such agency. */
export async function getAgencyRecord(
  tx: Transaction,
  subdomain: string,
): Promise<{ id: string; record: AgencyRecord } | null> {
  const [row] = await tx.select().from(agencies).where(eq(agencies.subdomain, subdomain));
  if (!row) return null;
  const domains = await tx
    .select()
    .from(agencyDomains)
    .where(eq(agencyDomains.agencyId, row.id))
    .orderBy(asc(agencyDomains.position), asc(agencyDomains.domain));
  const texts = await tx
    .select()
    .from(agencyTexts)
    .where(eq(agencyTexts.agencyId, row.id))
    .orderBy(agencyTexts.kind, agencyTexts.language);
  const {
    id,
    updatedAt: _,
    agencyName,
    status,
    ...agency
  } = toAgencyWire(
    row,
    domains.map(({ domain }) => domain),
  );
  // The most wanted fields first.
  return {
    id,
    record: {
      agencyName,
      status,
      version: row.version,
      ...agency,
      about: textsOf(texts, "about"),
      faq: textsOf(texts, "faq"),
      policies: textsOf(texts, "policies"),
    },
  };
}
