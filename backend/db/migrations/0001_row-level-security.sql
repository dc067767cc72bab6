-- Two roles share the tables, and the connection itself sees no row (FORCE holds for the owner too):
-- site_agency sees the rows of the agency in app.agency_id, site_operator all agencies but no session.
-- Roles belong to the whole server, so another database may have made them already. Making them needs CREATEROLE;
-- without it a database administrator makes both beforehand and grants them to the connection's user.
-- A later migration that changes rows must SET LOCAL ROLE site_operator first, or it changes none.
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['site_agency', 'site_operator'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN', role_name);
        EXECUTE format('GRANT %I TO CURRENT_USER', role_name);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END;
    IF NOT pg_has_role(role_name, 'MEMBER') THEN
      EXECUTE format('GRANT %I TO CURRENT_USER', role_name);
    END IF;
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION current_agency_id() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.agency_id', true), '')::uuid $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO site_agency, site_operator;
--> statement-breakpoint
GRANT SELECT ON agencies, agency_domains TO site_agency;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON agency_texts, users, sessions TO site_agency;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON agencies, agency_domains, agency_texts, users TO site_operator;
--> statement-breakpoint
ALTER TABLE agencies ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE agency_domains ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE agency_texts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE users ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_agency ON agencies TO site_agency USING (id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON agency_domains TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON agency_texts TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON users TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON sessions TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_operator ON agencies TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON agency_domains TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON agency_texts TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON users TO site_operator USING (true);
