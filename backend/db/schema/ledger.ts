import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/**
 * `wallet` belongs to a user; the others are the agency's own. Counterparts of wallets: rewards,
 * topUps, sales, corrections. Of bookings, positive if something is held or owed: payers (negative:
 * what was taken from them), deposits (taken for bookings that aren't confirmed), receivables
 * (negative: what they still have to pay of what is confirmed), suppliers (owed to them), markups
 * and commissions (earned).
 */
const accountKinds = [
  "wallet",
  "rewards",
  "topUps",
  "sales",
  "corrections",
  "payers",
  "deposits",
  "receivables",
  "suppliers",
  "markups",
  "commissions",
] as const;
export type AgencyAccountKind = Exclude<(typeof accountKinds)[number], "wallet">;
/** charge, sale, cancellation and payback belong to bookings; the others to wallets. */
export const walletTransactionKinds = [
  "reward",
  "topUp",
  "payment",
  "refund",
  "correction",
] as const;
export type WalletTransactionKind = (typeof walletTransactionKinds)[number];
const transactionKinds = [
  ...walletTransactionKinds,
  "charge",
  "sale",
  "cancellation",
  "payback",
] as const;
export type LedgerTransactionKind = (typeof transactionKinds)[number];

/**
 * Double-entry bookkeeping: money only moves between accounts. Triggers of migration 0004 enforce
 * the invariants.
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    kind: text({ enum: accountKinds }).notNull(),
    /** Of a wallet; null once its owner's account is deleted: the ledger stays. */
    userId: uuid("user_id"),
    currency: text().notNull(),
    /** Minor units; the sum of the account's entries, only maintained by a trigger. */
    balance: bigint({ mode: "number" })
      .notNull()
      .default(sql`0`),
    /** Number of its entries, maintained by the same trigger. */
    entries: integer().notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.agencyId, table.id, table.currency),
    unique().on(table.agencyId, table.userId),
    uniqueIndex("ledger_accounts_of_agency")
      .on(table.agencyId, table.kind, table.currency)
      .where(sql`kind <> 'wallet'`),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    check(
      "ledger_accounts_only_wallets_are_somebodys",
      sql`${table.kind} = 'wallet' or ${table.userId} is null`,
    ),
    check(
      "ledger_accounts_wallet_not_negative",
      sql`${table.kind} <> 'wallet' or ${table.balance} >= 0`,
    ),
  ],
);

export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    kind: text({ enum: transactionKinds }).notNull(),
    description: text().notNull(),
    /** Of the related booking. */
    reference: text(),
    /** The same key means the same transaction, not another one. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of the request: a reused key with a different request is rejected. */
    fingerprint: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.agencyId, table.idempotencyKey),
    unique().on(table.agencyId, table.id),
  ],
);

/** Append-only; a transaction's entries sum to zero. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    transactionId: uuid("transaction_id").notNull(),
    accountId: uuid("account_id").notNull(),
    currency: text().notNull(),
    /** Minor units: positive for credits, negative for debits. */
    amount: bigint({ mode: "number" }).notNull(),
    /**
     * Its position in the account, from 1, and the balance after it; set by a trigger that locks
     * the account.
     */
    position: integer().notNull().default(0),
    balance: bigint({ mode: "number" })
      .notNull()
      .default(sql`0`),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: "ledger_entries_transaction_fk",
      columns: [table.agencyId, table.transactionId],
      foreignColumns: [ledgerTransactions.agencyId, ledgerTransactions.id],
    }),
    foreignKey({
      name: "ledger_entries_account_fk",
      columns: [table.agencyId, table.accountId, table.currency],
      foreignColumns: [ledgerAccounts.agencyId, ledgerAccounts.id, ledgerAccounts.currency],
    }),
    unique().on(table.transactionId, table.accountId),
    unique().on(table.accountId, table.position),
    check("ledger_entries_move_something", sql`${table.amount} <> 0`),
  ],
);
