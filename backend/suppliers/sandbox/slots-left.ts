import { and, eq, gte, lt } from "drizzle-orm";
import type { ScopedDatabase } from "@/backend/db/scoped";
import { sandboxStock } from "@/backend/db/schema/sandbox-stock";
import { giveBackExpired } from "./stock";

/** What is left of a resource, by unit and slot; what isn't there has its full allotment. */
type SlotsLeft = (unit: string, slot: string) => number | undefined;

/**
 * Each slot by itself, where `listUnitsLeft` says the fewest of several: of all that were ever sold
 * from `start` until before `end`.
 */
export async function listSlotsLeft(
  db: ScopedDatabase,
  { resource, start, end, now }: { resource: string; start: string; end: string; now: Date },
): Promise<SlotsLeft> {
  await giveBackExpired(db, { now, resource });
  const rows = await db.forOperator((tx) =>
    tx
      .select({ unit: sandboxStock.unit, slot: sandboxStock.slot, left: sandboxStock.left })
      .from(sandboxStock)
      .where(
        and(
          eq(sandboxStock.resource, resource),
          gte(sandboxStock.slot, start),
          lt(sandboxStock.slot, end),
        ),
      ),
  );
  const left = new Map(rows.map((row) => [`${row.unit} ${row.slot}`, row.left]));
  return (unit, slot) => left.get(`${unit} ${slot}`);
}
