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
 * `wallet` is somebody's; the others are the agency's own. Wallets' counterparts: rewards, topUps,
 * sales, corrections. Of bookings, positive where something is held or owed: payers (negative: what
 * was taken from them), deposits (taken for bookings that aren't confirmed), suppliers (owed to
 * them), markups (earned).
 */
const accountKinds = [
  "wallet",
  "rewards",
  "topUps",
  "sales",
  "corrections",
  "payers",
  "deposits",
  "suppliers",
  "markups",
] as const;
export type AgencyAccountKind = Exclude<(typeof accountKinds)[number], "wallet">;
/** charge, sale, cancellation and payback are of bookings; the others of wallets. */
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
 * Double-entry: money moves between accounts and neither comes from nowhere nor goes there. The
 * rules that no row may break are triggers of migration 0004.
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    kind: text({ enum: accountKinds }).notNull(),
    /** Of a wallet; null once its owner's account is deleted: the books stay. */
    userId: uuid("user_id"),
    currency: text().notNull(),
    /** Minor units; the sum of the account's entries, kept by a trigger and by nothing else. */
    balance: bigint({ mode: "number" })
      .notNull()
      .default(sql`0`),
    /** How many entries it has, counted by the same trigger. */
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
    /** Of the booking it belongs to. */
    reference: text(),
    /** The same key again is the same transaction, not another one. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of what was asked for: a key that comes back with something else is refused. */
    fingerprint: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.agencyId, table.idempotencyKey),
    unique().on(table.agencyId, table.id),
  ],
);

/** Written once and never changed; those of a transaction add up to nothing. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    transactionId: uuid("transaction_id").notNull(),
    accountId: uuid("account_id").notNull(),
    currency: text().notNull(),
    /** Minor units: what came (positive) or went. */
    amount: bigint({ mode: "number" }).notNull(),
    /**
     * Which one of its account it is, from 1, and what that held after it; written by a trigger
     * while it holds the account.
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
