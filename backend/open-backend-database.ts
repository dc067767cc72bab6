import { join } from "node:path";
import { env } from "@/lib/env";
import { lockDataDir } from "./data-dir/data-dir-lock";
import { openDatabase, type OpenDatabase } from "./db/open-database";
import { makePrivate } from "./data-dir/make-private";
import { openSecretBox } from "./secrets/open-secret-box";
import { resealColumns } from "./key-rotation/reseal-columns";
import { lockedSecretBox, MissingKeyError, type SecretBox } from "./secrets/secret-box";

type Opened = OpenDatabase & { secrets: SecretBox };

/** Opens, and encrypts what an earlier version stored in plaintext. */
async function openWith(
  secrets: SecretBox,
  where: Omit<Parameters<typeof openDatabase>[0], "secrets">,
): Promise<Opened> {
  const opened = await openDatabase({ ...where, secrets });
  try {
    await resealColumns(opened.db, secrets, { onlyPlain: true });
  } catch (error) {
    await opened.close();
    throw error;
  }
  return { ...opened, secrets };
}

/**
 * This installation's database with the keys of its sealed columns: Postgres by its URL, else the
 * embedded one in the data directory, under its lock.
 * @throws if another process holds the data directory, it can't be made private, or a `databaseUrl`
 * comes without a SECRETS_KEY
 */
export async function openBackendDatabase({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Opened> {
  const openSecrets = () => openSecretBox({ secretsKeys: env().SECRETS_KEY, dataDir, databaseUrl });
  if (databaseUrl) {
    const secrets = openSecrets();
    if (secrets === lockedSecretBox) throw new MissingKeyError();
    return openWith(secrets, { databaseUrl });
  }
  makePrivate(dataDir);
  const unlock = await lockDataDir(dataDir);
  try {
    const { close, ...opened } = await openWith(openSecrets(), { folder: join(dataDir, "pg") });
    return { ...opened, close: () => close().then(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}
