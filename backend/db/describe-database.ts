import { resolve } from "node:path";

type Place = { dataDir: string; databaseUrl?: string | undefined };

/**
 * A database's location, for people: `Postgres db.example.com:5432/site` or
 * `data folder /srv/data`. Never its user or password.
 */
export function describeDatabase({ dataDir, databaseUrl }: Place): string {
  if (!databaseUrl) return `data folder ${resolve(dataDir)}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `Postgres ${hostname || "on this machine"}:${port || 5432}${pathname}`;
}
