import { and, asc, eq, gte, inArray, lt, lte, min, sql } from "drizzle-orm";
import type { ScopedDatabase, Transaction } from "@/backend/db/scoped";
import { sandboxReservations, sandboxStock } from "@/backend/db/schema/sandbox-stock";
import type { Stay } from "../../deal-supplier";
import type { RoomsLeft } from "./to-offers";

export type Taken = { hotelId: string; roomCode: string; nights: readonly string[]; rooms: number };

const ofRoom = ({ hotelId, roomCode, nights }: Taken) =>
  and(
    eq(sandboxStock.hotelId, hotelId),
    eq(sandboxStock.roomCode, roomCode),
    inArray(sandboxStock.night, [...nights]),
  );

/**
 * Takes rooms of every night, or of none: false when a night hasn't enough. Nights are locked in
 * their order, so that two buyers wait for each other in one direction only.
 */
export async function takeRooms(
  tx: Transaction,
  { allotment, ...taken }: Taken & { allotment: number },
): Promise<boolean> {
  const { hotelId, roomCode, rooms } = taken;
  const nights = [...taken.nights].sort();
  const full = nights.map((night) => ({ hotelId, roomCode, night, roomsLeft: allotment }));
  await tx.insert(sandboxStock).values(full).onConflictDoNothing();
  const left = await tx
    .select({ roomsLeft: sandboxStock.roomsLeft })
    .from(sandboxStock)
    .where(ofRoom(taken))
    .orderBy(asc(sandboxStock.night))
    .for("update");
  if (left.length !== nights.length || left.some(({ roomsLeft }) => roomsLeft < rooms))
    return false;
  await tx
    .update(sandboxStock)
    .set({ roomsLeft: sql`${sandboxStock.roomsLeft} - ${rooms}` })
    .where(and(ofRoom(taken), gte(sandboxStock.roomsLeft, rooms)));
  return true;
}

/**
 * Only for who has just taken the reservation out of a state that holds rooms, in the same
 * transaction.
 */
export async function giveBackRooms(tx: Transaction, taken: Taken): Promise<void> {
  await tx
    .select({ night: sandboxStock.night })
    .from(sandboxStock)
    .where(ofRoom(taken))
    .orderBy(asc(sandboxStock.night))
    .for("update");
  await tx
    .update(sandboxStock)
    .set({ roomsLeft: sql`${sandboxStock.roomsLeft} + ${taken.rooms}` })
    .where(ofRoom(taken));
}

const holdsAtOnce = 100;
const isExpired = (now: Date) =>
  and(eq(sandboxReservations.state, "held"), lte(sandboxReservations.heldUntil, now));

/** Holds that have run out, of one room or of all. */
const listExpired = (
  tx: Transaction,
  { now, hotelId, roomCode }: { now: Date; hotelId?: string; roomCode?: string },
) =>
  tx
    .select({ clientReference: sandboxReservations.clientReference })
    .from(sandboxReservations)
    .where(
      and(
        isExpired(now),
        hotelId === undefined ? undefined : eq(sandboxReservations.hotelId, hotelId),
        roomCode === undefined ? undefined : eq(sandboxReservations.roomCode, roomCode),
      ),
    )
    .limit(holdsAtOnce);

/** Each in a transaction of its own, so that none waits for another's rooms. */
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
      if (hold) await giveBackRooms(tx, hold);
    });
  }
}

/** Gives back what was held of a room and not booked in time. */
export const giveBackExpired = async (
  db: ScopedDatabase,
  { now, ...room }: { now: Date; hotelId: string; roomCode: string },
): Promise<void> =>
  giveBack(db, now, await db.forOperator((tx) => listExpired(tx, { now, ...room })));

/**
 * The fewest rooms left on any night of a stay, of all rooms that were ever sold on one of them, by
 * hotel and room.
 */
export async function listRoomsLeft(
  db: ScopedDatabase,
  { stay, now, hotelId }: { stay: Stay; now: Date; hotelId?: string },
): Promise<ReadonlyMap<string, RoomsLeft>> {
  const nights = and(gte(sandboxStock.night, stay.start), lt(sandboxStock.night, stay.end));
  const ofHotel = hotelId === undefined ? {} : { hotelId };
  const read = () =>
    db.forOperator(async (tx) => ({
      expired: await listExpired(tx, { now, ...ofHotel }),
      rows: await tx
        .select({
          hotelId: sandboxStock.hotelId,
          roomCode: sandboxStock.roomCode,
          left: min(sandboxStock.roomsLeft),
        })
        .from(sandboxStock)
        .where(hotelId === undefined ? nights : and(eq(sandboxStock.hotelId, hotelId), nights))
        .groupBy(sandboxStock.hotelId, sandboxStock.roomCode),
    }));
  const first = await read();
  if (first.expired.length > 0) await giveBack(db, now, first.expired);
  const { rows } = first.expired.length > 0 ? await read() : first;
  const byHotel = new Map<string, Map<string, number>>();
  for (const { hotelId: id, roomCode, left } of rows) {
    const rooms = byHotel.get(id) ?? new Map<string, number>();
    byHotel.set(id, rooms.set(roomCode, Number(left)));
  }
  return byHotel;
}
