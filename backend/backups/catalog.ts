import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../db/scoped";
import type { AppliedMigration, BackupHeader, BackupTable } from "./backup-format";

/** Reads the catalog: a database or a transaction of it. */
export type QueryRunner = Pick<Database, "execute">;

export const runQuery = async <Row>(runner: QueryRunner, query: SQL): Promise<Row[]> =>
  ((await runner.execute(query)) as { rows: Row[] }).rows;

/** All tables of the program with their writable columns. */
export const listTables = (runner: QueryRunner): Promise<BackupTable[]> =>
  runQuery(
    runner,
    sql`select relname as "table", json_agg(attname order by attnum) as columns from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`,
  );

/** Empty if nothing was migrated yet. */
export async function listAppliedMigrations(runner: QueryRunner): Promise<AppliedMigration[]> {
  const [found] = await runQuery<{ exists: boolean }>(
    runner,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) return [];
  const rows = await runQuery<{ hash: string; createdAt: string }>(
    runner,
    sql`select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }));
}

export async function listSequences(runner: QueryRunner): Promise<BackupHeader["sequences"]> {
  const names = await runQuery<{ name: string }>(
    runner,
    sql`select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const sequences = [];
  for (const { name } of names) {
    const [state] = await runQuery<{ lastValue: string; isCalled: boolean }>(
      runner,
      sql`select last_value::text as "lastValue", is_called as "isCalled" from public.${sql.identifier(name)}`,
    );
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}
