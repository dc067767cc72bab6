import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const connectionSchema = z.object({
  url: z.url(),
  operatorToken: z.string().min(32),
  database: z.string(),
});
/**
 * Where the running backend is, what database it has in words for people, and what lets an operator
 * of this machine change agencies in it.
 */
export type Connection = z.infer<typeof connectionSchema>;

const toPath = (dataDir: string) => join(dataDir, "backend.json");

/** Readable by this user alone: the token in it may do anything to every agency. */
export function writeConnectionFile(dataDir: string, connection: Connection): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  rmSync(toPath(dataDir), { force: true });
  writeFileSync(toPath(dataDir), JSON.stringify(connection), { mode: 0o600, flag: "wx" });
}

export const removeConnectionFile = (dataDir: string): void =>
  rmSync(toPath(dataDir), { force: true });

/**
 * Null when no backend has left one; one that was killed leaves it behind, so ask before believing
 * it.
 */
export function getConnection(dataDir: string): Connection | null {
  try {
    return connectionSchema.parse(JSON.parse(readFileSync(toPath(dataDir), "utf8")));
  } catch {
    return null;
  }
}
