import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getConnection, type Connection } from "../data-dir/connection-file";
import { lockDataDir } from "../data-dir/data-dir-lock";
import { connectDatabase } from "../db/open-database";
import { isAnswering } from "./open-operator-call";
import { CommandError } from "../errors/command-error";
import {
  getDatabasePlace,
  hasEmbeddedDatabase,
  type DatabasePlace,
} from "../backups/database-place";
import { backupPath } from "../backups/backup-format";
import { readBackup } from "../backups/read-backup";
import { writeBackup } from "../backups/write-backup";

export const backupUsage = `Usage: npm run backup -- <new-file>
  Writes all rows of the database to a new file that this user alone can read, also while the site runs; - is standard output.
  The key of the agencies' secrets isn't in it: keep that apart (docs/operations.md).`;

/** Only the running backend can read its embedded database. */
async function download({ url, operatorToken }: Connection, output: Writable) {
  const answer = await fetch(url + backupPath, {
    headers: { Authorization: `Bearer ${operatorToken}` },
  });
  if (!answer.ok || !answer.body)
    throw new CommandError(
      `The running backend at ${url} answered ${answer.status}: is it of this version?`,
    );
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), output);
}

async function writeOwn(
  { databaseUrl, folder }: Partial<Pick<DatabasePlace, "databaseUrl" | "folder">>,
  output: Writable,
) {
  const { database, close } = await connectDatabase({ databaseUrl, folder });
  try {
    await writeBackup(database, output);
  } finally {
    await close();
  }
}

async function writeFrom(place: DatabasePlace, output: Writable) {
  const { databaseUrl, dataDir, folder } = place;
  if (databaseUrl) return writeOwn({ databaseUrl }, output);
  const running = getConnection(dataDir);
  if (running && (await isAnswering(running))) return download(running, output);
  if (!hasEmbeddedDatabase(place))
    throw new CommandError(
      `There is no database in the ${place.name}, and no DATABASE_URL. Set DATABASE_URL or DATA_DIR to those of the backend`,
    );
  const unlock = await lockDataDir(dataDir);
  try {
    await writeOwn({ folder }, output);
  } finally {
    await unlock();
  }
}

/** Reads the written file again, to its end. */
async function verify(file: string) {
  let [tables, rows, keyIds]: [number, number, string[]] = [0, 0, []];
  for await (const part of readBackup(createReadStream(file))) {
    if (part.kind === "header") ({ keyIds } = part.header);
    else if (part.kind === "table") tables += 1;
    else rows += part.lines.length;
  }
  return { tables, rows, keyIds };
}

/**
 * Writes a backup of this installation's database. The file appears once it is complete and
 * verified.
 * @returns what to print
 * @throws CommandError if the file exists already, or there is no database
 */
export async function runBackupCommand([file, ...others]: string[]): Promise<string> {
  if (!file || others.length > 0) throw new CommandError(backupUsage);
  const place = getDatabasePlace();
  if (file === "-") {
    await writeFrom(place, process.stdout);
    return "";
  }
  if (existsSync(file))
    throw new CommandError(`${file}: exists already; a backup is always a new file`);
  const part = `${file}.part`;
  const handle = await open(part, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === "EEXIST"
        ? `${part}: is being written by another backup, or left by a broken one: then remove it`
        : `${part}: ${error.message}`,
    );
  });
  try {
    await writeFrom(place, createWriteStream(part, { fd: handle.fd, autoClose: false }));
    await handle.sync();
    const { tables, rows, keyIds } = await verify(part);
    await rename(part, file);
    const key = place.databaseUrl ? "SECRETS_KEY" : `SECRETS_KEY or ${place.dataDir}/secrets.key`;
    const needs =
      keyIds.length > 0
        ? `Its secrets open with the key ${keyIds.join(" and ")} only (${key}), which isn't in it: keep a copy apart.`
        : "It holds no secrets that need a key.";
    return `Backed up the ${place.name} to ${file}: ${tables} tables, ${rows} rows.\n${needs}`;
  } finally {
    await handle.close();
    await rm(part, { force: true });
  }
}
