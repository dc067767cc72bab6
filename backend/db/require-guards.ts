import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./scoped";
import { toErrorMessage } from "../errors/to-error-message";

const scopedRoles = ["site_agency", "site_operator", "site_member"];

async function listNames(database: Database, query: SQL): Promise<string[]> {
  const { rows } = (await database.execute(query)) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}

const list = (names: string[]) =>
  sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );

/**
 * Superusers bypass row-level security, and would own what such a connection creates.
 * @throws with what the operator should do
 */
export async function requireOrdinaryRole(database: Database): Promise<void> {
  const [name] = await listNames(
    database,
    sql`select rolname as name from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)`,
  );
  if (name === undefined) return;
  throw new Error(
    `DATABASE_URL: its role ${name} is a superuser or bypasses row-level security, which keeps agencies apart. Connect as a role that is neither ` +
      `and owns the database: CREATE ROLE site LOGIN CREATEROLE PASSWORD '…'; CREATE DATABASE site OWNER site; (deploy/postgres/create-role.sh)`,
  );
}

/**
 * A dump restored into a cluster without its roles has tables without grants and policies: the
 * backend would start and fail on every call. An empty database passes: its first migration creates
 * the roles.
 * @throws naming the roles or tables, and what the operator should do
 */
export async function requireGuards(database: Database): Promise<void> {
  const tables = await listNames(
    database,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  if (!tables.includes("agencies")) return;
  const remedy =
    "Restore a backup of `npm run backup` into an empty database, or your own dump once more after creating its roles (docs/operations.md)";

  const existing = await listNames(
    database,
    sql`select rolname as name from pg_roles where rolname in (${list(scopedRoles)})`,
  );
  // The third came later: before the migration that creates it, it isn't missing.
  const needed = tables.includes("audit_events")
    ? scopedRoles
    : scopedRoles.filter((role) => role !== "site_member");
  const missing = needed.filter((role) => !existing.includes(role));
  if (missing.length > 0)
    throw new Error(
      `The database's role ${missing.join(" and ")} is missing, so nothing in its tables can be read. ${remedy}`,
    );

  const unsafe = await listNames(
    database,
    sql`select rolname as name from pg_roles where rolname in (${list(scopedRoles)}) and (rolsuper or rolbypassrls)`,
  );
  if (unsafe.length > 0)
    throw new Error(
      `The role ${unsafe.join(" and ")} is above row-level security: ALTER ROLE … NOSUPERUSER NOBYPASSRLS`,
    );

  for (const role of existing)
    await database
      .transaction((tx) => tx.execute(sql`select set_config('role', ${role}, true)`))
      .catch((error: unknown) => {
        throw new Error(
          `DATABASE_URL: its role may not act as ${role}: as a database administrator GRANT ${role} TO it (${toErrorMessage(error)})`,
        );
      });

  const open = await listNames(
    database,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not (
      relrowsecurity and relforcerowsecurity and exists (
        select from pg_policy join pg_roles on pg_roles.oid = any(polroles) where polrelid = pg_class.oid and rolname in (${list(scopedRoles)})
      )
    ) order by relname`,
  );
  if (open.length > 0)
    throw new Error(`No row-level security guards ${open.join(", ")}. ${remedy}`);
}
