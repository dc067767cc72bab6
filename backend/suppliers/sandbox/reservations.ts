import { randomInt } from "node:crypto";
import { asc, eq, inArray } from "drizzle-orm";
import type { ScopedDatabase, Transaction } from "@/backend/db/scoped";
import { sandboxReservations } from "@/backend/db/schema/sandbox-stock";
import { hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import {
  SupplierError,
  type Declined,
  type Hold,
  type Requested,
  type SupplierBooking,
} from "../../ports/booking-supplier";
import { giveBackExpired, giveBackUnits, takeUnits, type Taken, type Unit } from "./stock";

type SoldOut = { state: "soldOut" };
export type ReservationRow = typeof sandboxReservations.$inferSelect;
type Row = ReservationRow;
type ReservationOrder = Taken & {
  clientReference: string;
  offerId: string;
  until: Date;
  now: Date;
  /** References of the same buyer that this one takes the place of. */
  replaces?: readonly string[] | undefined;
  /** What its service needs to know of it later. */
  detail?: object;
};
type RequestOrder = ReservationOrder & {
  /** How long its provider takes at most to agree. */ answerWithinHours: number;
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
/** After which a provider answers a request, unless its word is that it never does. */
const answerAfterMs = 10_000;
/** Words of what isn't confirmed at once. */
const isIncomplete = (word: string | null): word is "pending" | "partial" =>
  word === "pending" || word === "partial";
const soldOut: SoldOut = { state: "soldOut" };
const givenBack = { state: "cancelled", heldUntil: null } as const;
const takesStock = ({ state }: Row) => ["held", "pending", "confirmed"].includes(state);

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

/** In one order, so that two buyers wait for each other in one direction only. */
const lockReservations = (tx: Transaction, references: readonly string[]): Promise<Row[]> =>
  tx
    .select()
    .from(sandboxReservations)
    .where(inArray(sandboxReservations.clientReference, [...references]))
    .orderBy(asc(sandboxReservations.clientReference))
    .for("update");

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
  /** `replaced`: those that are locked; what they hold of the stock is given back for it. */
  async function take(
    tx: Transaction,
    taken: Taken,
    replaced: readonly Row[] = [],
  ): Promise<boolean> {
    const replacing = replaced.filter(({ state }) => state === "held");
    if (!(await takeUnits(tx, { ...taken, allotmentOf, replacing }))) return false;
    for (const row of replacing) await changeReservation(tx, row, givenBack);
    return true;
  }

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
    return state === "refused" || state === "cancelled" ? { state } : { state: "absent" };
  }

  /** A hold that is there already, in the state it is in; held again it is held longer. */
  async function holdAgain(
    tx: Transaction,
    row: Row,
    { order, replaced }: { order: ReservationOrder; replaced: readonly Row[] },
  ): Promise<Hold | SoldOut> {
    const { until, now: at } = order;
    if (row.state === "held" && row.heldUntil && row.heldUntil > at) {
      const heldUntil = row.heldUntil > until ? row.heldUntil : until;
      await changeReservation(tx, row, { heldUntil });
      return toHold(row.clientReference, heldUntil);
    }
    if (row.state === "pending" || row.state === "confirmed")
      return toHold(row.clientReference, until);
    if (row.state === "refused" || row.state === "cancelled") return soldOut;
    // A hold that has run out and was not given back yet still has its stock.
    if (row.state !== "held" && !(await take(tx, order, replaced))) return soldOut;
    await changeReservation(tx, row, { state: "held", heldUntil: until });
    return toHold(row.clientReference, until);
  }

  /** What has become of a request by now: what its provider agrees to is taken then. */
  async function answer(
    tx: Transaction,
    row: Row,
    order: RequestOrder,
  ): Promise<Hold | Requested | Declined> {
    const { until, now: at } = order;
    const by = row.heldUntil ?? at;
    const word = toWord(row);
    const answeredAt = addMs(by, answerAfterMs - order.answerWithinHours * hourMs);
    if (word === "never-answers" || answeredAt > at)
      return { state: "requested", until: by.toISOString() };
    if (word === "declines-later" || !(await take(tx, row))) {
      await changeReservation(tx, row, { state: "declined", heldUntil: null });
      return { state: "declined" };
    }
    await changeReservation(tx, row, { state: "held", heldUntil: until });
    return toHold(row.clientReference, until);
  }

  /** The row of an order, which is written if it isn't there, and locked with what it replaces. */
  async function open(
    tx: Transaction,
    order: ReservationOrder,
    values: Pick<Row, "state" | "heldUntil">,
  ): Promise<{ row: Row; replaced: Row[]; isNew: boolean }> {
    const { clientReference, resource, unit, offerId, count, replaces = [] } = order;
    const slots = [...order.slots];
    const detail = order.detail ?? null;
    const inserted = await tx
      .insert(sandboxReservations)
      .values({ clientReference, resource, unit, offerId, slots, count, detail, ...values })
      .onConflictDoNothing()
      .returning();
    const all = await lockReservations(tx, [clientReference, ...replaces]);
    const row = all.find((one) => one.clientReference === clientReference);
    if (!row) throw new Error("a reservation that was just written isn't there");
    if (!isSame(row, order))
      throw new SupplierError("malformed", "the reference holds something else");
    return { row, replaced: all.filter((one) => one !== row), isNew: inserted.length > 0 };
  }

  return {
    /** What `replaces` names is given back with it, or held on where it can't be had. */
    async hold(order: ReservationOrder): Promise<Hold | SoldOut> {
      await giveBackExpired(db, order);
      const { clientReference, until } = order;
      return db.forOperator(async (tx) => {
        const opened = await open(tx, order, { state: "held", heldUntil: until });
        const { row, replaced, isNew } = opened;
        if (!isNew) return holdAgain(tx, row, { order, replaced });
        if (await take(tx, order, replaced)) return toHold(clientReference, until);
        await tx
          .delete(sandboxReservations)
          .where(eq(sandboxReservations.clientReference, clientReference));
        return soldOut;
      });
    },

    /**
     * As `hold`, of what its provider has to agree to first. Nothing is taken out of stock before
     * it has.
     */
    async request(order: RequestOrder): Promise<Hold | Requested | Declined | SoldOut> {
      await giveBackExpired(db, order);
      return db.forOperator(async (tx) => {
        const by = addMs(order.now, order.answerWithinHours * hourMs);
        const { row, replaced } = await open(tx, order, { state: "requested", heldUntil: by });
        if (row.state === "requested") return answer(tx, row, order);
        if (row.state === "declined") return { state: row.state };
        return holdAgain(tx, row, { order, replaced });
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
  if (takesStock(row)) await giveBackUnits(tx, row);
  await changeReservation(tx, row, { ...values, ...givenBack });
}
