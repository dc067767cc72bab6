CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"service" text NOT NULL,
	"supplier" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone,
	"next_step_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_agency_id_reference_unique" UNIQUE("agency_id","reference")
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_agency_id_quote_id_quotes_agency_id_id_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_quote_id_index" ON "holds" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_for_each_quote" ON "holds" USING btree ("quote_id") WHERE "holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "holds_next_step_at_index" ON "holds" USING btree ("next_step_at");--> statement-breakpoint
CREATE INDEX "quotes_agency_id_holder_index" ON "quotes" USING btree ("agency_id","holder");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON holds TO site_agency;--> statement-breakpoint
-- The worker looks for what is due of all agencies, and locks what it finds.
GRANT SELECT, UPDATE (next_step_at) ON holds TO site_operator;--> statement-breakpoint
ALTER TABLE holds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON holds TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_operator ON holds TO site_operator USING (true);
