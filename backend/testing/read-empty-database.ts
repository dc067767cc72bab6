import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { migrationsFolder } from "../db/open-database";

const folder = ".cache/test-databases";

/** A hash of everything an empty database depends on: 32 hexadecimal digits. */
export async function hashMigrations(): Promise<string> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith(".sql")).sort();
  const sources = [
    ...["meta/_journal.json", ...files].map((file) => join(migrationsFolder, file)),
    "node_modules/@electric-sql/pglite/package.json",
  ];
  const hash = createHash("sha256");
  for (const source of sources) hash.update(`${source}\0`).update(await readFile(source));
  return hash.digest("hex").slice(0, 32);
}

async function makeEmptyDatabase(): Promise<Buffer> {
  const client = await PGlite.create();
  try {
    await migrate(drizzle({ client }), { migrationsFolder });
    return Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer());
  } finally {
    await client.close();
  }
}

/**
 * A copy of a migrated, empty embedded database. It is created once and cached: Postgres takes some
 * four processor seconds to make a new cluster, and one to read this.
 */
export async function readEmptyDatabase(): Promise<Blob> {
  const file = join(folder, `${await hashMigrations()}.tar`);
  const cached = await readFile(file).catch(() => null);
  if (cached) return new Blob([new Uint8Array(cached)]);
  const made = await makeEmptyDatabase();
  // Another test may be reading or creating it: it sees the complete file or none.
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return new Blob([new Uint8Array(made)]);
}
