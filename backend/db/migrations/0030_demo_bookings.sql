ALTER TABLE "bookings" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_of_demo" ON "bookings" USING btree ("agency_id") WHERE is_demo;