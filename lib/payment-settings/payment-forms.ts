import type { RefusalTable } from "@/lib/forms/form-refusals";

/**
 * The forms of the page of payments, by the last part of where they are posted. again: the kept key
 * is tried once more, and payments go on with it.
 */
export const paymentForms = ["key", "again", "off", "brands"] as const;
export type PaymentForm = (typeof paymentForms)[number];

/** Why one of them came back, besides what any form says. */
export const paymentRefusals = {
  version_conflict: "changed",
  gateway_accounts_full: "full",
  gateway_key_unrestricted: "unrestricted",
  gateway_key_wrong: "wrongKey",
  gateway_address_refused: "address",
  gateway_unreachable: "unreachable",
  secrets_key_missing: "operator",
} as const satisfies RefusalTable;

/** What a key has to be permitted, by the backend's names for it, in Stripe's own words. */
export const keyPermissions = {
  checkoutSessions: { name: "Checkout Sessions", level: "Write" },
  paymentIntents: { name: "PaymentIntents", level: "Read" },
  refunds: { name: "Refunds", level: "Write" },
  webhookEndpoints: { name: "Webhook Endpoints", level: "Write" },
} as const;
type Permission = keyof typeof keyPermissions;

/** Those that a key lacks, of a draft's invalid fields. */
export const listMissing = (invalid: readonly string[]): string[] =>
  invalid
    .filter((field): field is Permission => Object.hasOwn(keyPermissions, field))
    .map((field) => keyPermissions[field].name);

/** One a line; empty lines are none. */
export const toBrands = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
