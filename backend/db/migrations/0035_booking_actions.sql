ALTER TABLE "booking_notes" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
CREATE INDEX "mails_agency_id_booking_id_index" ON "mails" USING btree ("agency_id","booking_id");