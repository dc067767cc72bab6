import { and, eq, or } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { agencies, agencyDomains } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";
import { leadsHere } from "./leads-here";
import { resolveAgencyHost } from "./resolve-agency-host";
import { toAgencyWire } from "./to-agency-wire";

/**
 * `known`: the agency's `updatedAt` that the caller knows; exactly that version may come from the
 * cache.
 */
export type FindAgency = (
  host: string,
  options?: { known?: string | undefined },
) => Promise<AgencyWire | null>;

type Settings = {
  db: ScopedDatabase;
  rootDomain: string;
  defaultAgency: string;
  clock?: { now: () => number };
};

/** Bounds staleness after any process's change. */
const rememberedMs = 2_000;

/**
 * Finds the agency of a host: by subdomain of the root domain, else by one of the agency's own
 * domains. The bare root domain is the default agency. Null for an unknown host.
 * A page makes several calls at once, and looking up its agency was half of each call's work. So an
 * agency found by its subdomain is cached for callers that know exactly that version: storefronts
 * learn of a change before their next render, and then request the next version, from any backend.
 * A domain may move to another agency and is always looked up.
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
        .leftJoin(
          agencyDomains,
          and(
            eq(agencyDomains.agencyId, agencies.id),
            // Its visitors are the proof that it does.
            or(
              leadsHere,
              "domain" in resolved ? eq(agencyDomains.domain, resolved.domain) : undefined,
            ),
          ),
        )
        .where(isWanted)
        .orderBy(agencyDomains.position, agencyDomains.domain);
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
