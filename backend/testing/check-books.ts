import { eq } from "drizzle-orm";
import { bookings } from "../db/schema/bookings";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../db/schema/ledger";
import type { ScopedDatabase } from "../db/scoped";
import { findWantedPayment, withMoney, type BookingRecord } from "../bookings/booking-record";

type Line = {
  kind: string;
  account: string;
  currency: string;
  amount: number;
  reference: string | null;
};

const sum = (lines: { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0);
const isSettled = ({ booking, refunds }: BookingRecord) =>
  booking.nextStepAt === null && refunds.every(({ state }) => state === "succeeded");

/** What a booking keeps of its price, once nothing is in progress. */
function toKept({ state, dueNow, refundAmount, cancelledAt }: BookingRecord["booking"]): number {
  if (cancelledAt) return dueNow - (refundAmount ?? 0);
  return state === "confirmed" || state === "cancelRequested" ? dueNow : 0;
}

function checkBooking(record: BookingRecord, lines: Line[]): string[] {
  const { booking, payments, refunds } = record;
  const of = (kind: string, account: string) =>
    sum(lines.filter((line) => line.kind === kind && line.account === account));
  const paid = sum(payments.filter(({ state }) => state === "succeeded"));
  const back = sum(refunds.filter(({ state }) => state === "succeeded"));
  const rules: [holds: boolean, text: string][] = [
    [
      of("charge", "deposits") === paid && of("charge", "payers") === -paid,
      `charged ${of("charge", "deposits")} in the books, ${paid} in payments`,
    ],
    [
      of("payback", "payers") === back && of("payback", "deposits") === -back,
      `paid back ${of("payback", "payers")} in the books, ${back} in refunds`,
    ],
    [back <= paid, `${back} went back of ${paid}`],
    [
      payments.filter(({ state }) => state === "open" || state === "processing").length <= 1,
      "two payments are open",
    ],
    [
      booking.state !== "confirmed" || booking.dueNow === 0 || Boolean(findWantedPayment(record)),
      "confirmed without a payment",
    ],
  ];
  if (isSettled(record)) {
    const kept = toKept(booking);
    const deposits = sum(lines.filter(({ account }) => account === "deposits"));
    const earned = sum(
      lines.filter(({ account }) => account === "suppliers" || account === "markups"),
    );
    rules.push(
      [paid === kept + back, `${paid} was paid, ${kept} is kept and ${back} went back`],
      [deposits === 0, `deposits hold ${deposits}`],
      [earned === kept, `supplier and agency have ${earned} of ${kept}`],
    );
  }
  return rules.flatMap(([holds, text]) =>
    holds ? [] : [`${booking.reference} (${booking.state}): ${text}`],
  );
}

/**
 * The errors in an agency's ledger; empty if all is well: every currency sums to zero, charges
 * equal what is kept plus refunds, and settled bookings have no balance left.
 */
export const checkBooks = (db: ScopedDatabase, agencyId: string): Promise<string[]> =>
  db.forAgency(agencyId, async (tx) => {
    const lines: Line[] = await tx
      .select({
        kind: ledgerTransactions.kind,
        reference: ledgerTransactions.reference,
        account: ledgerAccounts.kind,
        currency: ledgerEntries.currency,
        amount: ledgerEntries.amount,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId));
    const problems = [...new Set(lines.map(({ currency }) => currency))].flatMap((currency) => {
      const total = sum(lines.filter((line) => line.currency === currency));
      return total === 0 ? [] : [`${currency} adds up to ${total}`];
    });
    for (const row of await tx.select().from(bookings)) {
      const ofBooking = lines.filter(({ reference }) => reference === row.reference);
      problems.push(...checkBooking(await withMoney(tx, row), ofBooking));
    }
    return problems;
  });
