ALTER TABLE "tickets" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "key_hashes" text[];--> statement-breakpoint
ALTER TABLE enquiries NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE enquiries SET key_hashes = ARRAY[key_hash];--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "key_hashes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "enquiry_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "booking" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_agency_id_id_unique" UNIQUE("agency_id","id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_agency_id_enquiry_id_enquiries_agency_id_id_fk" FOREIGN KEY ("agency_id","enquiry_id") REFERENCES "public"."enquiries"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_agency_id_booking_bookings_agency_id_reference_fk" FOREIGN KEY ("agency_id","booking") REFERENCES "public"."bookings"("agency_id","reference") ON DELETE set null ("booking") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_agency_id_booking_index" ON "tickets" USING btree ("agency_id","booking");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_agency_id_enquiry_id_unique" UNIQUE("agency_id","enquiry_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_sender" CHECK ("tickets"."user_id" is not null or "tickets"."enquiry_id" is not null);--> statement-breakpoint
ALTER TABLE tickets NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What was marked as answered was answered by mail or phone.
INSERT INTO tickets (agency_id, user_id, enquiry_id, reference, subject, message, status, is_answered, idempotency_key, created_at, updated_at, closed_at)
SELECT agency_id, user_id, id, reference,
  coalesce(deal->>'title', details->>'place', details->>'pickUpPlace', (details->>'from') || ' – ' || (details->>'to'), reference),
  message, CASE WHEN state = 'closed' THEN 'closed' ELSE 'open' END, answered_at IS NOT NULL, gen_random_uuid(),
  created_at, date_trunc('milliseconds', greatest(created_at, answered_at, closed_at)), closed_at
FROM enquiries;--> statement-breakpoint
ALTER TABLE tickets FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE enquiries FORCE ROW LEVEL SECURITY;
