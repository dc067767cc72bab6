CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"company" text NOT NULL,
	"licence" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"website" text,
	"message" text DEFAULT '' NOT NULL,
	"terms" jsonb,
	"language" text NOT NULL,
	"exchange" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer_token_hash" text,
	"answer_until" timestamp with time zone,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"role" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_agency_id_id_unique" UNIQUE("agency_id","id"),
	CONSTRAINT "applications_agency_id_reference_unique" UNIQUE("agency_id","reference")
);
--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD COLUMN "application" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_agency_id_decided_by_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","decided_by_id") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_agency_id_created_at_id_index" ON "applications" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_agency_id_user_id_index" ON "applications" USING btree ("agency_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_undecided" ON "applications" USING btree ("agency_id","user_id") WHERE state in ('open', 'asked');--> statement-breakpoint
CREATE UNIQUE INDEX "applications_answer_token" ON "applications" USING btree ("answer_token_hash");