import { eq } from "drizzle-orm";
import { bookings } from "../db/schema/bookings";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../db/schema/ledger";
import type { ScopedDatabase } from "../db/scoped";
import {
  getPaid,
  listWantedPayments,
  withMoney,
  type BookingRecord,
} from "../booking/bookings/booking-record";

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

const stands = ({ state }: BookingRecord["booking"]) =>
  state === "confirmed" || state === "cancelRequested";
/** What a booking keeps of its price, once nothing is in progress. */
function toKept(record: BookingRecord): number {
  const { booking } = record;
  if (booking.cancelledAt) return getPaid(record) - (booking.refundAmount ?? 0);
  return stands(booking) ? getPaid(record) : 0;
}
/** What is still to be paid of one that stands. */
const toOutstanding = (record: BookingRecord): number =>
  stands(record.booking) ? record.booking.total - record.booking.dueOnSite - getPaid(record) : 0;

function checkBooking(record: BookingRecord, lines: Line[]): string[] {
  const { booking, instalments, payments, refunds } = record;
  const wanted = listWantedPayments(record);
  const of = (kind: string, account: string) =>
    sum(lines.filter((line) => line.kind === kind && line.account === account));
  const paid = sum(payments.filter(({ state }) => state === "succeeded"));
  const back = sum(refunds.filter(({ state }) => state === "succeeded"));
  const rules: [holds: boolean, text: string][] = [
    [
      of("charge", "deposits") + of("charge", "receivables") === paid &&
        of("charge", "payers") === -paid,
      `charged ${-of("charge", "payers")} in the books, ${paid} in payments`,
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
      booking.state !== "confirmed" || booking.dueNow === 0 || wanted.length > 0,
      "confirmed without a payment",
    ],
    [
      !stands(booking) ||
        (wanted.every(({ instalmentId, amount }) =>
          instalments.some((one) => one.id === instalmentId && one.amount === amount),
        ) &&
          new Set(wanted.map(({ instalmentId }) => instalmentId)).size === wanted.length),
      "a payment is of no instalment, or two are of the same",
    ],
  ];
  if (isSettled(record)) {
    const kept = toKept(record);
    const outstanding = toOutstanding(record);
    const on = (...accounts: string[]) =>
      sum(lines.filter(({ account }) => accounts.includes(account)));
    const deposits = on("deposits");
    const receivables = on("receivables");
    const earned = on("suppliers", "markups", "commissions");
    rules.push(
      [paid === kept + back, `${paid} was paid, ${kept} is kept and ${back} went back`],
      [deposits === 0, `deposits hold ${deposits}`],
      [receivables === -outstanding, `receivables are ${receivables} of ${outstanding}`],
      [
        earned === kept + outstanding,
        `supplier and agency have ${earned} of ${kept} and ${outstanding}`,
      ],
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
