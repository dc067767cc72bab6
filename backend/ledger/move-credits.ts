import type { Money } from "@/lib/money/money";
import type { AgencyAccountKind, WalletTransactionKind } from "../db/schema/ledger";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { createTransaction, type NewTransaction } from "./create-transaction";
import { getOrCreateAccount } from "./get-or-create-account";

/** Where credits come from or go to, and in which direction; a correction may be either. */
const counterparts: Record<
  WalletTransactionKind,
  { account: AgencyAccountKind; sign: 1 | -1 | 0 }
> = {
  reward: { account: "rewards", sign: 1 },
  topUp: { account: "topUps", sign: 1 },
  payment: { account: "sales", sign: -1 },
  refund: { account: "sales", sign: 1 },
  correction: { account: "corrections", sign: 0 },
};

type Move = Omit<NewTransaction, "entries" | "currency" | "kind"> & {
  kind: WalletTransactionKind;
  userId: string;
  /** What comes into the wallet (positive) or goes: a payment is negative. */
  money: Money;
};

/**
 * Moves credits into or out of a user's wallet, which opens with its first line, once per
 * idempotency key.
 * @throws RouteError 409 when there aren't enough or the wallet has another currency, 422 when the
 *   key came with something else before
 */
export async function moveCredits(
  tx: Transaction,
  agencyId: string,
  { userId, money, ...move }: Move,
): Promise<{ id: string; isNew: boolean }> {
  const { account, sign } = counterparts[move.kind];
  if (
    !Number.isSafeInteger(money.amount) ||
    money.amount === 0 ||
    (sign !== 0 && Math.sign(money.amount) !== sign)
  )
    throw new Error(`${money.amount} is no amount of a ${move.kind}`);
  const wallet = await getOrCreateAccount(tx, agencyId, {
    kind: "wallet",
    userId,
    currency: money.currency,
  });
  if (wallet.currency !== money.currency)
    throw new RouteError(409, "other_currency", "The wallet has another currency");
  const counterpart = await getOrCreateAccount(tx, agencyId, {
    kind: account,
    currency: money.currency,
  });
  const entries = [
    { accountId: wallet.id, amount: money.amount },
    { accountId: counterpart.id, amount: -money.amount },
  ];
  return createTransaction(tx, agencyId, { ...move, currency: money.currency, entries });
}
