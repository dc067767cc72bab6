/** The database can't be reached, or broke off. */
export class DatabaseLostError extends Error {
  override name = "DatabaseLostError";
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** @throws DatabaseLostError for what even beginning or rolling back has failed with */
export const lose = (error: unknown): never => {
  throw new DatabaseLostError(error);
};

/**
 * What a database says that can't work at the moment (PostgreSQL's appendix A): its connection
 * broke, its disk or memory is full, it is stopping or starting, its files fail, it only reads.
 */
const outage = /^(?:08...|53...|57P..|58...|25006)$/;

/** Whether the database is at fault, not the query: the same query may be sent again later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseLostError) return true;
  return ("code" in error && outage.test(String(error.code))) || isOutage(error.cause);
}
