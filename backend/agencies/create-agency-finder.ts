import { eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { agencies, agencyDomains } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";
import { resolveAgencyHost } from "./resolve-agency-host";
import { toAgencyWire } from "./to-agency-wire";

/**
 * Finds the agency of a host: by subdomain of the root domain, else by one of the agency's own domains.
 * The bare root domain is answered by the default agency. Null for a host that is nobody's.
 */
export const createAgencyFinder =
  ({ db, rootDomain, defaultAgency }: { db: ScopedDatabase; rootDomain: string; defaultAgency: string }) =>
  async (host: string): Promise<AgencyWire | null> => {
    const resolved = resolveAgencyHost(host, { rootDomain, defaultAgency });
    if (!resolved) return null;
    return db.forOperator(async (tx) => {
      const isWanted =
        "subdomain" in resolved
          ? eq(agencies.subdomain, resolved.subdomain)
          : eq(agencies.id, tx.select({ id: agencyDomains.agencyId }).from(agencyDomains).where(eq(agencyDomains.domain, resolved.domain)));
      const rows = await tx
        .select({ agency: agencies, domain: agencyDomains.domain })
        .from(agencies)
        .leftJoin(agencyDomains, eq(agencyDomains.agencyId, agencies.id))
        .where(isWanted)
        .orderBy(agencyDomains.position);
      const [first] = rows;
      return first
        ? toAgencyWire(
            first.agency,
            rows.flatMap(({ domain }) => domain ?? []),
          )
        : null;
    });
  };
