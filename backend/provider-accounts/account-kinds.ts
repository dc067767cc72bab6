import type { PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod";
import { paymentGateways } from "../db/schema/payments";
import { supplierAccounts } from "../db/schema/supplier-accounts";
import type { SecurityEventName } from "../db/schema/users";

export const accountModes = ["sandbox", "test", "live"] as const;

/** A supplier or gateway at which agencies have accounts of their own. */
export type AccountProvider<S extends z.ZodObject = z.ZodObject> = {
  /** What bookings or payments, and operators, know it by. */
  name: string;
  /**
   * What an operator enters for an account: all of it is sealed, and none of it shown but how many
   * `webhookSecrets` there are. Strict, and without refinements: what is left out stays as it is.
   */
  settings: S;
  /** Without it every account is live. */
  toMode?(settings: z.output<S>): (typeof accountModes)[number];
  /**
   * What an operator's settings make of the kept ones; neither need be complete, and the result is
   * checked. Without it each takes the place of the kept one.
   */
  merge?(change: {
    kept: Record<string, unknown>;
    given: Record<string, unknown>;
  }): Record<string, unknown>;
};

type AccountTable = typeof supplierAccounts;
export type AccountKind = {
  /** The field that names the provider, in operators' calls and in the audit trail. */
  noun: "supplier" | "gateway";
  table: AccountTable;
  /** What an account's secrets are bound to: copied into another row they open nothing. */
  about: (agencyId: string, name: string) => string;
  event: SecurityEventName;
  /** Whether the trail says what a change made the account. */
  notesMode?: true;
};

export const supplierAccountKind: AccountKind = {
  noun: "supplier",
  table: supplierAccounts,
  about: (agencyId, name) => `supplier account ${agencyId} ${name}`,
  event: "supplierAccountChanged",
  notesMode: true,
};
export const gatewayAccountKind: AccountKind = {
  noun: "gateway",
  // The same columns under other names.
  table: paymentGateways satisfies PgTable as unknown as AccountTable,
  about: (agencyId, name) => `payment gateway ${agencyId} ${name}`,
  event: "paymentGatewayChanged",
};
