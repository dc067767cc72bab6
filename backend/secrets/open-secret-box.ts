import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSecretBox, lockedSecretBox, type SecretBox } from "./secret-box";

type Settings = { secretsKeys: readonly Buffer[]; dataDir: string; databaseUrl?: string | undefined };

/** The embedded database has its key beside it, readable by this user alone: it keeps secrets out of backups and dumps of the tables. */
function readOrCreateKey(dataDir: string): Buffer {
  const file = join(dataDir, "secrets.key");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64");
  if (key.length !== 32) throw new Error(`${file}: is no key; put back the one the secrets were kept with, or remove it and set them anew`);
  return key;
}

/** The deployment's SECRETS_KEY, else the embedded database's own key, made at the first start; with a DATABASE_URL and no key nothing opens. */
export function openSecretBox({ secretsKeys: [first, ...others], dataDir, databaseUrl }: Settings): SecretBox {
  if (first) return createSecretBox([first, ...others]);
  return databaseUrl ? lockedSecretBox : createSecretBox([readOrCreateKey(dataDir)]);
}
