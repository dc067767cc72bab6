import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSecretBox, keyIdOf, lockedSecretBox, type SecretBox } from "./secret-box";

type Settings = {
  secretsKeys: readonly Buffer[];
  dataDir: string;
  databaseUrl?: string | undefined;
};

const toKeyFile = (dataDir: string) => join(dataDir, "secrets.key");

function readKey(file: string): Buffer {
  const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64");
  if (key.length !== 32)
    throw new Error(
      `${file}: is no key; put back the one the secrets were kept with, or remove it and set them anew`,
    );
  return key;
}

/**
 * The ids of the keys that `openSecretBox` would use; creates none. @throws if the key file is
 * malformed
 */
export function listKeyIds({ secretsKeys, dataDir, databaseUrl }: Settings): string[] {
  const file = toKeyFile(dataDir);
  const keys =
    secretsKeys.length > 0 || databaseUrl || !existsSync(file) ? secretsKeys : [readKey(file)];
  return keys.map(keyIdOf);
}

/**
 * The embedded database's key is stored beside it, readable only by this user: it protects secrets
 * in backups and dumps of the tables.
 */
function readOrCreateKey(dataDir: string): Buffer {
  const file = toKeyFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString("base64"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readKey(file);
}

/**
 * The deployment's SECRETS_KEY, else the embedded database's own key, created at the first start;
 * with a DATABASE_URL and no key nothing decrypts.
 */
export function openSecretBox({
  secretsKeys: [first, ...others],
  dataDir,
  databaseUrl,
}: Settings): SecretBox {
  if (first) return createSecretBox([first, ...others]);
  return databaseUrl ? lockedSecretBox : createSecretBox([readOrCreateKey(dataDir)]);
}
