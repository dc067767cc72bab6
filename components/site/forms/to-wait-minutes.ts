/**
 * Whole minutes to wait from a Retry-After in seconds (RFC 9110 §10.2.3), at least one; null if
 * missing.
 */
export const toWaitMinutes = (retryAfter: string | null): number | null =>
  retryAfter !== null && /^\d{1,7}$/.test(retryAfter)
    ? Math.max(1, Math.ceil(Number(retryAfter) / 60))
    : null;
