import { securityEvents, type SecurityEventName } from "../db/schema/users";
import type { Transaction } from "../db/scoped";

type SecurityEvent = {
  agencyId: string;
  /** Null where nobody is known, as for a wrong e-mail. */
  userId: string | null;
  event: SecurityEventName;
  clientIp: string | null;
  requestId: string;
  /** What else explains it; never a secret, a token, a password or an e-mail address. */
  details?: Record<string, string>;
};

/**
 * Adds a line to the agency's audit trail, in the transaction of what it tells of: neither is there
 * without the other.
 */
export async function recordSecurityEvent(
  tx: Transaction,
  { details = {}, ...event }: SecurityEvent,
): Promise<void> {
  await tx.insert(securityEvents).values({ ...event, details });
}
