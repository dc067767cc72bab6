CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid,
	"reference" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"details" jsonb NOT NULL,
	"deal" jsonb,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"preferred_contact" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"key_hash" text NOT NULL,
	"idempotency_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "enquiries_agency_id_reference_unique" UNIQUE("agency_id","reference"),
	CONSTRAINT "enquiries_agency_id_idempotency_hash_unique" UNIQUE("agency_id","idempotency_hash")
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_agency_id_state_created_at_index" ON "enquiries" USING btree ("agency_id","state","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_agency_id_user_id_created_at_index" ON "enquiries" USING btree ("agency_id","user_id","created_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON enquiries TO site_agency;
--> statement-breakpoint
ALTER TABLE enquiries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_agency ON enquiries TO site_agency USING (agency_id = current_agency_id());
