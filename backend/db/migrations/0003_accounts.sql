CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"reply_to" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "sso_identities" (
	"agency_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_identities_agency_id_issuer_subject_pk" PRIMARY KEY("agency_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sso_providers" (
	"agency_id" uuid NOT NULL,
	"id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"encrypted_secret" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_providers_agency_id_id_pk" PRIMARY KEY("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "sso_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"nonce" text,
	"code_verifier" text,
	"navigate_to" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_used_tokens" (
	"agency_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"jti" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sso_used_tokens_agency_id_issuer_jti_pk" PRIMARY KEY("agency_id","issuer","jti")
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid,
	"event" text NOT NULL,
	"client_ip" text,
	"request_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_by" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_identities" ADD CONSTRAINT "sso_identities_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_identities" ADD CONSTRAINT "sso_identities_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_providers" ADD CONSTRAINT "sso_providers_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_requests" ADD CONSTRAINT "sso_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_used_tokens" ADD CONSTRAINT "sso_used_tokens_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_agency_id_created_at_index" ON "mails" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_next_attempt_at_index" ON "mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "account_tokens_agency_id_user_id_index" ON "account_tokens" USING btree ("agency_id","user_id");--> statement-breakpoint
CREATE INDEX "security_events_agency_id_created_at_index" ON "security_events" USING btree ("agency_id","created_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");
--> statement-breakpoint
-- Whoever could sign in before this migration could because somebody had made sure of them.
SET LOCAL ROLE site_operator;
--> statement-breakpoint
UPDATE users SET email_verified_at = created_at;
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
-- As 0001 does it: an agency sees its own rows. Operators set up single sign-on, send mails and read the audit trail, which nobody may change.
GRANT SELECT, INSERT, UPDATE, DELETE ON account_tokens, sso_identities, sso_requests, sso_used_tokens, mails TO site_agency;
--> statement-breakpoint
GRANT SELECT ON sso_providers TO site_agency;
--> statement-breakpoint
GRANT SELECT, INSERT ON security_events TO site_agency;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sso_providers TO site_operator;
--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON mails TO site_operator;
--> statement-breakpoint
GRANT SELECT ON security_events TO site_operator;
--> statement-breakpoint
ALTER TABLE account_tokens ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE security_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mails ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sso_providers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sso_identities ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sso_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sso_used_tokens ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_agency ON account_tokens TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON security_events TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON mails TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON sso_providers TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON sso_identities TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON sso_requests TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON sso_used_tokens TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_operator ON security_events TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON mails TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON sso_providers TO site_operator USING (true);
