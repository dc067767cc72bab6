import { and, asc, eq, gte, inArray, lt, lte, min, sql } from "drizzle-orm";
import type { ScopedDatabase, Transaction } from "@/backend/db/scoped";
import { sandboxReservations, sandboxStock } from "@/backend/db/schema/sandbox-stock";

/** What stock is counted of: a kind of room of a hotel, a group of cars of a depot. */
export type Unit = { resource: string; unit: string };
/** `slots`: dates, YYYY-MM-DD. */
export type Taken = Unit & { slots: readonly string[]; count: number };
/** How many are left by unit; what isn't there has its full allotment. */
export type UnitsLeft = ReadonlyMap<string, number>;

const ofUnit = ({ resource, unit, slots }: Taken) =>
  and(
    eq(sandboxStock.resource, resource),
    eq(sandboxStock.unit, unit),
    inArray(sandboxStock.slot, [...slots]),
  );

/**
 * Takes a unit in every slot, or in none: false when a slot hasn't enough. Slots are locked in
 * their order, so that two buyers wait for each other in one direction only.
 */
export async function takeUnits(
  tx: Transaction,
  { allotment, ...taken }: Taken & { allotment: number },
): Promise<boolean> {
  const { resource, unit, count } = taken;
  const slots = [...taken.slots].sort();
  const full = slots.map((slot) => ({ resource, unit, slot, left: allotment }));
  await tx.insert(sandboxStock).values(full).onConflictDoNothing();
  const left = await tx
    .select({ left: sandboxStock.left })
    .from(sandboxStock)
    .where(ofUnit(taken))
    .orderBy(asc(sandboxStock.slot))
    .for("update");
  if (left.length !== slots.length || left.some((row) => row.left < count)) return false;
  await tx
    .update(sandboxStock)
    .set({ left: sql`${sandboxStock.left} - ${count}` })
    .where(and(ofUnit(taken), gte(sandboxStock.left, count)));
  return true;
}

/**
 * Only for who has just taken the reservation out of a state that holds stock, in the same
 * transaction.
 */
export async function giveBackUnits(tx: Transaction, taken: Taken): Promise<void> {
  await tx
    .select({ slot: sandboxStock.slot })
    .from(sandboxStock)
    .where(ofUnit(taken))
    .orderBy(asc(sandboxStock.slot))
    .for("update");
  await tx
    .update(sandboxStock)
    .set({ left: sql`${sandboxStock.left} + ${taken.count}` })
    .where(ofUnit(taken));
}

const holdsAtOnce = 100;
const isExpired = (now: Date) =>
  and(eq(sandboxReservations.state, "held"), lte(sandboxReservations.heldUntil, now));

/** Holds that have run out, of a unit, of some resources or of all. */
const listExpired = (
  tx: Transaction,
  { now, resources, unit }: { now: Date; resources?: readonly string[]; unit?: string },
) =>
  tx
    .select({ clientReference: sandboxReservations.clientReference })
    .from(sandboxReservations)
    .where(
      and(
        isExpired(now),
        resources === undefined ? undefined : inArray(sandboxReservations.resource, [...resources]),
        unit === undefined ? undefined : eq(sandboxReservations.unit, unit),
      ),
    )
    .limit(holdsAtOnce);

/** Each in a transaction of its own, so that none waits for another's stock. */
async function giveBack(
  db: ScopedDatabase,
  now: Date,
  expired: readonly { clientReference: string }[],
): Promise<void> {
  for (const { clientReference } of expired) {
    await db.forOperator(async (tx) => {
      const [hold] = await tx
        .update(sandboxReservations)
        .set({ state: "expired" })
        .where(and(isExpired(now), eq(sandboxReservations.clientReference, clientReference)))
        .returning();
      if (hold) await giveBackUnits(tx, hold);
    });
  }
}

/** Gives back what was held of a unit and not booked in time. */
export const giveBackExpired = async (
  db: ScopedDatabase,
  { now, resource, unit }: Unit & { now: Date },
): Promise<void> =>
  giveBack(
    db,
    now,
    await db.forOperator((tx) => listExpired(tx, { now, resources: [resource], unit })),
  );

/**
 * The fewest left in any slot from `start` until before `end`, of all units that were ever sold in
 * one of them, by resource and unit. `resources`: of these alone.
 */
export async function listUnitsLeft(
  db: ScopedDatabase,
  {
    start,
    end,
    now,
    resources,
  }: { start: string; end: string; now: Date; resources?: readonly string[] },
): Promise<ReadonlyMap<string, UnitsLeft>> {
  const ofResources = resources === undefined ? {} : { resources };
  const read = () =>
    db.forOperator(async (tx) => ({
      expired: await listExpired(tx, { now, ...ofResources }),
      rows: await tx
        .select({
          resource: sandboxStock.resource,
          unit: sandboxStock.unit,
          left: min(sandboxStock.left),
        })
        .from(sandboxStock)
        .where(
          and(
            resources === undefined ? undefined : inArray(sandboxStock.resource, [...resources]),
            gte(sandboxStock.slot, start),
            lt(sandboxStock.slot, end),
          ),
        )
        .groupBy(sandboxStock.resource, sandboxStock.unit),
    }));
  const first = await read();
  if (first.expired.length > 0) await giveBack(db, now, first.expired);
  const { rows } = first.expired.length > 0 ? await read() : first;
  const byResource = new Map<string, Map<string, number>>();
  for (const { resource, unit, left } of rows) {
    const units = byResource.get(resource) ?? new Map<string, number>();
    byResource.set(resource, units.set(unit, Number(left)));
  }
  return byResource;
}
