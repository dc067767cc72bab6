import { and, asc, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { agencies, agencyDomains } from "../db/schema/agencies";
import type { Transaction } from "../db/scoped";
import { leadsHere } from "./leads-here";
import { toAgencyWire } from "./to-agency-wire";

/** For work that isn't part of a request. */
export async function getAgencyById(tx: Transaction, id: string): Promise<AgencyWire | null> {
  const [row] = await tx.select().from(agencies).where(eq(agencies.id, id));
  if (!row) return null;
  const domains = await tx
    .select()
    .from(agencyDomains)
    .where(and(eq(agencyDomains.agencyId, id), leadsHere))
    .orderBy(asc(agencyDomains.position), asc(agencyDomains.domain));
  return toAgencyWire(
    row,
    domains.map(({ domain }) => domain),
  );
}
