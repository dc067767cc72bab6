import { randomBytes, randomUUID } from "node:crypto";
import { Client } from "pg";
import { env } from "@/lib/env";
import { migrationLock, openDatabase, type OpenDatabase } from "../db/open-database";
import { createSecretBox, type SecretBox } from "../secrets/secret-box";
import { hashMigrations, readEmptyDatabase } from "./read-empty-database";

/** `secretsKey` is the one its sealed columns are encrypted with. */
type TestDatabase = OpenDatabase & { secrets: SecretBox; secretsKey: Buffer };

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The URL of another database of a server. */
export const toDatabase = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/**
 * The name of a migrated, empty database on `server`, created once: all tests copy it, because
 * running every migration takes seconds.
 */
async function requireTemplate(server: string, secrets: SecretBox): Promise<string> {
  const name = `template_${await hashMigrations()}`;
  await withClient(server, async (client) => {
    // Tests of other processes wait for the complete one.
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const databaseUrl = toDatabase(server, unfinished);
    await (await openDatabase({ databaseUrl, secrets })).close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

/**
 * An empty, migrated, separate database: in memory, or on the server of TEST_DATABASE_URL, where
 * closing it drops it.
 */
export async function openTestDatabase(server = env().TEST_DATABASE_URL): Promise<TestDatabase> {
  const secretsKey = randomBytes(32);
  const secrets = createSecretBox([secretsKey]);
  if (!server)
    return {
      ...(await openDatabase({ contents: await readEmptyDatabase(), secrets })),
      secrets,
      secretsKey,
    };
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = await requireTemplate(server, secrets);
  // Copying files needs a checkpoint, which costs little here, and no block goes through the log.
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const database = await openDatabase({ databaseUrl: toDatabase(server, name), secrets });
  return {
    ...database,
    secrets,
    secretsKey,
    close: async () => {
      await database.close();
      await withClient(server, (client) => client.query(`drop database ${name}`));
    },
  };
}
