CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(reference || ' ' || coalesce(confirmation_number, '') || ' ' || contact_email || ' ' || coalesce(contact->>'firstName', '') || ' ' || coalesce(contact->>'lastName', '') || ' ' || coalesce(travellers->0->>'firstName', '') || ' ' || coalesce(travellers->0->>'lastName', '') || ' ' || jsonb_path_query_array(travellers, '$[*].lastName')::text || ' ' || coalesce(headline->>'title', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "permissions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_agency_id_created_at_id_index" ON "audit_events" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_agency_id_subject_id_created_at_index" ON "audit_events" USING btree ("agency_id","subject_id","created_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_agency_id_agent_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ("agent_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_agency_id_starts_on_id_index" ON "bookings" USING btree ("agency_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "bookings_agency_id_created_at_id_index" ON "bookings" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_agency_id_agent_id_created_at_id_index" ON "bookings" USING btree ("agency_id","agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("agency_id","hold_until") WHERE state = 'held';--> statement-breakpoint
-- Sales of those who work at an agency are theirs.
GRANT UPDATE (agent_id) ON bookings TO site_operator;--> statement-breakpoint
SET LOCAL ROLE site_operator;--> statement-breakpoint
UPDATE bookings SET agent_id = user_id FROM users
  WHERE users.agency_id = bookings.agency_id AND users.id = bookings.user_id AND users.user_type <> 'Traveller';--> statement-breakpoint
RESET ROLE;--> statement-breakpoint
REVOKE UPDATE (agent_id) ON bookings FROM site_operator;--> statement-breakpoint
GRANT SELECT, INSERT ON audit_events TO site_agency;--> statement-breakpoint
ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON audit_events TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
-- A third role, below an agency's: it reads what one member may see, all of the agency or what is theirs, and no secrets.
DO $$
BEGIN
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'site_member') THEN
      CREATE ROLE site_member NOLOGIN;
      GRANT site_member TO CURRENT_USER;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL;
  END;
  IF NOT pg_has_role('site_member', 'MEMBER') THEN
    GRANT site_member TO CURRENT_USER;
  END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION current_member_id() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.member_id', true), '')::uuid $$;--> statement-breakpoint
CREATE FUNCTION current_reach() RETURNS text LANGUAGE sql STABLE AS $$ SELECT current_setting('app.reach', true) $$;--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO site_member;--> statement-breakpoint
DO $$
DECLARE
  granted record;
BEGIN
  FOR granted IN
    SELECT relname AS table_name, string_agg(quote_ident(attname), ', ') AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
    WHERE relnamespace = 'public'::regnamespace
      AND relname IN ('bookings', 'booking_events', 'payments', 'refunds', 'instalments', 'supplier_changes', 'audit_events', 'users')
      AND (relname, attname) NOT IN (
        ('bookings', 'access_key'), ('bookings', 'sealed_answers'), ('bookings', 'fingerprint'), ('bookings', 'idempotency_key'),
        ('users', 'password_hash'), ('users', 'profile_image')
      )
      AND (relname <> 'payments' OR attname IN ('id', 'agency_id', 'booking_id', 'state', 'amount', 'currency', 'gateway', 'created_at'))
    GROUP BY relname
  LOOP
    EXECUTE format('GRANT SELECT (%s) ON %I TO site_member', granted.columns, granted.table_name);
  END LOOP;
END
$$;--> statement-breakpoint
CREATE POLICY of_member ON bookings FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND (current_reach() = 'all' OR agent_id = current_member_id())
);--> statement-breakpoint
CREATE POLICY of_member ON booking_events FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND EXISTS (SELECT FROM bookings WHERE bookings.agency_id = booking_events.agency_id AND bookings.id = booking_events.booking_id)
);--> statement-breakpoint
CREATE POLICY of_member ON payments FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND EXISTS (SELECT FROM bookings WHERE bookings.agency_id = payments.agency_id AND bookings.id = payments.booking_id)
);--> statement-breakpoint
CREATE POLICY of_member ON refunds FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND EXISTS (SELECT FROM bookings WHERE bookings.agency_id = refunds.agency_id AND bookings.id = refunds.booking_id)
);--> statement-breakpoint
CREATE POLICY of_member ON instalments FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND EXISTS (SELECT FROM bookings WHERE bookings.agency_id = instalments.agency_id AND bookings.id = instalments.booking_id)
);--> statement-breakpoint
CREATE POLICY of_member ON supplier_changes FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND EXISTS (SELECT FROM bookings WHERE bookings.agency_id = supplier_changes.agency_id AND bookings.id = supplier_changes.booking_id)
);--> statement-breakpoint
CREATE POLICY of_member ON audit_events FOR SELECT TO site_member USING (agency_id = current_agency_id() AND current_reach() = 'all');--> statement-breakpoint
-- Names of colleagues stand beside their sales; of travellers, who have accounts too, only for those who see all.
CREATE POLICY of_member ON users FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND (current_reach() = 'all' OR user_type <> 'Traveller' OR id = current_member_id())
);--> statement-breakpoint
-- What an operator decides about an agency isn't the agency's to write, though it stands beside what is.
CREATE FUNCTION guard_operator_settings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text;
BEGIN
  IF current_user = 'site_agency' THEN
    FOREACH name IN ARRAY ARRAY['isSubscribed', 'currentPaymentGateway', 'sso', 'returnUrl', 'frameAncestors'] LOOP
      IF NEW.settings -> name IS DISTINCT FROM OLD.settings -> name THEN
        RAISE EXCEPTION 'the setting % is the operator''s', name USING ERRCODE = 'insufficient_privilege';
      END IF;
    END LOOP;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER guard_operator_settings BEFORE UPDATE ON agencies FOR EACH ROW EXECUTE FUNCTION guard_operator_settings();--> statement-breakpoint
GRANT UPDATE (settings, version, updated_at) ON agencies TO site_agency;
