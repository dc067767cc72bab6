import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * For an update: the instant of a row, or `at` if that is earlier or the row has none. Work that is
 * due stays due for the worker that has just read the clock.
 */
export const earlierOf = (column: PgColumn, at: Date): SQL<Date> =>
  sql`least(${column}, ${at.toISOString()}::timestamptz)`;
