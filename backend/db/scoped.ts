import { SpanKind } from "@opentelemetry/api";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Reach } from "@/lib/api/contract/roles";
import { withSpan } from "@/lib/observability/with-span";
import type { SecretBox } from "../secrets/secret-box";
import type { tables } from "./tables";

export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;
type BareTransaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** With the `secrets` of its database. */
export type Transaction = BareTransaction & { secrets: SecretBox };
/** Of an action: `resolveReach`. */
export type MemberScope = { userId: string; reach: Reach };
type Work<T> = (tx: Transaction) => Promise<T>;

/**
 * The only ways to access the tables. Row-level security restricts each of them to its rows, so a
 * forgotten WHERE leaks nothing. Keep transactions short: the embedded database runs one at a time.
 */
export type ScopedDatabase = {
  /** Rows of one agency. Inserting a row into another one, or moving it there, fails. */
  forAgency: <T>(agencyId: string, work: Work<T>) => Promise<T>;
  /**
   * What a member of the agency may read of its bookings and people: everything, or only what is
   * theirs. Reads only, without sealed and secret columns: name the columns.
   */
  forMember: <T>(agencyId: string, member: MemberScope, work: Work<T>) => Promise<T>;
  /**
   * Agencies, their texts and users across agencies; only for the lookup by host, operators and
   * seeds.
   */
  forOperator: <T>(work: Work<T>) => Promise<T>;
  /** Encrypts and decrypts the sealed columns (sealed-columns.ts). */
  secrets: SecretBox;
  /** Resolves if the database responds to the roles that the others use. */
  ping: () => Promise<void>;
};

/** A transaction as a span; its statements are events of it (trace-statements.ts). */
const traced = <T>(role: string, run: () => Promise<T>): Promise<T> =>
  withSpan(
    `transaction as ${role}`,
    { tracer: "database", kind: SpanKind.CLIENT, attributes: { "db.system.name": "postgresql" } },
    run,
  );

/** A transaction, or a nested one, that knows the keys of its database. */
export const withSecrets = (tx: BareTransaction, secrets: SecretBox): Transaction =>
  Object.assign(tx, { secrets });

/**
 * Roles come from the row-level security migration. All settings end with the transaction (the
 * `true`), however it ends.
 */
export const scope = (database: Database, secrets: SecretBox): ScopedDatabase => ({
  secrets,
  forAgency: (agencyId, work) =>
    traced("agency", () =>
      database.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('app.agency_id', ${agencyId}, true), set_config('role', 'site_agency', true)`,
        );
        return work(withSecrets(tx, secrets));
      }),
    ),
  forMember: (agencyId, { userId, reach }, work) =>
    traced("member", () =>
      database.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('app.agency_id', ${agencyId}, true), set_config('app.member_id', ${userId}, true), set_config('app.reach', ${reach}, true), set_config('role', 'site_member', true)`,
        );
        return work(withSecrets(tx, secrets));
      }),
    ),
  forOperator: (work) =>
    traced("operator", () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select set_config('role', 'site_operator', true)`);
        return work(withSecrets(tx, secrets));
      }),
    ),
  async ping() {
    await database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'site_operator', true)`);
      await tx.execute(sql`select from agencies limit 1`);
    });
  },
});
