import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, like } from "drizzle-orm";
import type { Money } from "@/lib/money/money";
import { bookingNotes } from "../../../db/schema/booking-notes";
import { ledgerTransactions } from "../../../db/schema/ledger";
import { refunds } from "../../../db/schema/payments";
import type { Transaction } from "../../../db/scoped";
import { refuseInput } from "../../../errors/refuse-input";
import { recordPaybackByHand, toPaybackByHandKey } from "../../../ledger/move-booking-money";
import { RouteError } from "../../../errors/route-error";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import type { BookingDependencies } from "../booking-dependencies";
import { withMoney, type BookingRecord, type BookingRow } from "../booking-record";
import { changeBooking } from "../change-booking";
import { requireBookingRow } from "./require-booking-row";

type Entry = {
  /** What was given back: all that is owed. */
  amount: Money;
  /** How the money went; kept as a note of the booking's. */
  note: string;
  /** Who entered it: a member of the agency, or an operator by name. */
  by: { userId: string } | { operator: string };
  requestId: string;
};

const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
const inMinorUnits = (rows: { amount: number; currency: string }[]) =>
  rows.map(({ amount, currency }) => `${amount} ${currency}`).join(" and ");

/**
 * What was entered last, in one go: its lines are of one database transaction and so of one
 * instant.
 */
async function listLastEntered(tx: Transaction, { booking, refunds: all }: BookingRecord) {
  const rows = await tx
    .select({ key: ledgerTransactions.idempotencyKey, at: ledgerTransactions.createdAt })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.agencyId, booking.agencyId),
        eq(ledgerTransactions.reference, booking.reference),
        like(ledgerTransactions.idempotencyKey, toPaybackByHandKey("%")),
      ),
    )
    // order: all of the last instant are taken
    .orderBy(desc(ledgerTransactions.createdAt));
  const last = rows
    .filter(({ at }) => at.getTime() === rows[0]?.at.getTime())
    .map(({ key }) => key);
  return all.filter(({ id }) => last.includes(toPaybackByHandKey(id)));
}

/** @throws RouteError 409 `nothing_owed`, unless this very refund was entered before */
async function requireEntered(
  tx: Transaction,
  record: BookingRecord,
  amount: Money,
): Promise<void> {
  const { booking, refunds: all } = record;
  const entered = await listLastEntered(tx, record);
  const isSame =
    entered.length > 0 &&
    entered.every(({ currency }) => currency === amount.currency) &&
    sum(entered) === amount.amount;
  if (isSame) return;
  const pending = all.some(({ state }) => state === "pending");
  const why = pending ? ": the gateway is still giving it back" : "";
  throw new RouteError(
    409,
    "nothing_owed",
    `Nothing has to be given back by hand for ${booking.reference}${why}`,
  );
}

/**
 * Enters what was given back by hand, past the gateway, for a booking, locked, whose refund the
 * gateway refused or sent back: the refund is settled, in the table and in the books. These and the
 * history outlive the personal data: the entered text, which may name the payer, is a note that is
 * erased with it. The same again changes nothing.
 * @returns whether it is new
 * @throws RouteError 409 `nothing_owed`, 422 for another amount than all that is owed
 */
export async function settleByHand(
  tx: Transaction,
  booking: BookingRow,
  { amount, by, note, requestId, at }: Entry & { at: Date },
): Promise<{ isNew: boolean; state: BookingRow["state"] }> {
  const { agencyId, reference } = booking;
  const record = await withMoney(tx, booking);
  const owed = record.refunds.filter(({ state }) => state === "failed");
  if (owed.length === 0) {
    await requireEntered(tx, record, amount);
    return { isNew: false, state: booking.state };
  }
  const given = owed.filter(({ currency }) => currency === amount.currency);
  if (given.length === 0 || sum(given) !== amount.amount)
    throw refuseInput(
      "amount",
      `must be all that is owed for ${reference}, in minor units: ${inMinorUnits(owed)}`,
    );

  const ids = given.map(({ id }) => id);
  // Without its reference the gateway, where the refund stays failed, isn't queried again.
  await tx
    .update(refunds)
    .set({ state: "succeeded", gatewayReference: null, updatedAt: at })
    .where(and(eq(refunds.agencyId, agencyId), inArray(refunds.id, ids)));
  for (const refund of given) await recordPaybackByHand(tx, agencyId, { reference, refund });
  const [userId, operator] = "userId" in by ? [by.userId, null] : [null, by.operator];
  await tx.insert(bookingNotes).values({
    agencyId,
    bookingId: booking.id,
    authorId: userId,
    text: operator === null ? note : `${operator}: ${note}`,
    idempotencyKey: randomUUID(),
    createdAt: at,
  });
  const isOver = booking.state === "failed" || booking.state === "cancelled";
  const isAllBack = record.refunds.every(
    ({ id, state }) => state === "succeeded" || ids.includes(id),
  );
  const changed = await changeBooking(tx, booking, {
    change: {
      ...(isOver && isAllBack ? { state: "refunded" as const } : {}),
      nextStepAt: booking.nextStepAt,
      keepsLease: true,
      note: "refunded by hand",
    },
    now: at,
  });
  const details = {
    ...(operator === null ? {} : { by: operator }),
    ...{ reference, amount: inMinorUnits([amount]) },
  };
  await recordSecurityEvent(tx, {
    agencyId,
    userId,
    event: "refundEntered",
    clientIp: null,
    requestId,
    details,
  });
  return { isNew: true, state: changed.state };
}

/** `settleByHand` of an operator. @throws RouteError as it does, and 404 `booking_not_found` */
export const enterRefund = (
  { db, now }: Pick<BookingDependencies, "db" | "now">,
  {
    agencyId,
    reference,
    by: operator,
    ...entry
  }: Omit<Entry, "by"> & { by: string; agencyId: string; reference: string },
): Promise<{ isNew: boolean; state: string }> =>
  db.forAgency(agencyId, async (tx) => {
    const booking = await requireBookingRow(tx, agencyId, { reference, isLocked: true });
    return settleByHand(tx, booking, { ...entry, by: { operator }, at: now() });
  });
