import { SpanKind } from "@opentelemetry/api";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { withSpan } from "@/lib/observability/with-span";
import type { tables } from "./tables";

export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
type Work<T> = (tx: Transaction) => Promise<T>;

/**
 * The only ways to the tables. Row-level security keeps each of them to its rows, so a forgotten WHERE shows nothing.
 * Keep transactions short: the embedded database runs one at a time.
 */
export type ScopedDatabase = {
  /** Rows of one agency. Inserting, or moving a row, into another one fails. */
  forAgency: <T>(agencyId: string, work: Work<T>) => Promise<T>;
  /** Agencies, their texts and users across agencies; for the look-up by host, operators and seeds only. */
  forOperator: <T>(work: Work<T>) => Promise<T>;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
};

/** A transaction as a span; its statements are events of it (trace-statements.ts). */
const traced = <T>(role: string, run: () => Promise<T>): Promise<T> =>
  withSpan(`transaction as ${role}`, { tracer: "database", kind: SpanKind.CLIENT, attributes: { "db.system.name": "postgresql" } }, run);

/** Roles come from the row-level security migration. Both settings end with the transaction (the `true`), whatever ends it. */
export const scope = (database: Database): ScopedDatabase => ({
  forAgency: (agencyId, work) =>
    traced("agency", () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.agency_id', ${agencyId}, true), set_config('role', 'site_agency', true)`);
        return work(tx);
      }),
    ),
  forOperator: (work) =>
    traced("operator", () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select set_config('role', 'site_operator', true)`);
        return work(tx);
      }),
    ),
  async ping() {
    await database.execute(sql`select 1`);
  },
});
