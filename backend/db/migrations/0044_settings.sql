CREATE TABLE "academy_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "academy_secrets" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_revisions" (
	"agency_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"section" text,
	"before" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agency_revisions_agency_id_version_pk" PRIMARY KEY("agency_id","version")
);
--> statement-breakpoint
CREATE TABLE "domain_claims" (
	"agency_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"finding" jsonb,
	CONSTRAINT "domain_claims_agency_id_domain_pk" PRIMARY KEY("agency_id","domain")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"agency_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_agency_id_hash_pk" PRIMARY KEY("agency_id","hash")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"seats" integer,
	"renews_on" date,
	"portal_url" text
);
--> statement-breakpoint
ALTER TABLE "academy_codes" ADD CONSTRAINT "academy_codes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy_codes" ADD CONSTRAINT "academy_codes_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy_secrets" ADD CONSTRAINT "academy_secrets_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_revisions" ADD CONSTRAINT "agency_revisions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_claims" ADD CONSTRAINT "domain_claims_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "academy_codes_expires_at_index" ON "academy_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "domain_claims_checked_at_index" ON "domain_claims" USING btree ("checked_at");--> statement-breakpoint
GRANT SELECT, INSERT ON agency_revisions TO site_agency, site_operator;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON media TO site_agency;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON domain_claims TO site_agency;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON academy_codes TO site_agency;--> statement-breakpoint
GRANT SELECT ON academy_secrets, subscriptions TO site_agency;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON academy_secrets, subscriptions TO site_operator;--> statement-breakpoint
GRANT SELECT ON domain_claims TO site_operator;--> statement-breakpoint
GRANT INSERT ON audit_events TO site_operator;--> statement-breakpoint
CREATE POLICY of_operator ON audit_events FOR INSERT TO site_operator WITH CHECK (actor_id IS NULL);--> statement-breakpoint
ALTER TABLE agency_revisions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON agency_revisions TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
ALTER TABLE media ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON media TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
ALTER TABLE domain_claims ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON domain_claims TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
ALTER TABLE academy_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON academy_codes TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
ALTER TABLE academy_secrets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON academy_secrets TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
ALTER TABLE subscriptions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON subscriptions TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_operator ON agency_revisions TO site_operator USING (true);--> statement-breakpoint
CREATE POLICY of_operator ON domain_claims TO site_operator USING (true);--> statement-breakpoint
CREATE POLICY of_operator ON academy_secrets TO site_operator USING (true);--> statement-breakpoint
CREATE POLICY of_operator ON subscriptions TO site_operator USING (true);--> statement-breakpoint
-- An agency's domains are its own to write once DNS has proven them.
GRANT INSERT, DELETE ON agency_domains TO site_agency;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_operator_settings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text;
BEGIN
  IF current_user = 'site_agency' THEN
    FOREACH name IN ARRAY ARRAY['isSubscribed', 'currentPaymentGateway', 'sso', 'returnUrl', 'frameAncestors', 'academyUrl', 'academyCodeParam'] LOOP
      IF NEW.settings -> name IS DISTINCT FROM OLD.settings -> name THEN
        RAISE EXCEPTION 'the setting % is the operator''s', name USING ERRCODE = 'insufficient_privilege';
      END IF;
    END LOOP;
  END IF;
  RETURN NEW;
END
$$;
