import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { agencies, agencyDomains } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";
import { resolveAgencyHost } from "./resolve-agency-host";
import { toAgencyWire } from "./to-agency-wire";

/**
 * `known`: the `updatedAt` of the agency as whoever asks knows it, who is content with exactly that
 * one.
 */
export type FindAgency = (
  host: string,
  asked?: { known?: string | undefined },
) => Promise<AgencyWire | null>;

type Settings = {
  db: ScopedDatabase;
  rootDomain: string;
  defaultAgency: string;
  clock?: { now: () => number };
};

/** As soon as a change has to be seen everywhere, whoever made it. */
const rememberedMs = 2_000;

/**
 * Finds the agency of a host: by subdomain of the root domain, else by one of the agency's own
 * domains. The bare root domain is answered by the default agency. Null for a host that is
 * nobody's.
 *
 * A page asks for several things at once, and looking its agency up was half of the work of each.
 * So what was just found by its subdomain is remembered for whoever knows it in that very version:
 * storefronts learn of a change before their next page is made, and then ask for the next version,
 * of whichever backend. An own domain may pass to another agency and is always looked up.
 */
export function createAgencyFinder({
  db,
  rootDomain,
  defaultAgency,
  clock = performance,
}: Settings): FindAgency {
  const remembered = new LRUCache<string, AgencyWire>({
    max: 1_000,
    ttl: rememberedMs,
    perf: clock,
    ttlResolution: 0,
  });

  const lookUp = (
    resolved: { subdomain: string } | { domain: string },
  ): Promise<AgencyWire | null> =>
    db.forOperator(async (tx) => {
      const isWanted =
        "subdomain" in resolved
          ? eq(agencies.subdomain, resolved.subdomain)
          : eq(
              agencies.id,
              tx
                .select({ id: agencyDomains.agencyId })
                .from(agencyDomains)
                .where(eq(agencyDomains.domain, resolved.domain)),
            );
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

  return async (host, { known } = {}) => {
    const resolved = resolveAgencyHost(host, { rootDomain, defaultAgency });
    if (!resolved) return null;
    if (!("subdomain" in resolved)) return lookUp(resolved);
    const last = known === undefined ? undefined : remembered.get(resolved.subdomain);
    if (last && last.updatedAt === known) return last;
    const agency = await lookUp(resolved);
    if (agency) remembered.set(resolved.subdomain, agency);
    return agency;
  };
}
