import type { SandboxCheckout } from "@/lib/api/contract/payments";
import { resolveCheckoutState, type SandboxCheckoutRow } from "./checkout-state";

/** Of our own site alone, whichever of the agency's hosts it is seen at. */
function toPath(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** What the hosted page may know of a checkout. */
export const toSandboxCheckout = (row: SandboxCheckoutRow, now: Date): SandboxCheckout => ({
  id: row.id,
  state: resolveCheckoutState(row, now),
  money: { amount: row.amount, currency: row.currency },
  description: row.description,
  successPath: toPath(row.successUrl),
  cancelPath: toPath(row.cancelUrl),
  expiresAt: row.expiresAt.toISOString(),
});
