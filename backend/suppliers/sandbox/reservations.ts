import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ScopedDatabase, Transaction } from "@/backend/db/scoped";
import { sandboxReservations } from "@/backend/db/schema/sandbox-stock";
import { addMs } from "@/lib/dates/instants";
import { SupplierError, type Hold, type SupplierBooking } from "../../ports/booking-supplier";
import { giveBackExpired, giveBackUnits, takeUnits, type Taken, type Unit } from "./stock";

type SoldOut = { state: "soldOut" };
export type ReservationRow = typeof sandboxReservations.$inferSelect;
type Row = ReservationRow;
type ReservationOrder = Taken & {
  clientReference: string;
  offerId: string;
  until: Date;
  now: Date;
  /** What its service needs to know of it later. */
  detail?: object;
};

/** What came of a write, and the magic word of what it was about. */
type Done = { booking: SupplierBooking; word: string | null; isNew: boolean };

/**
 * What is still to come after a booking, by its word, in milliseconds: when it is confirmed, known
 * to a lookup, issued in full, or when its provider changes its mind.
 */
const waits: Readonly<Record<string, number>> = {
  pending: 5_000,
  unsure: 60_000,
  partial: 60_000,
  "schedule-change": 10_000,
  "supplier-cancels": 10_000,
};
/** Words of what isn't confirmed at once. */
const isIncomplete = (word: string | null): word is "pending" | "partial" =>
  word === "pending" || word === "partial";
const soldOut: SoldOut = { state: "soldOut" };

export const lockReservation = async (
  tx: Transaction,
  clientReference: string,
): Promise<Row | undefined> =>
  (
    await tx
      .select()
      .from(sandboxReservations)
      .where(eq(sandboxReservations.clientReference, clientReference))
      .for("update")
  )[0];

export const changeReservation = (
  tx: Transaction,
  { clientReference }: Pick<Row, "clientReference">,
  values: Partial<Row>,
) =>
  tx
    .update(sandboxReservations)
    .set(values)
    .where(eq(sandboxReservations.clientReference, clientReference));

const toHold = (clientReference: string, until: Date): Hold => ({
  state: "held",
  holdReference: `hold-${clientReference}`,
  until: until.toISOString(),
});
const isSame = (row: Row, { resource, unit, offerId, slots, count }: ReservationOrder) =>
  row.resource === resource &&
  row.unit === unit &&
  row.offerId === offerId &&
  row.count === count &&
  row.slots.join() === slots.join();

const createNumbers = () => ({
  supplierReference: `SB-${randomInt(10_000_000, 99_999_999)}`,
  confirmationNumber: String(randomInt(100_000_000, 999_999_999)),
});

/**
 * What is held and booked, by the buyer's reference: every write may be repeated, also at the same
 * time. `allotmentOf`: how many there are of a unit in a slot. `toWord`: the magic word of a unit,
 * of which those of `waits` and `refused` change what comes of a booking. `toNumbers`: the numbers
 * of a new booking; `toTickets`: those of each traveller, always the same ones.
 */
export function createReservations({
  db,
  now,
  allotmentOf,
  toWord,
  toNumbers = createNumbers,
  toTickets,
}: {
  db: ScopedDatabase;
  now: () => Date;
  allotmentOf: (unit: Unit) => number;
  toWord: (unit: Unit) => string | null;
  toNumbers?: () => { supplierReference: string; confirmationNumber: string };
  toTickets?: (row: Row) => string[];
}) {
  const take = (tx: Transaction, taken: Taken) => takeUnits(tx, { ...taken, allotmentOf });

  function toBooking(row: Row): SupplierBooking {
    const { state, supplierReference, confirmationNumber } = row;
    if (state === "confirmed")
      return {
        state,
        supplierReference: supplierReference ?? "",
        confirmationNumber: confirmationNumber ?? "",
        ...(toTickets ? { ticketNumbers: toTickets(row) } : {}),
      };
    if (state === "pending") return { state: toWord(row) === "partial" ? "partial" : state };
    return state === "held" || state === "expired" ? { state: "absent" } : { state };
  }

  /** A hold that is there already, in the state it is in. */
  async function holdAgain(
    tx: Transaction,
    row: Row,
    order: ReservationOrder,
  ): Promise<Hold | SoldOut> {
    if (!isSame(row, order))
      throw new SupplierError("malformed", "the reference holds something else");
    if (row.state === "held" && row.heldUntil && row.heldUntil > order.now)
      return toHold(row.clientReference, row.heldUntil);
    if (row.state === "pending" || row.state === "confirmed")
      return toHold(row.clientReference, order.until);
    if (row.state === "refused" || row.state === "cancelled") return soldOut;
    // A hold that has run out and was not given back yet still has its stock.
    if (row.state === "expired" && !(await take(tx, order))) return soldOut;
    await changeReservation(tx, row, { state: "held", heldUntil: order.until });
    return toHold(row.clientReference, order.until);
  }

  return {
    async hold(order: ReservationOrder): Promise<Hold | SoldOut> {
      await giveBackExpired(db, order);
      const { clientReference, resource, unit, offerId, count, until } = order;
      return db.forOperator(async (tx) => {
        const values = {
          clientReference,
          state: "held" as const,
          resource,
          unit,
          offerId,
          slots: [...order.slots],
          count,
          heldUntil: until,
          detail: order.detail ?? null,
        };
        const [inserted] = await tx
          .insert(sandboxReservations)
          .values(values)
          .onConflictDoNothing()
          .returning();
        if (!inserted) {
          const row = await lockReservation(tx, clientReference);
          return row ? holdAgain(tx, row, order) : soldOut;
        }
        if (await take(tx, order)) return toHold(clientReference, until);
        await tx
          .delete(sandboxReservations)
          .where(eq(sandboxReservations.clientReference, clientReference));
        return soldOut;
      });
    },

    /** `isNew`: this very call booked. */
    async book(clientReference: string): Promise<Done> {
      return db.forOperator(async (tx) => {
        const row = await lockReservation(tx, clientReference);
        if (!row || (row.state !== "held" && row.state !== "expired")) {
          return {
            booking: row ? toBooking(row) : { state: "absent" },
            word: row ? toWord(row) : null,
            isNew: false,
          };
        }
        const word = toWord(row);
        const isTaken = row.state === "held" || (await take(tx, row));
        if (word === "refused" || !isTaken) {
          await changeReservation(tx, row, { state: "refused", heldUntil: null });
          if (isTaken) await giveBackUnits(tx, row);
          return { booking: { state: "refused" }, word, isNew: true };
        }
        const waitMs = waits[word ?? ""];
        const booked: Row = {
          ...row,
          ...toNumbers(),
          state: isIncomplete(word) ? "pending" : "confirmed",
          heldUntil: waitMs === undefined ? null : addMs(now(), waitMs),
        };
        await changeReservation(tx, row, booked);
        return { booking: toBooking(booked), word, isNew: true };
      });
    },

    async get(clientReference: string): Promise<SupplierBooking> {
      return db.forOperator(async (tx) => {
        const row = await lockReservation(tx, clientReference);
        if (!row) return { state: "absent" };
        const isUnsure = toWord(row) === "unsure" && row.state === "confirmed";
        if (isUnsure && row.heldUntil && row.heldUntil > now()) return { state: "unknown" };
        if (row.state !== "pending" || !row.heldUntil || row.heldUntil > now())
          return toBooking(row);
        const confirmed: Row = { ...row, state: "confirmed", heldUntil: null };
        await changeReservation(tx, row, confirmed);
        return toBooking(confirmed);
      });
    },

    /**
     * `isNew`: this very call cancelled a booking. `refuse`: what to keep of a booking that isn't
     * cancelled, because its refund isn't what was agreed any more; null: it is cancelled.
     */
    async cancel<R = never>(
      clientReference: string,
      refuse: (row: Row) => { values: Partial<Row>; booking: R } | null = () => null,
    ): Promise<Omit<Done, "booking"> & { booking: SupplierBooking | R }> {
      return db.forOperator(async (tx) => {
        const row = await lockReservation(tx, clientReference);
        if (!row) return { booking: { state: "absent" }, word: null, isNew: false };
        const word = toWord(row);
        if (row.state === "cancelled" || row.state === "refused")
          return { booking: toBooking(row), word, isNew: false };
        const refusal = row.supplierReference === null ? null : refuse(row);
        if (refusal) {
          if (Object.keys(refusal.values).length > 0)
            await changeReservation(tx, row, refusal.values);
          return { booking: refusal.booking, word, isNew: false };
        }
        await giveBackReservation(tx, row);
        return {
          booking: { state: "cancelled" },
          word,
          isNew: row.supplierReference !== null,
        };
      });
    },
  };
}

/** Cancels one that is locked, with what it has of the stock. */
export async function giveBackReservation(
  tx: Transaction,
  row: Row,
  values: Pick<Partial<Row>, "detail"> = {},
): Promise<void> {
  if (row.state !== "expired") await giveBackUnits(tx, row);
  await changeReservation(tx, row, { ...values, state: "cancelled", heldUntil: null });
}
