import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ScopedDatabase, Transaction } from "@/backend/db/scoped";
import { sandboxReservations } from "@/backend/db/schema/sandbox-stock";
import { addMs } from "@/lib/dates/instants";
import { SupplierError, type Hold, type SupplierBooking } from "../booking-supplier";
import { giveBackExpired, giveBackUnits, takeUnits, type Taken, type Unit } from "./stock";

type SoldOut = { state: "soldOut" };
type Row = typeof sandboxReservations.$inferSelect;
type ReservationOrder = Taken & {
  clientReference: string;
  offerId: string;
  until: Date;
  now: Date;
};

/** What came of a write, and the magic word of what it was about. */
type Done = { booking: SupplierBooking; word: string | null; isNew: boolean };

const pendingMs = 5_000;
/** How long a lookup doesn't know of a booking that was made. */
const unsureMs = 60_000;
const soldOut: SoldOut = { state: "soldOut" };

const lock = async (tx: Transaction, clientReference: string): Promise<Row | undefined> =>
  (
    await tx
      .select()
      .from(sandboxReservations)
      .where(eq(sandboxReservations.clientReference, clientReference))
      .for("update")
  )[0];

const change = (
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

const toBooking = ({ state, supplierReference, confirmationNumber }: Row): SupplierBooking => {
  if (state === "confirmed")
    return {
      state,
      supplierReference: supplierReference ?? "",
      confirmationNumber: confirmationNumber ?? "",
    };
  return state === "held" || state === "expired" ? { state: "absent" } : { state };
};

const createNumbers = () => ({
  supplierReference: `SB-${randomInt(10_000_000, 99_999_999)}`,
  confirmationNumber: String(randomInt(100_000_000, 999_999_999)),
});

/**
 * What is held and booked, by the buyer's reference: every write may be repeated, also at the same
 * time. `allotmentOf`: how many there are of a unit in a slot. `toWord`: the magic word of a unit,
 * of which `refused`, `pending` and `unsure` change what comes of a booking.
 */
export function createReservations({
  db,
  now,
  allotmentOf,
  toWord,
}: {
  db: ScopedDatabase;
  now: () => Date;
  allotmentOf: (unit: Unit) => number;
  toWord: (unit: Unit) => string | null;
}) {
  const take = (tx: Transaction, taken: Taken) => takeUnits(tx, { ...taken, allotmentOf });

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
    await change(tx, row, { state: "held", heldUntil: order.until });
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
        };
        const [inserted] = await tx
          .insert(sandboxReservations)
          .values(values)
          .onConflictDoNothing()
          .returning();
        if (!inserted) {
          const row = await lock(tx, clientReference);
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
        const row = await lock(tx, clientReference);
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
          await change(tx, row, { state: "refused", heldUntil: null });
          if (isTaken) await giveBackUnits(tx, row);
          return { booking: { state: "refused" }, word, isNew: true };
        }
        const isPending = word === "pending";
        const untilMs = isPending ? pendingMs : word === "unsure" ? unsureMs : null;
        const booked: Row = {
          ...row,
          ...createNumbers(),
          state: isPending ? "pending" : "confirmed",
          heldUntil: untilMs === null ? null : addMs(now(), untilMs),
        };
        await change(tx, row, booked);
        return { booking: toBooking(booked), word, isNew: true };
      });
    },

    async get(clientReference: string): Promise<SupplierBooking> {
      return db.forOperator(async (tx) => {
        const row = await lock(tx, clientReference);
        if (!row) return { state: "absent" };
        const isUnsure = toWord(row) === "unsure" && row.state === "confirmed";
        if (isUnsure && row.heldUntil && row.heldUntil > now()) return { state: "unknown" };
        if (row.state !== "pending" || !row.heldUntil || row.heldUntil > now())
          return toBooking(row);
        const confirmed: Row = { ...row, state: "confirmed", heldUntil: null };
        await change(tx, row, confirmed);
        return toBooking(confirmed);
      });
    },

    /** `isNew`: this very call cancelled a booking. */
    async cancel(clientReference: string): Promise<Done> {
      return db.forOperator(async (tx) => {
        const row = await lock(tx, clientReference);
        if (!row) return { booking: { state: "absent" }, word: null, isNew: false };
        if (row.state === "cancelled" || row.state === "refused")
          return { booking: toBooking(row), word: toWord(row), isNew: false };
        if (row.state !== "expired") await giveBackUnits(tx, row);
        await change(tx, row, { state: "cancelled", heldUntil: null });
        return {
          booking: { state: "cancelled" },
          word: toWord(row),
          isNew: row.supplierReference !== null,
        };
      });
    },
  };
}
