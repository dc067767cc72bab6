/**
 * Whole minutes to wait by a Retry-After of seconds (RFC 9110 §10.2.3), at least one; null where it
 * doesn't say.
 */
export const toWaitMinutes = (retryAfter: string | null): number | null =>
  retryAfter !== null && /^\d{1,7}$/.test(retryAfter)
    ? Math.max(1, Math.ceil(Number(retryAfter) / 60))
    : null;
