import { createHash } from "node:crypto";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { backupRole } from "../db/grant-backup-reads";
import type { Database } from "../db/scoped";
import { listSealingKeys } from "./list-sealing-keys";
import { backupFormat, backupVersion, type BackupHeader } from "./backup-format";
import {
  runQuery,
  listAppliedMigrations,
  listSequences,
  listTables,
  type QueryRunner,
} from "./catalog";

const rowsAtOnce = 200;
/** A reader that takes nothing for this long is gone; its transaction must not stay open. */
const stallMs = 60_000;

/** Resolves with each chunk that `output` has room for. @throws if it broke, or stalled */
function createWriter(output: Writable) {
  const gzip = createGzip();
  gzip.pipe(output);
  const hash = createHash("sha256");
  const whole = finished(output);
  // Errors are thrown by `write` or `end`; between them nothing listens.
  whole.catch((error: unknown) =>
    gzip.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  gzip.on("error", () => {});
  return {
    async write(lines: string[]) {
      const text = lines.map((line) => `${line}\n`).join("");
      hash.update(text);
      if (gzip.errored) throw gzip.errored;
      if (!gzip.write(text)) await once(gzip, "drain", { signal: AbortSignal.timeout(stallMs) });
    },
    async end(rows: number) {
      gzip.end(`#${JSON.stringify({ rows, sha256: hash.digest("hex") })}\n`);
      await whole;
    },
    destroy: (error: Error) => output.destroy(error),
  };
}

/**
 * Row-level security hides everything from the connection's own role; a superuser and the embedded
 * database's only role see everything.
 */
async function readEverything(tx: QueryRunner) {
  const [role] = await runQuery<{ isAbove: boolean }>(
    tx,
    sql`select rolsuper or rolbypassrls as "isAbove" from pg_roles where rolname = current_user`,
  );
  if (role?.isAbove) return;
  const [backup] = await runQuery(tx, sql`select from pg_roles where rolname = ${backupRole}`);
  if (!backup)
    throw new Error(
      `The database has no role ${backupRole} yet: start the backend of this version once, which makes it, and try again`,
    );
  await tx.execute(sql`select set_config('role', ${backupRole}, true)`);
}

/**
 * Writes all rows as of one point in time, while the database is in use. On Postgres nothing is
 * blocked; the embedded database runs one transaction at a time.
 * @param output ended when everything is written, destroyed on failure
 * @returns what is in it, and the ids of the keys that its secrets need
 * @throws if the database has no data of this program, or `output` breaks
 */
export async function writeBackup(
  database: Database,
  output: Writable,
): Promise<{ tables: number; rows: number; keyIds: string[] }> {
  const writer = createWriter(output);
  try {
    const written = await database.transaction(
      async (tx) => {
        const migrations = await listAppliedMigrations(tx);
        if (migrations.length === 0)
          throw new Error("The database is empty: there is nothing to back up");
        const sequences = await listSequences(tx);
        await readEverything(tx);
        const keyIds = await listSealingKeys(tx);
        const head: BackupHeader = {
          format: backupFormat,
          version: backupVersion,
          createdAt: new Date().toISOString(),
          migrations,
          keyIds,
          sequences,
        };
        await writer.write([`#${JSON.stringify(head)}`]);
        const tables = await listTables(tx);
        let rows = 0;
        for (const { table, columns } of tables) {
          await writer.write([`#${JSON.stringify({ table, columns })}`]);
          await tx.execute(
            sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from public.${sql.identifier(table)} t`,
          );
          for (;;) {
            const found = await runQuery<{ line: string }>(
              tx,
              sql.raw(`fetch ${rowsAtOnce} from backup_rows`),
            );
            if (found.length === 0) break;
            await writer.write(found.map(({ line }) => line));
            rows += found.length;
          }
          await tx.execute(sql`close backup_rows`);
        }
        return { tables: tables.length, rows, keyIds };
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    await writer.end(written.rows);
    return written;
  } catch (error) {
    writer.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
