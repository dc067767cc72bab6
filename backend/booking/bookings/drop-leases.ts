import { isNotNull } from "drizzle-orm";
import { agencies } from "../../db/schema/agencies";
import { bookings } from "../../db/schema/bookings";
import { holds } from "../../db/schema/holds";
import { supplierChanges } from "../../db/schema/supplier-changes";
import type { ScopedDatabase } from "../../db/scoped";

/**
 * Ends all leases of steps. For the start on a database that no other process has open: their
 * holders are dead.
 */
export async function dropLeases(db: ScopedDatabase): Promise<void> {
  const all = await db.forOperator((tx) => tx.select({ id: agencies.id }).from(agencies));
  for (const { id } of all)
    await db.forAgency(id, async (tx) => {
      for (const table of [bookings, holds, supplierChanges])
        await tx.update(table).set({ leasedUntil: null }).where(isNotNull(table.leasedUntil));
    });
}
