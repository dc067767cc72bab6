import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Pool } from "pg";
import { logLine } from "@/lib/observability/log-line";
import { traceStatements } from "./trace-statements";
import { tables } from "./tables";
import { scope, type Database, type ScopedDatabase } from "./scoped";

const migrationsFolder = "backend/db/migrations";
/** Any number that nothing else in the database locks. */
const migrationLock = 7_246_183;

/** How many connections there are, do nothing, and are waited for. */
export type PoolState = Pick<Pool, "totalCount" | "idleCount" | "waitingCount">;

export type OpenDatabase = {
  db: ScopedDatabase;
  /** Past the row-level security: for the tests of it. */ unscoped: Database;
  /** Null of the embedded one, which has a single connection. */ pool: PoolState | null;
  close: () => Promise<void>;
};

async function openEmbedded(folder: string | undefined): Promise<OpenDatabase> {
  if (folder) await mkdir(folder, { recursive: true });
  const client = folder ? await PGlite.create(folder) : await PGlite.create();
  const database = drizzleEmbedded({ client, schema: tables, logger: traceStatements });
  await migrateEmbedded(database, { migrationsFolder });
  return { db: scope(database), unscoped: database, pool: null, close: () => client.close() };
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 30_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => logLine("error", { message: `database: ${error.message}` }));
  // One that breaks in the middle of a transaction fails with the transaction's next question; without a listener it would end the process too.
  pool.on("connect", (client) => client.on("error", () => {}));
  const client = await pool.connect();
  try {
    // Backends that start together would otherwise run the same migration twice.
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migratePostgres(drizzlePostgres({ client, schema: tables }), { migrationsFolder });
  } finally {
    // Closed, not returned: that gives the lock back, whatever happened.
    client.release(true);
  }
  const database = drizzlePostgres({ client: pool, schema: tables, logger: traceStatements });
  return { db: scope(database), unscoped: database, pool, close: () => pool.end() };
}

/**
 * Opens and migrates. Postgres by `databaseUrl`, else the embedded one in `folder`, else in memory.
 * The embedded one has no lock of its own: hold the data directory's lock first.
 * @throws when the database can't be reached or migrated
 */
export const openDatabase = ({ databaseUrl, folder }: { databaseUrl?: string | undefined; folder?: string | undefined } = {}): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(folder);
