import { DrizzleQueryError } from "drizzle-orm/errors";

/**
 * An error's message for the log: for a failed query without its values, which include mails with
 * their links, password hashes and addresses.
 */
export function toErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof DrizzleQueryError
    ? `Failed query: ${error.query}: ${toErrorMessage(error.cause)}`
    : error.message;
}
