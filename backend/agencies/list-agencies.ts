import { asc, sql } from "drizzle-orm";
import { agencies } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";

/** All agencies by subdomain, each with its name and whether it is active. */
export const listAgencies = (db: ScopedDatabase) =>
  db.forOperator((tx) =>
    tx
      .select({
        subdomain: agencies.subdomain,
        agencyName: sql<string>`${agencies.settings} ->> 'agencyName'`,
        status: agencies.status,
        version: agencies.version,
      })
      .from(agencies)
      .orderBy(asc(agencies.subdomain)),
  );
