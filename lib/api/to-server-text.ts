import { ApiError, somethingWentWrong } from "./errors";

/** Of the embedded API and of the site itself: pages say the same in their own language. */
const knownCodes: ReadonlySet<string> = new Set([
  "database_unavailable",
  "internal_error",
  "suggestions_failed",
  "supplier_unavailable",
  "too_many_attempts",
  "unreachable",
]);

/**
 * The text an API has sent with its failure, to be shown as it is; null if there is none, or if the
 * page has its own words for it.
 */
export const toServerText = (error: unknown): string | null =>
  error instanceof ApiError && !knownCodes.has(error.code) && error.message !== somethingWentWrong
    ? error.message
    : null;
