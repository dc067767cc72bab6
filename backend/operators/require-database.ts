import { existsSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { describeDatabase } from "../db/describe-database";
import { CommandError } from "../errors/command-error";

type Place = { dataDir: string; databaseUrl?: string | undefined };

const advice = `Set DATA_DIR or DATABASE_URL as the site has them. A new database is made by the first start of the site, or here with --new-database.`;

async function hasTables(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ agencies: string | null }>(
      "select to_regclass('public.agencies')::text as agencies",
    );
    return rows[0]?.agencies !== null;
  } finally {
    await client.end();
  }
}

/** A network error of several addresses has no message of its own. */
const toReason = (error: unknown): string => {
  const { message = "", code = "" } = error as { message?: string; code?: string };
  return message || code || String(error);
};

/**
 * Makes sure that the site's database exists: a command with a mistyped DATA_DIR must not create an
 * empty one and write to it.
 * @throws CommandError that says what was checked and what to do
 */
export async function requireDatabase(place: Place): Promise<void> {
  const name = describeDatabase(place);
  const { databaseUrl, dataDir } = place;
  if (!databaseUrl) {
    if (!existsSync(join(dataDir, "pg", "PG_VERSION")))
      throw new CommandError(`There is no database in the ${name}. ${advice}`);
    return;
  }
  const isThere = await hasTables(databaseUrl).catch((error: unknown) => {
    throw new CommandError(`${name} can't be opened: ${toReason(error)}`);
  });
  if (!isThere) throw new CommandError(`${name} holds no site yet. ${advice}`);
}
