import { join } from "node:path";
import { lockDataDir } from "./data-dir-lock";
import { openDatabase } from "./db/open-database";

/**
 * The database of this installation: Postgres by its URL, else the embedded one in the data directory, under its lock.
 * @throws when another process holds the data directory
 */
export async function openBackendDatabase({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined }) {
  if (databaseUrl) return openDatabase({ databaseUrl });
  const unlock = await lockDataDir(dataDir);
  try {
    const { db, pool, close } = await openDatabase({ folder: join(dataDir, "pg") });
    return { db, pool, close: () => close().then(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}
