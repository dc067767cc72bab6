CREATE TABLE "pending_sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD CONSTRAINT "pending_sign_ups_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD CONSTRAINT "pending_sign_ups_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_sign_ups_agency_id_user_id_index" ON "pending_sign_ups" USING btree ("agency_id","user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_created_at_index" ON "pending_sign_ups" USING btree ("created_at");--> statement-breakpoint
-- Passwords of addresses that nobody has proven wait with the sign-up they came with. Whoever owns the table may be bound by its policies.
ALTER TABLE users NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO pending_sign_ups (agency_id, user_id, password_hash, first_name, last_name, created_at)
  SELECT agency_id, id, password_hash, first_name, last_name, updated_at FROM users WHERE email_verified_at IS NULL AND password_hash IS NOT NULL;
--> statement-breakpoint
UPDATE users SET password_hash = NULL WHERE email_verified_at IS NULL;
--> statement-breakpoint
ALTER TABLE users FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_password_is_proven" CHECK ("users"."password_hash" IS NULL OR "users"."email_verified_at" IS NOT NULL);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON pending_sign_ups TO site_agency;
--> statement-breakpoint
ALTER TABLE pending_sign_ups ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_agency ON pending_sign_ups TO site_agency USING (agency_id = current_agency_id());
