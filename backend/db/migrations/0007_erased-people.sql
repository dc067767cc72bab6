ALTER TABLE "bookings" ADD COLUMN "erase_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_to_erase" ON "bookings" USING btree ("erase_requested_at") WHERE erase_requested_at is not null and erased_at is null;