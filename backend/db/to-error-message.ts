import { DrizzleQueryError } from "drizzle-orm/errors";

/**
 * What an error says, for the log: of a failed query without its values, for among them are mails
 * with their links, hashes of passwords and addresses.
 */
export function toErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof DrizzleQueryError
    ? `Failed query: ${error.query}: ${toErrorMessage(error.cause)}`
    : error.message;
}
