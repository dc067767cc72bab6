import { and, eq, like } from "drizzle-orm";
import type { ScopedDatabase, Transaction } from "@/backend/db/scoped";
import { sandboxReservations } from "@/backend/db/schema/sandbox-stock";
import { toAnswerBy } from "../../../ports/to-answer-by";
import type { FlightBookingSupplier, FlightChange } from "../../../ports/flight-supplier";
import type { MagicCalls } from "../magic-calls";
import {
  changeReservation,
  giveBackReservation,
  lockReservation,
  type ReservationRow,
} from "../reservations";
import { islandAirline } from "./airlines";
import { toCancellationQuote, toDetail } from "./flight-reservations";
import { flightResource, toWordOf } from "./flight-stock";
import { toChangedItem } from "./to-changed-item";

type Calls = Pick<
  FlightBookingSupplier,
  "book" | "getBooking" | "quoteCancel" | "cancel" | "listChanges" | "answerChange"
>;

const changeEnd = "-change";

/** Those of Null Island, where alone airlines change their minds. */
const isOnIsland = and(
  eq(sandboxReservations.resource, flightResource),
  like(sandboxReservations.unit, `${islandAirline.code}%`),
);

/** Whether what is to come after a booking has come; each instant is counted from the booking. */
const hasCome = ({ state, heldUntil }: ReservationRow, now: Date): boolean =>
  state === "confirmed" && heldUntil !== null && heldUntil <= now;

const isDueToBeCalledOff = (row: ReservationRow, now: Date): boolean =>
  toWordOf(row) === "supplier-cancels" && hasCome(row, now);

/** What an airline calls off it doesn't fly: its seats are released. */
async function callOff(tx: Transaction, clientReference: string, now: Date): Promise<void> {
  const row = await lockReservation(tx, clientReference);
  if (row && isDueToBeCalledOff(row, now))
    await giveBackReservation(tx, row, { detail: { ...toDetail(row), isCalledOff: true } });
}

/** The calls of flights that book, cancel and answer what airlines change. */
export function toFlightBookingCalls({
  db,
  now,
  bookings,
}: {
  db: ScopedDatabase;
  now: () => Date;
  bookings: MagicCalls["bookings"];
}): Calls {
  const listIslandRows = () =>
    db.forOperator((tx) => tx.select().from(sandboxReservations).where(isOnIsland));

  return {
    ...bookings,

    quoteCancel: (clientReference) =>
      db.forOperator(async (tx) => {
        const row = await lockReservation(tx, clientReference);
        return row ? toCancellationQuote(row, now()) : null;
      }),

    async cancel(clientReference, agreed) {
      // Called off is called off, even before `listChanges` reports it.
      await db.forOperator((tx) => callOff(tx, clientReference, now()));
      return bookings.cancel(clientReference, (row) => {
        if (!agreed) return null;
        const booking = { state: "refundChanged" } as const;
        const detail = toDetail(row);
        if (toWordOf(row) === "refund-differs" && detail && !detail.isLowered)
          return { values: { detail: { ...detail, isLowered: true } }, booking };
        const refund = toCancellationQuote(row, now())?.refund;
        const isSame = refund?.amount === agreed.amount && refund.currency === agreed.currency;
        return isSame ? null : { values: {}, booking };
      });
    },

    async listChanges() {
      const at = now();
      for (const row of await listIslandRows())
        if (isDueToBeCalledOff(row, at))
          await db.forOperator((tx) => callOff(tx, row.clientReference, at));
      return (await listIslandRows()).flatMap((row): FlightChange[] => {
        const { clientReference } = row;
        const detail = toDetail(row);
        const told = { id: `${clientReference}${changeEnd}`, clientReference };
        if (detail?.isCalledOff) return [{ ...told, kind: "cancelled" }];
        const isChanged = toWordOf(row) === "schedule-change" && hasCome(row, at);
        if (!detail || !isChanged) return [];
        const { item } = detail;
        const answerBy = toAnswerBy(item.itinerary, row.heldUntil ?? at).toISOString();
        return [{ ...told, kind: "changed", item: toChangedItem(item), answerBy }];
      });
    },

    answerChange: (id, answer) =>
      db.forOperator(async (tx) => {
        const row = await lockReservation(tx, id.slice(0, -changeEnd.length));
        const detail = row && toDetail(row);
        if (!detail || toWordOf(row) !== "schedule-change") return "gone";
        if (detail.answer) return detail.answer === answer ? "done" : "gone";
        const isOver =
          !hasCome(row, now()) ||
          toAnswerBy(detail.item.itinerary, row.heldUntil ?? now()) <= now();
        if (isOver) return "gone";
        const answered = { ...detail, answer };
        if (answer === "refund") await giveBackReservation(tx, row, { detail: answered });
        else await changeReservation(tx, row, { detail: answered });
        return "done";
      }),
  };
}
