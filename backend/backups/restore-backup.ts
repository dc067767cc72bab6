import type { Readable } from "node:stream";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { sql } from "drizzle-orm";
import { migrationLock, migrationsFolder } from "../db/open-database";
import type { Database } from "../db/scoped";
import { toErrorMessage } from "../errors/to-error-message";
import { CommandError } from "../errors/command-error";
import type { BackupHeader, BackupTable } from "./backup-format";
import { runQuery, listTables, type QueryRunner } from "./catalog";
import { readBackup, type BackupPart } from "./read-backup";

type Settings = {
  /** Of the available keys. */
  keyIds: readonly string[];
  /** Accepts a backup whose secrets can't be decrypted: they have to be set again. */
  withoutKey?: boolean;
};

async function requireEmpty(tx: QueryRunner) {
  const [found] = await runQuery<{ name: string }>(
    tx,
    sql`select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'drizzle') and relkind in ('r', 'p', 'v', 'm', 'S', 'f') order by name limit 1`,
  );
  if (found)
    throw new CommandError(
      `The database isn't empty (it has ${found.name}), and a backup is only restored into an empty one. Create a new database for it`,
    );
}

function requireKeys({ keyIds: needed }: BackupHeader, { keyIds, withoutKey }: Settings) {
  const missing = needed.filter((id) => !keyIds.includes(id));
  if (missing.length === 0 || withoutKey) return;
  const given = keyIds.length > 0 ? `the given one is ${keyIds.join(", ")}` : "none is given";
  throw new CommandError(
    `needs the key ${missing.join(" and ")}, ${given}. Put it into SECRETS_KEY or, for the embedded database, DATA_DIR/secrets.key; ` +
      `if it is lost, --without-key restores everything but the secrets, which are then set anew`,
  );
}

/**
 * The migrations that the rows were written under. @throws if this version of the program has
 * different ones
 */
function toMigrations({ migrations }: BackupHeader): MigrationMeta[] {
  const ours = readMigrationFiles({ migrationsFolder });
  const wrong = migrations.findIndex(
    ({ hash, createdAt }, index) =>
      ours[index]?.hash !== hash || ours[index].folderMillis !== createdAt,
  );
  if (wrong >= 0)
    throw new CommandError(
      `was made by another version of this program: its migration ${wrong + 1} of ${migrations.length} isn't one of the ${ours.length} here. ` +
        "Restore it with the version that made it, and upgrade afterwards",
    );
  return ours.slice(0, migrations.length);
}

/** Like the migrator, which would begin its own transaction. */
async function runMigrations(tx: QueryRunner, migrations: MigrationMeta[]) {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/**
 * Opens the tables for verbatim rows: triggers would change them, row-level security would reject
 * them, and a foreign key may point to a table that comes later.
 * @returns a function that closes them again, and checks every foreign key
 */
async function openTables(
  tx: QueryRunner,
  tables: readonly BackupTable[],
): Promise<() => Promise<void>> {
  const keys = await runQuery<{ table: string; name: string; definition: string }>(
    tx,
    sql`select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid where contype = 'f' and relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys)
    await tx.execute(
      sql`alter table public.${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
    );
  for (const { table } of tables) {
    await tx.execute(sql`alter table public.${sql.identifier(table)} no force row level security`);
    await tx.execute(sql`alter table public.${sql.identifier(table)} disable trigger user`);
  }
  return async () => {
    for (const { table, name, definition } of keys)
      await tx.execute(
        sql`alter table public.${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    for (const { table } of tables) {
      await tx.execute(sql`alter table public.${sql.identifier(table)} enable trigger user`);
      await tx.execute(sql`alter table public.${sql.identifier(table)} force row level security`);
    }
  };
}

function requireTable(
  { table, columns }: BackupTable,
  tables: readonly BackupTable[],
): BackupTable {
  const known = tables.find((each) => each.table === table);
  if (!known || columns.some((column) => !known.columns.includes(column)))
    throw new CommandError(`is damaged: the table ${table} isn't as its migrations make it`);
  return { table, columns };
}

async function insert(tx: QueryRunner, { table, columns }: BackupTable, lines: readonly string[]) {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const into = sql`public.${sql.identifier(table)}`;
  await tx.execute(
    sql`insert into ${into} (${names}) overriding system value select ${names} from json_populate_recordset(null::${into}, ${`[${lines.join(",")}]`}::json)`,
  );
}

/** A backup that may be restored here, judging by its first line. */
export type OpenBackup = {
  header: BackupHeader;
  migrations: MigrationMeta[];
  missingKeyIds: string[];
  parts: AsyncGenerator<BackupPart>;
};

/**
 * Reads a backup's first line, before any database is opened for it.
 * @throws CommandError if it isn't a backup, or this installation lacks the keys or migrations it
 * needs
 */
export async function openBackup(input: Readable, settings: Settings): Promise<OpenBackup> {
  const parts = readBackup(input);
  const first = await parts.next();
  if (first.done || first.value.kind !== "header") throw new CommandError("is damaged");
  const { header } = first.value;
  requireKeys(header, settings);
  return {
    header,
    migrations: toMigrations(header),
    missingKeyIds: header.keyIds.filter((id) => !settings.keyIds.includes(id)),
    parts,
  };
}

/**
 * Fills an empty database with a backup, completely or not at all. Roles, policies, grants and
 * triggers come from the program's own migrations up to the backup's; the file only adds rows. The
 * next start runs later migrations.
 * @returns how many rows it has
 * @throws CommandError if the database isn't empty or the file is invalid
 */
export async function restoreBackup(
  database: Database,
  { header, migrations, parts }: OpenBackup,
): Promise<number> {
  return database.transaction(async (tx) => {
    // A large table's keys take longer than the statement timeout; and no backend migrates it
    // meanwhile.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await requireEmpty(tx);
    await runMigrations(tx, migrations);
    const tables = await listTables(tx);
    // Some migrations insert rows, which are also in the backup.
    for (const { table } of tables)
      await tx.execute(sql`truncate public.${sql.identifier(table)} cascade`);
    const closeTables = await openTables(tx, tables);
    let current: BackupTable | null = null;
    let rows = 0;
    for await (const part of parts) {
      if (part.kind === "table") current = requireTable(part.table, tables);
      else if (part.kind === "rows" && current) {
        const { table } = current;
        await insert(tx, current, part.lines).catch((error: unknown) => {
          throw new CommandError(
            `is damaged: its rows don't fit the table ${table} (${toErrorMessage(error instanceof Error ? error.cause : error)})`,
          );
        });
        rows += part.lines.length;
      } else throw new CommandError("is damaged");
    }
    for (const { name, lastValue, isCalled } of header.sequences)
      await tx.execute(
        sql`select setval(('public.' || quote_ident(${name}))::regclass, ${lastValue}::bigint, ${isCalled})`,
      );
    await closeTables();
    return rows;
  });
}
