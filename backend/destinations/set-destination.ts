import { and, asc, eq, max, sql } from "drizzle-orm";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { DestinationInput } from "../agencies/story-input";
import { destinations } from "../db/schema/stories";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";

const isOne = (agencyId: string, slug: string) =>
  and(eq(destinations.agencyId, agencyId), eq(destinations.slug, slug));

async function resolvePosition(tx: Transaction, agencyId: string, slug: string): Promise<number> {
  const [stored] = await tx
    .select({ position: destinations.position })
    .from(destinations)
    .where(isOne(agencyId, slug));
  if (stored) return stored.position;
  const [last] = await tx
    .select({ position: max(destinations.position) })
    .from(destinations)
    .where(eq(destinations.agencyId, agencyId));
  return (last?.position ?? -1) + 1;
}

/**
 * Replaces a destination; omitted languages are deleted. @throws RouteError 404 for an unknown
 * agency
 */
export const setDestination = (
  db: ScopedDatabase,
  { subdomain, input }: { subdomain: string; input: DestinationInput },
): Promise<void> =>
  db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const values = {
      ...input,
      position: input.position ?? (await resolvePosition(tx, agencyId, input.slug)),
    };
    await tx
      .insert(destinations)
      .values({ agencyId, ...values })
      .onConflictDoUpdate({
        target: [destinations.agencyId, destinations.slug],
        set: { ...values, updatedAt: sql`now()` },
      });
  });

/** Deletes a destination. @throws RouteError 404 */
export const removeDestination = (
  db: ScopedDatabase,
  { subdomain, slug }: { subdomain: string; slug: string },
): Promise<void> =>
  db.forOperator(async (tx) => {
    const removed = await tx
      .delete(destinations)
      .where(isOne(await requireAgencyId(tx, subdomain), slug))
      .returning();
    if (removed.length === 0)
      throw new RouteError(404, "destination_not_found", `${subdomain} has no destination ${slug}`);
  });

/**
 * An agency's destinations in `setDestination`'s format, in order, even if it displays none.
 * @throws RouteError 404 for an unknown agency
 */
export const listStoredDestinations = (
  db: ScopedDatabase,
  subdomain: string,
): Promise<DestinationInput[]> =>
  db.forOperator(async (tx) => {
    const ofAgency = eq(destinations.agencyId, await requireAgencyId(tx, subdomain));
    const rows = await tx
      .select()
      .from(destinations)
      .where(ofAgency)
      .orderBy(asc(destinations.position), destinations.slug);
    return rows.map(({ agencyId: _owner, updatedAt: _written, ...destination }) => destination);
  });
