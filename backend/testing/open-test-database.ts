import { randomBytes, randomUUID } from "node:crypto";
import { Client } from "pg";
import { env } from "@/lib/env";
import { openDatabase, type OpenDatabase } from "../db/open-database";
import { createSecretBox, type SecretBox } from "../secrets/secret-box";
import { readEmptyDatabase } from "./read-empty-database";

/** `secretsKey` is the one its sealed columns are encrypted with. */
type TestDatabase = OpenDatabase & { secrets: SecretBox; secretsKey: Buffer };

async function run(connectionString: string, statement: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
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
  await run(server, `create database ${name}`);
  const database = await openDatabase({
    databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    secrets,
  });
  return {
    ...database,
    secrets,
    secretsKey,
    close: async () => {
      await database.close();
      await run(server, `drop database ${name}`);
    },
  };
}
