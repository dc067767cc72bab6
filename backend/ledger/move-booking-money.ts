import type { AgencyAccountKind } from "../db/schema/ledger";
import type { Transaction } from "../db/scoped";
import { createTransaction, type NewTransaction } from "./create-transaction";
import { getOrCreateAccount } from "./get-or-create-account";

type Amounts = Partial<Record<AgencyAccountKind, number>>;
type Movement = Pick<NewTransaction, "kind" | "description" | "idempotencyKey" | "currency"> & {
  reference: string;
  amounts: Amounts;
};

/** Accounts that nothing moves on are left out; where none is left there is nothing to write. */
async function move(
  tx: Transaction,
  agencyId: string,
  { amounts, ...transaction }: Movement,
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
  dueNow: number;
};
type Moved = { id: string; amount: number; currency: string };

/** A payment came in: it is kept for a booking that isn't confirmed yet. */
export const recordCharge = (
  tx: Transaction,
  agencyId: string,
  { reference, payment }: { reference: string; payment: Moved },
) =>
  move(tx, agencyId, {
    kind: "charge",
    description: `Payment of ${reference}`,
    reference,
    idempotencyKey: `charge:${payment.id}`,
    currency: payment.currency,
    amounts: { payers: -payment.amount, deposits: payment.amount },
  });

/**
 * A booking is confirmed: what was paid now becomes what the supplier is owed and what the agency
 * has earned. What the guest pays at the property goes to the supplier without us; where that is
 * more than net the supplier owes the difference.
 */
export const recordSale = (
  tx: Transaction,
  agencyId: string,
  { id, reference, currency, total, net, markup, dueNow }: BookedMoney,
) =>
  move(tx, agencyId, {
    kind: "sale",
    description: `Sale of ${reference}`,
    reference,
    idempotencyKey: `sale:${id}`,
    currency,
    amounts: { deposits: -dueNow, suppliers: net - (total - dueNow), markups: markup },
  });

/**
 * What a cancellation takes back of a sale. Supplier and agency give back their shares of what was
 * paid; the remainder is the agency's. Of a booking that is paid at the property nothing was paid:
 * the agency gives up the share of its markup that the guest needn't pay.
 * @param refundPercentage 0 to 100, for what is paid at the property
 */
export function splitCancellation(
  { net, markup, total, dueNow }: Omit<BookedMoney, "id" | "reference" | "currency">,
  { refund, refundPercentage }: { refund: number; refundPercentage: number },
): { suppliers: number; markups: number } {
  if (dueNow === 0) {
    const given = Math.floor((markup * refundPercentage) / 100);
    return { suppliers: given, markups: -given };
  }
  const ofSupplier = BigInt(net - (total - dueNow));
  const suppliers = Number((BigInt(refund) * ofSupplier) / BigInt(dueNow));
  return { suppliers: -suppliers, markups: -(refund - suppliers) };
}

/** A booking is cancelled: what goes back is kept until it is back. */
export const recordCancellation = (
  tx: Transaction,
  agencyId: string,
  {
    booking,
    refund,
    refundPercentage,
  }: { booking: BookedMoney; refund: number; refundPercentage: number },
) =>
  move(tx, agencyId, {
    kind: "cancellation",
    description: `Cancellation of ${booking.reference}`,
    reference: booking.reference,
    idempotencyKey: `cancellation:${booking.id}`,
    currency: booking.currency,
    amounts: { ...splitCancellation(booking, { refund, refundPercentage }), deposits: refund },
  });

/** A refund is back with whoever paid. */
export const recordPayback = (
  tx: Transaction,
  agencyId: string,
  { reference, refund }: { reference: string; refund: Moved },
) =>
  move(tx, agencyId, {
    kind: "payback",
    description: `Refund of ${reference}`,
    reference,
    idempotencyKey: `payback:${refund.id}`,
    currency: refund.currency,
    amounts: { deposits: -refund.amount, payers: refund.amount },
  });

/** The key of what was given back by hand, by its refund; `%` for all of them. */
export const toPaybackByHandKey = (refundId: string): string => `payback-by-hand:${refundId}`;

/** A refund that the gateway didn't make was given back past it. `text` says by whom and how. */
export const recordPaybackByHand = (
  tx: Transaction,
  agencyId: string,
  { reference, refund, text }: { reference: string; refund: Moved; text: string },
) =>
  move(tx, agencyId, {
    kind: "payback",
    description: `Refund of ${reference} ${text}`,
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
