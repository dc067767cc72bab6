import { sql } from "drizzle-orm";
import type { Database } from "./scoped";

/** Reads every row of every table and writes none. */
export const backupRole = "site_backup";

/**
 * Lets `backupRole` read all tables, including the newest migration's: a table missing from a
 * backup would only be noticed when it is needed. Its policies check the current role, because a
 * member of a role has that role's policies as well: the connection itself sees no more than
 * before. Idempotent. Creating the role needs CREATEROLE, like the two roles of the first
 * migrations.
 * @throws if the role is missing and may not be created
 */
export async function grantBackupReads(database: Database): Promise<void> {
  await database.execute(
    sql.raw(`
DO $$
DECLARE
  table_name text;
BEGIN
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${backupRole}') THEN
      CREATE ROLE ${backupRole} NOLOGIN;
      GRANT ${backupRole} TO CURRENT_USER;
    END IF;
  EXCEPTION
    WHEN duplicate_object OR unique_violation THEN
      NULL;
    WHEN insufficient_privilege THEN
      RAISE EXCEPTION 'The role ${backupRole} is missing, and % may not create it: as a database administrator CREATE ROLE ${backupRole} NOLOGIN; GRANT ${backupRole} TO %',
        current_user, current_user;
  END;
  IF NOT pg_has_role('${backupRole}', 'MEMBER') THEN
    GRANT ${backupRole} TO CURRENT_USER;
  END IF;
  IF NOT has_schema_privilege('${backupRole}', 'public', 'USAGE') THEN
    GRANT USAGE ON SCHEMA public TO ${backupRole};
  END IF;
  FOR table_name IN
    SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid AND polname = 'of_backup')
  LOOP
    EXECUTE format('GRANT SELECT ON %I TO ${backupRole}', table_name);
    EXECUTE format('CREATE POLICY of_backup ON %I FOR SELECT TO ${backupRole} USING (current_user = ''${backupRole}'')', table_name);
  END LOOP;
END
$$`),
  );
}
