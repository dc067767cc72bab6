import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/env";
import { describeDatabase } from "../db/describe-database";

/** This installation's database, from its settings; `name` is for people. */
export type DatabasePlace = {
  databaseUrl: string | undefined;
  dataDir: string;
  folder: string;
  name: string;
};

export function getDatabasePlace(): DatabasePlace {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env();
  return {
    databaseUrl,
    dataDir,
    folder: join(dataDir, "pg"),
    name: describeDatabase({ dataDir, databaseUrl }),
  };
}

export const hasEmbeddedDatabase = ({ folder }: DatabasePlace): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0;
