import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { env } from "@/lib/env";
import { lockDataDir } from "../data-dir/data-dir-lock";
import { connectDatabase } from "../db/open-database";
import { requireOrdinaryRole } from "../db/require-guards";
import { CommandError } from "../errors/command-error";
import { listKeyIds } from "../secrets/open-secret-box";
import {
  getDatabasePlace,
  hasEmbeddedDatabase,
  type DatabasePlace,
} from "../backups/database-place";
import { openBackup, restoreBackup, type OpenBackup } from "../backups/restore-backup";

export const restoreUsage = `Usage: npm run restore -- <file> [--without-key]
  Fills an empty database with a backup of \`npm run backup\`: all of it, or nothing; - is standard input.
  SECRETS_KEY, or secrets.key in DATA_DIR, has to be the key that the backup's secrets were kept with.
  --without-key restores even so: the agencies' secrets are then set anew.`;

async function fillDatabase(
  place: Parameters<typeof connectDatabase>[0],
  backup: OpenBackup,
): Promise<number> {
  const { database, migrate, close } = await connectDatabase(place);
  try {
    // The embedded database only has a superuser.
    if (place.databaseUrl) await requireOrdinaryRole(database);
    const restored = await restoreBackup(database, backup);
    await migrate();
    return restored;
  } finally {
    await close();
  }
}

/** In a separate folder, which gets the database's name once everything is in it. */
async function restoreEmbedded(place: DatabasePlace, backup: OpenBackup): Promise<number> {
  const unlock = await lockDataDir(place.dataDir);
  const folder = `${place.folder}.${randomUUID().slice(0, 8)}`;
  try {
    if (hasEmbeddedDatabase(place))
      throw new CommandError(
        `${place.folder} holds a database already, and a backup is only restored into an empty one: move it away, or set another DATA_DIR`,
      );
    const restored = await fillDatabase({ folder }, backup);
    await rename(folder, place.folder);
    return restored;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await unlock();
  }
}

/**
 * Restores a backup into this installation's database, which must be empty.
 * @returns what to print
 * @throws CommandError with what is wrong with the file or the database; nothing is changed then
 */
export async function runRestoreCommand(words: string[]): Promise<string> {
  const [file, ...others] = words.filter((word) => word !== "--without-key");
  if (!file || others.length > 0) throw new CommandError(restoreUsage);
  const place = getDatabasePlace();
  const { databaseUrl, dataDir } = place;
  const settings = {
    keyIds: listKeyIds({ secretsKeys: env().SECRETS_KEY, dataDir, databaseUrl }),
    withoutKey: words.includes("--without-key"),
  };
  const input = file === "-" ? process.stdin : createReadStream(file);
  // The reader reports it; until then it must not end the process.
  input.on("error", () => {});
  try {
    const backup = await openBackup(input, settings);
    const rows = databaseUrl
      ? await fillDatabase({ databaseUrl }, backup)
      : await restoreEmbedded(place, backup);
    const lost =
      backup.missingKeyIds.length > 0
        ? `\nWithout the key ${backup.missingKeyIds.join(" and ")} nothing sealed can be opened: set the agencies' payment gateways and sign-ins anew; guests' links to their bookings are lost.`
        : "";
    return `Restored the ${place.name} as it was at ${backup.header.createdAt}: ${rows} rows.${lost}`;
  } catch (error) {
    if (error instanceof CommandError && /^(?:is|ends|was|needs) /.test(error.message))
      throw new CommandError(`${file}: ${error.message}`);
    throw (error as NodeJS.ErrnoException).code === "ENOENT"
      ? new CommandError(`${file}: can't be read`)
      : error;
  } finally {
    input.destroy();
  }
}
