import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * For an update: the instant of a row, or `at` if that is earlier or the row has none. Work that is
 * due stays due for whoever has just read the clock to take it.
 */
export const earlierOf = (column: PgColumn, at: Date): SQL<Date> =>
  sql`least(${column}, ${at.toISOString()}::timestamptz)`;
