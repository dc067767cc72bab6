import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import { instalments } from "../../db/schema/instalments";
import { payments, refunds } from "../../db/schema/payments";
import type { Transaction } from "../../db/scoped";

export type BookingRow = typeof bookings.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type InstalmentRow = typeof instalments.$inferSelect;

/**
 * A booking with what is to be paid of it, and all money that came in for it and goes back, the
 * earliest first.
 */
export type BookingRecord = {
  booking: BookingRow;
  instalments: InstalmentRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
};

/** One booking of an agency. `isLocked`: other transactions wait to change it. */
export async function findBookingRow(
  tx: Transaction,
  agencyId: string,
  where: SQL | undefined,
  { isLocked = false } = {},
): Promise<BookingRow | null> {
  const query = tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.agencyId, agencyId), where));
  const [booking] = await (isLocked ? query.for("update") : query);
  return booking ?? null;
}

export async function withMoney(tx: Transaction, booking: BookingRow): Promise<BookingRecord> {
  const ofBooking = {
    instalments: eq(instalments.bookingId, booking.id),
    payments: eq(payments.bookingId, booking.id),
    refunds: eq(refunds.bookingId, booking.id),
  };
  return {
    booking,
    instalments: await tx
      .select()
      .from(instalments)
      .where(and(eq(instalments.agencyId, booking.agencyId), ofBooking.instalments))
      .orderBy(asc(instalments.position), asc(instalments.id)),
    payments: await tx
      .select()
      .from(payments)
      .where(and(eq(payments.agencyId, booking.agencyId), ofBooking.payments))
      .orderBy(asc(payments.createdAt), asc(payments.id)),
    refunds: await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.agencyId, booking.agencyId), ofBooking.refunds))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
  };
}

/** The same of many, in three queries. */
export async function listMoneyOf(
  tx: Transaction,
  agencyId: string,
  rows: readonly BookingRow[],
): Promise<BookingRecord[]> {
  const ids = rows.map(({ id }) => id);
  const due = await tx
    .select()
    .from(instalments)
    .where(and(eq(instalments.agencyId, agencyId), inArray(instalments.bookingId, ids)))
    .orderBy(asc(instalments.position), asc(instalments.id));
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.agencyId, agencyId), inArray(payments.bookingId, ids)))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const back = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.agencyId, agencyId), inArray(refunds.bookingId, ids)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map((booking) => {
    const isOf = ({ bookingId }: { bookingId: string }) => bookingId === booking.id;
    return {
      booking,
      instalments: due.filter(isOf),
      payments: paid.filter(isOf),
      refunds: back.filter(isOf),
    };
  });
}

/** The try that can still be paid. */
export const findOpenPayment = ({
  payments: all,
}: Pick<BookingRecord, "payments">): PaymentRow | undefined =>
  all.find(({ state }) => state === "open" || state === "processing");

/** What is paid when it is booked; none where nothing is due by then. */
export const findFirstInstalment = ({
  instalments: all,
}: Pick<BookingRecord, "instalments">): InstalmentRow | undefined =>
  all.find(({ kind }) => kind === "full" || kind === "deposit");

/**
 * What paid for the booking, the earliest first; money that came when it wasn't wanted any more did
 * not.
 */
export const listWantedPayments = ({
  payments: all,
  refunds: back,
}: Pick<BookingRecord, "payments" | "refunds">): PaymentRow[] =>
  all.filter(
    ({ id, state }) =>
      state === "succeeded" &&
      !back.some(({ paymentId, reason }) => paymentId === id && reason === "duplicate"),
  );

/** All of that, in minor units of the booking's currency. */
export const getPaid = (record: Pick<BookingRecord, "payments" | "refunds">): number =>
  listWantedPayments(record).reduce((sum, { amount }) => sum + amount, 0);
