import { AsyncLocalStorage } from "node:async_hooks";
import { SpanKind } from "@opentelemetry/api";
import { sql, type SQL } from "drizzle-orm";
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
  /**
   * Resolves if the database responds to the roles that the others use, takes writes and, as of
   * `writeEveryMs` ago at most, has room for them: it makes a small table, which is gone with the
   * transaction.
   */
  ping: () => Promise<void>;
};

/** Each table that is made leaves rows behind in the catalogs, and probes come every second. */
export const writeEveryMs = 10_000;

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

/** What restricts a transaction to its rows: settings of the database, which end with it. */
type Scope = Record<string, string>;
/** Opens a transaction, whose first statement is `setScope`. */
export type Transact = <T>(setScope: SQL, work: (tx: BareTransaction) => Promise<T>) => Promise<T>;

const transactOn =
  (database: Database): Transact =>
  (setScope, work) =>
    database.transaction(async (tx) => {
      await tx.execute(setScope);
      return work(tx);
    });

/**
 * Roles come from the row-level security migration. All settings end with the transaction (the
 * `true`), however it ends.
 */
export function scope(
  database: Database,
  secrets: SecretBox,
  transact = transactOn(database),
): ScopedDatabase {
  /** The transaction that the current work belongs to. */
  const current = new AsyncLocalStorage<{ isOpen: boolean }>();

  async function run<T>(settings: Scope, work: (tx: BareTransaction) => Promise<T>): Promise<T> {
    // The embedded database has one connection: the inner one would wait for the outer for ever.
    if (current.getStore()?.isOpen)
      throw new Error(
        "A transaction was opened inside another one. Pass the outer `tx` on, or open it afterwards.",
      );
    const calls = Object.entries(settings).map(
      ([name, value]) => sql`set_config(${sql.raw(`'${name}'`)}, ${value}, true)`,
    );
    return transact(sql`select ${sql.join(calls, sql`, `)}`, async (tx) => {
      const own = { isOpen: true };
      try {
        return await current.run(own, () => work(tx));
      } finally {
        own.isOpen = false;
      }
    });
  }
  let wroteAt = -Infinity;
  const asRole =
    (role: string, settings: Scope) =>
    <T>(work: Work<T>): Promise<T> =>
      traced(role, () =>
        run({ ...settings, role: `site_${role}` }, (tx) => work(withSecrets(tx, secrets))),
      );

  return {
    secrets,
    forAgency: (agencyId, work) => asRole("agency", { "app.agency_id": agencyId })(work),
    forMember: (agencyId, { userId, reach }, work) =>
      asRole("member", {
        "app.agency_id": agencyId,
        "app.member_id": userId,
        "app.reach": reach,
      })(work),
    forOperator: (work) => asRole("operator", {})(work),
    ping: () =>
      // The table is the database's owner's, who may make one in any case.
      run({ role: "none" }, async (tx) => {
        const at = performance.now();
        const writes = at - wroteAt >= writeEveryMs;
        if (writes)
          await tx.execute(sql`create temporary table ping on commit drop as select 1 as one`);
        const [state] = await tx
          .select({
            isReadOnly: sql<boolean>`current_setting('transaction_read_only')::boolean`,
          })
          .from(sql`(select 1) as one`);
        if (state?.isReadOnly) throw new Error("the database only reads");
        await tx.execute(sql`set local role site_operator`);
        await tx.execute(sql`select from agencies limit 1`);
        if (writes) wroteAt = at;
      }),
  };
}
