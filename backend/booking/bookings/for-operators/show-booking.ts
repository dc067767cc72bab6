import { and, asc, eq } from "drizzle-orm";
import { bookingNotes } from "../../../db/schema/booking-notes";
import { bookingEvents } from "../../../db/schema/bookings";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../../db/schema/ledger";
import { users } from "../../../db/schema/users";
import type { Transaction } from "../../../db/scoped";
import { withMoney, type BookingRow } from "../booking-record";
import { requireBookingRow } from "./require-booking-row";

const toInstant = (at: Date | null) => at?.toISOString() ?? null;

/** What the books hold of a booking, line by line, the earliest first. */
async function listBookLines(tx: Transaction, { agencyId, reference }: BookingRow) {
  const rows = await tx
    .select({
      at: ledgerTransactions.createdAt,
      kind: ledgerTransactions.kind,
      description: ledgerTransactions.description,
      account: ledgerAccounts.kind,
      amount: ledgerEntries.amount,
      currency: ledgerEntries.currency,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(eq(ledgerTransactions.agencyId, agencyId), eq(ledgerTransactions.reference, reference)),
    )
    .orderBy(
      asc(ledgerTransactions.createdAt),
      asc(ledgerTransactions.id),
      asc(ledgerAccounts.kind),
    );
  return rows.map(({ at, amount, currency, ...line }) => ({
    at: at.toISOString(),
    ...line,
    amount: { amount, currency },
  }));
}

/**
 * All that is known of a booking, for the operator who looks into it: its row, payments, refunds,
 * history, notes and books. Without what opens it. Amounts are minor units. @throws RouteError 404
 * `booking_not_found`
 */
export async function showBooking(tx: Transaction, agencyId: string, reference: string) {
  const record = await withMoney(tx, await requireBookingRow(tx, agencyId, { reference }));
  const { booking } = record;
  const { currency } = booking;
  const isOfBooking = and(
    eq(bookingEvents.agencyId, agencyId),
    eq(bookingEvents.bookingId, booking.id),
  );
  const events = await tx
    .select()
    .from(bookingEvents)
    .where(isOfBooking)
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.id));
  const notes = await tx
    .select({ text: bookingNotes.text, at: bookingNotes.createdAt })
    .from(bookingNotes)
    .where(and(eq(bookingNotes.agencyId, agencyId), eq(bookingNotes.bookingId, booking.id)))
    .orderBy(asc(bookingNotes.createdAt), asc(bookingNotes.id));
  const [buyer] = booking.userId
    ? await tx.select({ email: users.email }).from(users).where(eq(users.id, booking.userId))
    : [];
  return {
    reference: booking.reference,
    service: booking.service,
    state: booking.state,
    failure: booking.failure,
    createdAt: booking.createdAt.toISOString(),
    bookedBy: buyer?.email ?? null,
    isForClient: booking.isForClient,
    contact: booking.contact,
    travellers: booking.travellers,
    requests: booking.requests,
    headline: booking.headline,
    party: { people: booking.people, units: booking.units },
    item: booking.detail.item,
    total: { amount: booking.total, currency },
    net: { amount: booking.net, currency },
    markup: { amount: booking.markup, currency },
    commission: { amount: booking.commission, currency },
    instalments: record.instalments.map(({ kind, amount, dueAt, payee }) => ({
      kind,
      amount: { amount, currency },
      dueAt: toInstant(dueAt),
      payee,
    })),
    supplier: booking.supplier,
    supplierReference: booking.supplierReference,
    confirmationNumber: booking.confirmationNumber,
    holdUntil: toInstant(booking.holdUntil),
    cancelledAt: toInstant(booking.cancelledAt),
    nextStepAt: toInstant(booking.nextStepAt),
    attempts: booking.attempts,
    lastError: booking.lastError,
    payments: record.payments.map(
      ({ gateway, gatewayReference, state, failureCode, amount, updatedAt, ...payment }) => ({
        gateway,
        gatewayReference,
        state,
        failureCode,
        amount: { amount, currency: payment.currency },
        updatedAt: updatedAt.toISOString(),
      }),
    ),
    refunds: record.refunds.map(
      ({ reason, state, gatewayReference, amount, updatedAt, ...refund }) => ({
        reason,
        state,
        gatewayReference,
        amount: { amount, currency: refund.currency },
        updatedAt: updatedAt.toISOString(),
      }),
    ),
    history: events.map(({ state, note, at }) => ({ at: at.toISOString(), state, note })),
    notes: notes.map(({ text, at }) => ({ at: at.toISOString(), text })),
    books: await listBookLines(tx, booking),
  };
}
