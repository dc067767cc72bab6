import { securityEvents, type SecurityEventName } from "../db/schema/users";
import type { Transaction } from "../db/scoped";

type SecurityEvent = {
  agencyId: string;
  /** Null if the user is unknown, as for a wrong e-mail. */
  userId: string | null;
  event: SecurityEventName;
  clientIp: string | null;
  requestId: string;
  /** Further explanation; never a secret, a token, a password or an e-mail address. */
  details?: Record<string, string>;
};

/**
 * Adds an entry to the agency's audit trail, in the transaction of the change: neither exists
 * without the other.
 */
export async function recordSecurityEvent(
  tx: Transaction,
  { details = {}, ...event }: SecurityEvent,
): Promise<void> {
  await tx.insert(securityEvents).values({ ...event, details });
}
