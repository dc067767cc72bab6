import { and, asc, eq, gte, inArray, lt, lte, min, sql } from "drizzle-orm";
import type { ScopedDatabase, Transaction } from "@/backend/db/scoped";
import { sandboxReservations, sandboxStock } from "@/backend/db/schema/sandbox-stock";

/**
 * What stock is counted of: a kind of room of a hotel, a group of cars of a depot, a flight's seats
 * of a cabin or one of them.
 */
export type Unit = { resource: string; unit: string };
/** `slots`: dates, YYYY-MM-DD. */
export type Taken = Unit & { slots: readonly string[]; count: number };
/** How many are left by unit; what isn't there has its full allotment. */
export type UnitsLeft = ReadonlyMap<string, number>;

const joint = "+";
const ownSlot = "@";
/**
 * The kinds that are taken, each with how many of it and in which slots: `unit` may be several,
 * joined by `joint`, one of each time it is named; then `count` is how many these are. One that
 * names its own slot is taken in that alone. Sorted, so that two buyers wait for each other in one
 * direction only.
 */
export function listTakenUnits({ unit, count, slots }: Pick<Taken, "unit" | "count" | "slots">): {
  unit: string;
  count: number;
  slots: readonly string[];
}[] {
  const named = unit.split(joint);
  if (named.length === 1 && !unit.includes(ownSlot)) return [{ unit, count, slots }];
  const counts = new Map<string, number>();
  for (const each of named) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts.keys()].sort().map((each) => {
    const [name = "", slot] = each.split(ownSlot);
    return {
      unit: name,
      count: counts.get(each) ?? 0,
      slots: slot === undefined ? slots : [slot],
    };
  });
}
/** Several that are taken together, such as rooms chosen one by one: the name for all of them. */
export const joinUnits = (units: readonly string[]): string => units.join(joint);
/** The name of a unit in one slot, where those taken with it are of other slots. */
export const toUnitOfSlot = (unit: string, slot: string): string => `${unit}${ownSlot}${slot}`;

const ofUnit = ({ resource, unit, slots }: Unit & Pick<Taken, "slots">) =>
  and(
    eq(sandboxStock.resource, resource),
    eq(sandboxStock.unit, unit),
    inArray(sandboxStock.slot, [...slots]),
  );

/**
 * Takes every unit in every slot, or none: false when one hasn't enough in a slot. Slots are locked
 * in their order, unit by unit, and nothing is taken before all of them are.
 */
export async function takeUnits(
  tx: Transaction,
  { allotmentOf, ...taken }: Taken & { allotmentOf: (unit: Unit) => number },
): Promise<boolean> {
  const { resource } = taken;
  const units = listTakenUnits(taken).map((each) => ({ ...each, slots: each.slots.toSorted() }));
  for (const { unit, count, slots } of units) {
    const allotment = allotmentOf({ resource, unit });
    const full = slots.map((slot) => ({ resource, unit, slot, left: allotment }));
    await tx.insert(sandboxStock).values(full).onConflictDoNothing();
    const left = await tx
      .select({ left: sandboxStock.left })
      .from(sandboxStock)
      .where(ofUnit({ resource, unit, slots }))
      // order: one row a slot of a unit
      .orderBy(asc(sandboxStock.slot))
      .for("update");
    if (left.length !== slots.length || left.some((row) => row.left < count)) return false;
  }
  for (const { unit, count, slots } of units) {
    await tx
      .update(sandboxStock)
      .set({ left: sql`${sandboxStock.left} - ${count}` })
      .where(and(ofUnit({ resource, unit, slots }), gte(sandboxStock.left, count)));
  }
  return true;
}

/**
 * Only for who has just taken the reservation out of a state that holds stock, in the same
 * transaction.
 */
export async function giveBackUnits(tx: Transaction, taken: Taken): Promise<void> {
  const { resource } = taken;
  const units = listTakenUnits(taken);
  for (const { unit, slots } of units) {
    await tx
      .select({ slot: sandboxStock.slot })
      .from(sandboxStock)
      .where(ofUnit({ resource, unit, slots }))
      // order: one row a slot of a unit
      .orderBy(asc(sandboxStock.slot))
      .for("update");
  }
  for (const { unit, count, slots } of units) {
    await tx
      .update(sandboxStock)
      .set({ left: sql`${sandboxStock.left} + ${count}` })
      .where(ofUnit({ resource, unit, slots }));
  }
}

const holdsAtOnce = 100;
const isExpired = (now: Date) =>
  and(eq(sandboxReservations.state, "held"), lte(sandboxReservations.heldUntil, now));

/** Holds that have run out, of some resources or of all. */
const listExpired = (
  tx: Transaction,
  { now, resources }: { now: Date; resources?: readonly string[] },
) =>
  tx
    .select({ clientReference: sandboxReservations.clientReference })
    .from(sandboxReservations)
    .where(
      and(
        isExpired(now),
        resources === undefined ? undefined : inArray(sandboxReservations.resource, [...resources]),
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

/** Gives back what was held of a resource and not booked in time. */
export const giveBackExpired = async (
  db: ScopedDatabase,
  { now, resource }: Pick<Unit, "resource"> & { now: Date },
): Promise<void> =>
  giveBack(db, now, await db.forOperator((tx) => listExpired(tx, { now, resources: [resource] })));

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
