import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const connectionSchema = z.object({
  url: z.url(),
  operatorToken: z.string().min(32),
  database: z.string(),
});
/**
 * The running backend's URL, its database for people, and the token with which an operator of this
 * machine manages agencies.
 */
export type Connection = z.infer<typeof connectionSchema>;

const toPath = (dataDir: string) => join(dataDir, "backend.json");

/** Readable only by this user: the token in it has access to every agency. */
export function writeConnectionFile(dataDir: string, connection: Connection): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  rmSync(toPath(dataDir), { force: true });
  writeFileSync(toPath(dataDir), JSON.stringify(connection), { mode: 0o600, flag: "wx" });
}

export const removeConnectionFile = (dataDir: string): void =>
  rmSync(toPath(dataDir), { force: true });

/** Null if there is no file; a killed backend leaves it behind, so check that it responds. */
export function getConnection(dataDir: string): Connection | null {
  try {
    return connectionSchema.parse(JSON.parse(readFileSync(toPath(dataDir), "utf8")));
  } catch {
    return null;
  }
}
