import { and, eq, inArray, sum } from "drizzle-orm";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  type AgencyAccountKind,
} from "../db/schema/ledger";
import type { Transaction } from "../db/scoped";
import type { CancellationStep } from "../ports/booking-supplier";
import { createTransaction, type NewTransaction } from "./create-transaction";
import { getOrCreateAccount } from "./get-or-create-account";

type Amounts = Partial<Record<AgencyAccountKind, number>>;
/** What moves between accounts of an agency for a booking; together it is nothing. */
export type BookingMovement = Pick<
  NewTransaction,
  "kind" | "description" | "idempotencyKey" | "currency"
> & {
  reference: string;
  amounts: Amounts;
};

/** Accounts that nothing moves on are left out; where none is left there is nothing to write. */
async function move(
  tx: Transaction,
  agencyId: string,
  { amounts, ...transaction }: BookingMovement,
): Promise<void> {
  const entries: NewTransaction["entries"] = [];
  for (const [kind, amount] of Object.entries(amounts) as [AgencyAccountKind, number][]) {
    if (amount === 0) continue;
    const { id: accountId } = await getOrCreateAccount(tx, agencyId, {
      kind,
      currency: transaction.currency,
    });
    entries.push({ accountId, amount });
  }
  if (entries.length > 0) await createTransaction(tx, agencyId, { ...transaction, entries });
}

type BookedMoney = {
  id: string;
  reference: string;
  currency: string;
  total: number;
  net: number;
  markup: number;
  commission: number;
  dueNow: number;
  dueOnSite: number;
};
type Moved = { id: string; amount: number; currency: string };
type PaidBack = { reference: string; refund: Moved };
type Charged = { reference: string; payment: Moved; isBalance?: boolean };

/** All that the agency takes of a booking. */
const toPayable = ({ total, dueOnSite }: Pick<BookedMoney, "total" | "dueOnSite">): number =>
  total - dueOnSite;

/**
 * A payment came in: it is kept for a booking that isn't confirmed yet. The balance of one that is
 * was expected.
 */
export const toChargeMovement = ({
  reference,
  payment,
  isBalance = false,
}: Charged): BookingMovement => ({
  kind: "charge",
  description: `Payment of ${reference}`,
  reference,
  idempotencyKey: `charge:${payment.id}`,
  currency: payment.currency,
  amounts: {
    payers: -payment.amount,
    [isBalance ? "receivables" : "deposits"]: payment.amount,
  },
});
export const recordCharge = (tx: Transaction, agencyId: string, charged: Charged) =>
  move(tx, agencyId, toChargeMovement(charged));

/**
 * A booking is confirmed: what was paid now and what is due later become what the supplier is owed
 * and what the agency has earned. What the guest pays at the property goes to the supplier without
 * us; where that is more than net the supplier owes the difference.
 */
export const toSaleMovement = ({
  id,
  reference,
  currency,
  net,
  markup,
  commission,
  dueNow,
  dueOnSite,
  total,
}: BookedMoney): BookingMovement => ({
  kind: "sale",
  description: `Sale of ${reference}`,
  reference,
  idempotencyKey: `sale:${id}`,
  currency,
  amounts: {
    deposits: -dueNow,
    receivables: dueNow - toPayable({ total, dueOnSite }),
    suppliers: net - dueOnSite,
    markups: markup,
    commissions: commission,
  },
});
export const recordSale = (tx: Transaction, agencyId: string, booking: BookedMoney) =>
  move(tx, agencyId, toSaleMovement(booking));

const toShare = (amount: number, { part, whole }: { part: number; whole: number }): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

type Cancelled = {
  /** Of what was paid. */ refund: number;
  paid: number;
  /** By which of its terms; null: they are over. */ step: CancellationStep | null;
};

/**
 * What the supplier gives back of a sale, and what it and the agency give back together: what was
 * paid and is refunded, and what needn't be paid any more. A penalty is the supplier's as far as it
 * charged that much; a percentage is given back by both, each of its share. Of a booking that is
 * paid at the place nothing was paid: the agency gives up what it earned of that which the guest
 * needn't pay. A step that says what the supplier is owed leaves it just that.
 */
function toGivenBack(
  { net, markup, commission, total, dueOnSite }: SoldMoney,
  { refund, paid, step }: Cancelled,
): { all: number; ofSupplier: number } {
  const payable = toPayable({ total, dueOnSite });
  const earned = markup + commission;
  const all = payable === 0 ? 0 : refund + (payable - paid);
  const sold = net - dueOnSite;
  if (step && "keep" in step && step.owed !== undefined)
    return { all, ofSupplier: sold - step.owed };
  if (payable === 0) {
    const given =
      step && "keep" in step
        ? earned - Math.min(earned, Math.max(0, step.keep.amount - net))
        : Math.floor((earned * (step?.refundPercentage ?? 0)) / 100);
    return { all, ofSupplier: -given };
  }
  return {
    all,
    ofSupplier:
      step && "keep" in step
        ? sold - Math.min(payable - all, net)
        : toShare(all, { part: sold, whole: payable }),
  };
}

type SoldMoney = Omit<BookedMoney, "id" | "reference" | "currency">;

/**
 * What a cancellation takes back of a sale, account by account; together with the refund, which is
 * kept until it is back, it is nothing.
 */
export function splitCancellation(
  booking: SoldMoney,
  cancelled: Cancelled,
): { receivables: number; suppliers: number; markups: number; commissions: number } {
  const { all, ofSupplier } = toGivenBack(booking, cancelled);
  const earned = all - ofSupplier;
  const { markup, commission } = booking;
  const commissions = toShare(earned, { part: commission, whole: markup + commission });
  const negative = (amount: number) => 0 - amount;
  return {
    receivables: all - cancelled.refund,
    suppliers: negative(ofSupplier),
    markups: negative(earned - commissions),
    commissions: negative(commissions),
  };
}

/** A booking is cancelled: what goes back is kept until it is back. */
export const toCancellationMovement = ({
  booking,
  ...cancelled
}: { booking: BookedMoney } & Cancelled): BookingMovement => ({
  kind: "cancellation",
  description: `Cancellation of ${booking.reference}`,
  reference: booking.reference,
  idempotencyKey: `cancellation:${booking.id}`,
  currency: booking.currency,
  amounts: { ...splitCancellation(booking, cancelled), deposits: cancelled.refund },
});
export const recordCancellation = (
  tx: Transaction,
  agencyId: string,
  cancelled: Parameters<typeof toCancellationMovement>[0],
) => move(tx, agencyId, toCancellationMovement(cancelled));

const keepers = ["receivables", "suppliers", "markups", "commissions"] as const;

/**
 * What a cancellation left with supplier and agency goes back, too: the supplier had called it off.
 */
export async function recordCallOff(
  tx: Transaction,
  agencyId: string,
  { id, reference, currency }: Pick<BookedMoney, "id" | "reference" | "currency">,
): Promise<void> {
  const kept = await tx
    .select({ kind: ledgerAccounts.kind, amount: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransactions.agencyId, agencyId),
        eq(ledgerTransactions.reference, reference),
        eq(ledgerAccounts.currency, currency),
        inArray(ledgerAccounts.kind, [...keepers]),
      ),
    )
    .groupBy(ledgerAccounts.kind);
  await move(tx, agencyId, {
    kind: "cancellation",
    description: `Call-off of ${reference}`,
    reference,
    idempotencyKey: `call-off:${id}`,
    currency,
    amounts: {
      ...Object.fromEntries(kept.map(({ kind, amount }) => [kind, -amount])),
      deposits: kept.reduce((all, { amount }) => all + amount, 0),
    },
  });
}

/** A refund has reached the payer. */
export const toPaybackMovement = ({ reference, refund }: PaidBack): BookingMovement => ({
  kind: "payback",
  description: `Refund of ${reference}`,
  reference,
  idempotencyKey: `payback:${refund.id}`,
  currency: refund.currency,
  amounts: { deposits: -refund.amount, payers: refund.amount },
});
export const recordPayback = (tx: Transaction, agencyId: string, paidBack: PaidBack) =>
  move(tx, agencyId, toPaybackMovement(paidBack));

/** The key of what was given back by hand, by its refund; `%` for all of them. */
export const toPaybackByHandKey = (refundId: string): string => `payback-by-hand:${refundId}`;

/** A refund that the gateway didn't make was given back past it. */
export const recordPaybackByHand = (
  tx: Transaction,
  agencyId: string,
  { reference, refund }: PaidBack,
) =>
  move(tx, agencyId, {
    kind: "payback",
    description: `Refund of ${reference} by hand`,
    reference,
    idempotencyKey: toPaybackByHandKey(refund.id),
    currency: refund.currency,
    amounts: { deposits: -refund.amount, payers: refund.amount },
  });

/** A refund that was back came back to the gateway: it is kept again. */
export const recordReturnedRefund = (
  tx: Transaction,
  agencyId: string,
  { reference, refund }: { reference: string; refund: Moved },
) =>
  move(tx, agencyId, {
    kind: "payback",
    description: `Returned refund of ${reference}`,
    reference,
    idempotencyKey: `payback-returned:${refund.id}`,
    currency: refund.currency,
    amounts: { deposits: refund.amount, payers: -refund.amount },
  });
