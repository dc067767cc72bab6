CREATE TABLE "booking_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_notes_agency_id_idempotency_key_unique" UNIQUE("agency_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_agency_id_booking_id_bookings_agency_id_id_fk" FOREIGN KEY ("agency_id","booking_id") REFERENCES "public"."bookings"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_agency_id_author_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","author_id") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ("author_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_notes_agency_id_booking_id_created_at_index" ON "booking_notes" USING btree ("agency_id","booking_id","created_at");--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON booking_notes TO site_agency;--> statement-breakpoint
GRANT SELECT (id, agency_id, booking_id, author_id, text, created_at) ON booking_notes TO site_member;--> statement-breakpoint
ALTER TABLE booking_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON booking_notes TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_member ON booking_notes FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND EXISTS (SELECT FROM bookings WHERE bookings.agency_id = booking_notes.agency_id AND bookings.id = booking_notes.booking_id)
);
