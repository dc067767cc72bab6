CREATE TABLE "supplier_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"supplier_id" text NOT NULL,
	"state" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"answer_by" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"next_step_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_changes_agency_id_booking_id_supplier_id_unique" UNIQUE("agency_id","booking_id","supplier_id"),
	CONSTRAINT "supplier_changes_are_answered_in_time" CHECK (("supplier_changes"."after" is null) = ("supplier_changes"."answer_by" is null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_paid_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancellation_quote" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "supplier_changes" ADD CONSTRAINT "supplier_changes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_changes" ADD CONSTRAINT "supplier_changes_agency_id_booking_id_bookings_agency_id_id_fk" FOREIGN KEY ("agency_id","booking_id") REFERENCES "public"."bookings"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_changes_next_step_at_index" ON "supplier_changes" USING btree ("next_step_at");--> statement-breakpoint
CREATE INDEX "bookings_reference_index" ON "bookings" USING btree ("reference");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON supplier_changes TO site_agency;--> statement-breakpoint
-- The worker looks for what is due of all agencies, and locks what it finds.
GRANT SELECT, UPDATE (next_step_at) ON supplier_changes TO site_operator;--> statement-breakpoint
ALTER TABLE supplier_changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON supplier_changes TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_operator ON supplier_changes TO site_operator USING (true);
