import { mkdir } from "node:fs/promises";
import {
  createTableRelationsHelpers,
  extractTablesRelationalConfig,
  sql,
  type ExtractTablesWithRelations,
} from "drizzle-orm";
import {
  drizzle as drizzlePostgres,
  NodePgSession,
  NodePgTransaction,
} from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { PgDialect } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Pool } from "pg";
import { logLine } from "@/lib/observability/log-line";
import type { SecretBox } from "../secrets/secret-box";
import { grantBackupReads } from "./grant-backup-reads";
import { lose } from "./outage";
import { PreparingDatabase } from "./preparing-database";
import { PrivateFiles } from "./private-files";
import { requireGuards, requireOrdinaryRole } from "./require-guards";
import { traceStatements } from "./trace-statements";
import { tables } from "./tables";
import { scope, type Database, type ScopedDatabase, type Transact } from "./scoped";

export const migrationsFolder = "backend/db/migrations";
/** An arbitrary number that nothing else in the database locks. */
export const migrationLock = 7_246_183;

/** How many connections exist, are idle, and are waited for. */
export type PoolState = Pick<Pool, "totalCount" | "idleCount" | "waitingCount">;

export type OpenDatabase = {
  db: ScopedDatabase;
  /** Bypasses row-level security, for its tests. */ unscoped: Database;
  /** Null for the embedded one, which has a single connection. */ pool: PoolState | null;
  close: () => Promise<void>;
};

type Place = {
  databaseUrl?: string | undefined;
  folder?: string | undefined;
  /** Initial content of an in-memory one: a data directory as dumped by PGlite. */
  contents?: Blob;
};
type ConnectedDatabase = {
  database: Database;
  pool: PoolState | null;
  /** Instead of the `database`'s own way to open transactions. */
  transact?: Transact;
  /** @throws if the connection's role, the two table roles or a policy don't guarantee isolation */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
};

/** Must run in only one process per database at a time. */
async function bringUpToDate(database: Database, migrate: () => Promise<void>) {
  await requireGuards(database);
  await migrate();
  await grantBackupReads(database);
}

/**
 * Postgres's own cache, by default 128 MB, which PGlite touches at once. What it doesn't hold is in
 * the system's cache of files.
 */
const embeddedSettings = ["-c", "shared_buffers=16MB", "-c", "max_connections=10"];

async function connectEmbedded({ folder, contents }: Place): Promise<ConnectedDatabase> {
  if (folder) await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = new PreparingDatabase({
    ...(folder ? { fs: new PrivateFiles(folder) } : contents && { loadDataDir: contents }),
    startParams: [...PreparingDatabase.defaultStartParams, ...embeddedSettings],
  });
  await client.waitReady;
  const database = drizzleEmbedded({ client, schema: tables, logger: traceStatements });
  const migrate = () =>
    bringUpToDate(database, () => migrateEmbedded(database, { migrationsFolder }));
  return { database, pool: null, migrate, close: () => client.close() };
}

type Relations = ExtractTablesWithRelations<typeof tables>;

/**
 * As Drizzle's own transactions, but the scope is sent along with `begin`: a round trip less. A
 * connection goes back to the pool outside of any transaction, or it is closed.
 */
function transactOnPool(pool: Pool): Transact {
  const { tables: schema, tableNamesMap } = extractTablesRelationalConfig<Relations>(
    tables,
    createTableRelationsHelpers,
  );
  const relations = { fullSchema: tables, schema, tableNamesMap };
  const dialect = new PgDialect();
  return async (setScope, work) => {
    const client = await pool.connect().catch(lose);
    const logged = { logger: traceStatements };
    const session = new NodePgSession<typeof tables, Relations>(client, dialect, relations, logged);
    const tx = new NodePgTransaction<typeof tables, Relations>(dialect, session, relations);
    try {
      await Promise.all([tx.execute(sql`begin`), tx.execute(setScope)]);
      const result = await work(tx);
      await tx.execute(sql`commit`);
      return result;
    } catch (error) {
      await tx.execute(sql`rollback`).catch(lose);
      throw error;
    } finally {
      client.release(client.getTransactionStatus() !== "I");
    }
  };
}

function connectPostgres(connectionString: string): ConnectedDatabase {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    // Statements that are sent at once don't wait for each other's answers.
    pipeline: true,
  });
  // The pool replaces an idle connection that breaks; without a listener it would end the process.
  pool.on("error", (error) => logLine("error", { message: `database: ${error.message}` }));
  // One that breaks in a transaction fails the transaction's next query; without a listener it
  // would end the process too.
  pool.on("connect", (client) => client.on("error", () => {}));
  async function migrate() {
    const client = await pool.connect();
    try {
      const migrating = drizzlePostgres({ client, schema: tables });
      await requireOrdinaryRole(migrating);
      // Backends that start together would otherwise run the same migration twice.
      await client.query("select pg_advisory_lock($1)", [migrationLock]);
      await bringUpToDate(migrating, () => migratePostgres(migrating, { migrationsFolder }));
    } finally {
      // Closed, not returned to the pool: that releases the lock in any case.
      client.release(true);
    }
  }
  const database = drizzlePostgres({ client: pool, schema: tables, logger: traceStatements });
  return { database, pool, transact: transactOnPool(pool), migrate, close: () => pool.end() };
}

/**
 * Connects without changing the database. Postgres by `databaseUrl`, else the embedded one in
 * `folder`, else in memory. The embedded one has no lock of its own: acquire the data directory's
 * lock first.
 */
export const connectDatabase = async ({
  databaseUrl,
  ...place
}: Place): Promise<ConnectedDatabase> =>
  databaseUrl ? connectPostgres(databaseUrl) : connectEmbedded(place);

/**
 * Connects and migrates; `secrets` encrypts the sealed columns.
 * @throws if the database can't be reached or migrated, or wouldn't isolate agencies
 */
export async function openDatabase({
  secrets,
  ...place
}: Place & { secrets: SecretBox }): Promise<OpenDatabase> {
  const { database, pool, transact, migrate, close } = await connectDatabase(place);
  try {
    await migrate();
  } catch (error) {
    await close();
    throw error;
  }
  return { db: scope(database, secrets, transact), unscoped: database, pool, close };
}
