import { and, asc, eq, gte, inArray, lt, lte, min, sql, type SQL } from "drizzle-orm";
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

/** What is left of each slot of some units, by `toKey`. */
type Left = ReadonlyMap<string, number>;
const toKey = ({ resource, unit }: Unit, slot: string): string => `${resource} ${unit} ${slot}`;

/**
 * Locks the slots of all of them, unit by unit and in their order, so that buyers wait for each
 * other in one direction only. Slots that have no row yet get one where `allotmentOf` says how many
 * there are.
 */
async function lockSlots(
  tx: Transaction,
  taken: readonly Taken[],
  allotmentOf?: (unit: Unit) => number,
): Promise<Left> {
  const groups = new Map<string, Unit & { slots: Set<string> }>();
  for (const { resource, ...each } of taken)
    for (const { unit, slots } of listTakenUnits(each)) {
      const key = toKey({ resource, unit }, "");
      const group = groups.get(key) ?? { resource, unit, slots: new Set() };
      for (const slot of slots) group.slots.add(slot);
      groups.set(key, group);
    }
  const left = new Map<string, number>();
  for (const key of [...groups.keys()].sort()) {
    const group = groups.get(key);
    if (!group) continue;
    const { resource, unit } = group;
    const slots = [...group.slots].sort();
    if (allotmentOf) {
      const allotment = allotmentOf({ resource, unit });
      const full = slots.map((slot) => ({ resource, unit, slot, left: allotment }));
      await tx.insert(sandboxStock).values(full).onConflictDoNothing();
    }
    const rows = await tx
      .select({ slot: sandboxStock.slot, left: sandboxStock.left })
      .from(sandboxStock)
      .where(ofUnit({ resource, unit, slots }))
      // order: one row a slot of a unit
      .orderBy(asc(sandboxStock.slot))
      .for("update");
    for (const row of rows) left.set(toKey({ resource, unit }, row.slot), row.left);
  }
  return left;
}

/** Only of slots that are locked. @param sign 1 gives back, -1 takes */
async function moveUnits(
  tx: Transaction,
  { resource, ...taken }: Taken,
  sign: 1 | -1,
): Promise<void> {
  for (const { unit, count, slots } of listTakenUnits(taken))
    await tx
      .update(sandboxStock)
      .set({ left: sql`${sandboxStock.left} + ${sign * count}` })
      .where(ofUnit({ resource, unit, slots }));
}

/**
 * Takes every unit in every slot, or none: false when one hasn't enough in a slot. `replacing`: of
 * the same buyer, given back in the same moment, or kept where this can't be had. Nothing is moved
 * before all slots are locked.
 */
export async function takeUnits(
  tx: Transaction,
  {
    allotmentOf,
    replacing = [],
    ...taken
  }: Taken & { allotmentOf: (unit: Unit) => number; replacing?: readonly Taken[] },
): Promise<boolean> {
  const left = await lockSlots(tx, [taken, ...replacing], allotmentOf);
  const free = new Map(left);
  for (const { resource, ...each } of replacing)
    for (const { unit, count, slots } of listTakenUnits(each))
      for (const slot of slots) {
        const key = toKey({ resource, unit }, slot);
        free.set(key, (free.get(key) ?? 0) + count);
      }
  const { resource } = taken;
  const isThere = listTakenUnits(taken).every(({ unit, count, slots }) =>
    slots.every((slot) => (free.get(toKey({ resource, unit }, slot)) ?? 0) >= count),
  );
  if (!isThere) return false;
  for (const each of replacing) await moveUnits(tx, each, 1);
  await moveUnits(tx, taken, -1);
  return true;
}

/**
 * Only for who has just taken the reservation out of a state that holds stock, in the same
 * transaction.
 */
export async function giveBackUnits(tx: Transaction, taken: Taken): Promise<void> {
  await lockSlots(tx, [taken]);
  await moveUnits(tx, taken, 1);
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

/** What of the stock some references hold at this moment. */
const listHeld = async (tx: Transaction, references: readonly string[]): Promise<Taken[]> =>
  references.length === 0
    ? []
    : tx
        .select()
        .from(sandboxReservations)
        .where(
          and(
            inArray(sandboxReservations.clientReference, [...references]),
            eq(sandboxReservations.state, "held"),
          ),
        );

/** What is left of a slot, and of it what is held by its own buyer. */
const toLeft = (own: readonly Taken[]): SQL<number> =>
  own
    .flatMap(({ resource, ...taken }) =>
      listTakenUnits(taken).map((each) => ({ resource, ...each })),
    )
    .reduce(
      (left, { count, ...each }) =>
        sql<number>`${left} + case when ${ofUnit(each)} then ${count}::int else 0 end`,
      sql<number>`${sandboxStock.left}`,
    );

type Period = { start: string; end: string; now: Date; resources?: readonly string[] };

const inPeriod = ({ start, end, resources }: Period) =>
  and(
    resources === undefined ? undefined : inArray(sandboxStock.resource, [...resources]),
    gte(sandboxStock.slot, start),
    lt(sandboxStock.slot, end),
  );

/** What `read` reads, once nothing of it is held for longer than it may be. */
async function readStock<T>(
  db: ScopedDatabase,
  { now, resources }: Period,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const ofResources = resources === undefined ? {} : { resources };
  const readAll = () =>
    db.forOperator(async (tx) => ({
      expired: await listExpired(tx, { now, ...ofResources }),
      rows: await read(tx),
    }));
  const first = await readAll();
  if (first.expired.length === 0) return first.rows;
  await giveBack(db, now, first.expired);
  return (await readAll()).rows;
}

/** The value of a key, made where it has none yet. */
function entryOf<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key) ?? create();
  map.set(key, known);
  return known;
}

type LeftByResource = Map<string, Map<string, number>>;

/**
 * The fewest left in any slot from `start` until before `end`, of all units that were ever sold in
 * one of them, by resource and unit. `resources`: of these alone. `replaces`: references of who
 * queries it, whose holds count as free.
 */
export async function listUnitsLeft(
  db: ScopedDatabase,
  { replaces = [], ...period }: Period & { replaces?: readonly string[] },
): Promise<ReadonlyMap<string, UnitsLeft>> {
  const rows = await readStock(db, period, async (tx) =>
    tx
      .select({
        resource: sandboxStock.resource,
        unit: sandboxStock.unit,
        left: min(toLeft(await listHeld(tx, replaces))),
      })
      .from(sandboxStock)
      .where(inPeriod(period))
      .groupBy(sandboxStock.resource, sandboxStock.unit),
  );
  const byResource: LeftByResource = new Map();
  for (const { resource, unit, left } of rows)
    entryOf(byResource, resource, () => new Map()).set(unit, Number(left));
  return byResource;
}

/** The same of each slot by itself. */
export async function listUnitsLeftBySlot(
  db: ScopedDatabase,
  period: Period,
): Promise<ReadonlyMap<string, ReadonlyMap<string, UnitsLeft>>> {
  const rows = await readStock(db, period, (tx) =>
    tx.select().from(sandboxStock).where(inPeriod(period)),
  );
  const bySlot = new Map<string, LeftByResource>();
  for (const { slot, resource, unit, left } of rows) {
    const byResource = entryOf(bySlot, slot, (): LeftByResource => new Map());
    entryOf(byResource, resource, () => new Map()).set(unit, left);
  }
  return bySlot;
}
