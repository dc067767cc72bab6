ALTER TABLE "bookings" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "new_travellers" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "replaces" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_in_place_of_each" ON "bookings" USING btree ("replaces") WHERE state not in ('failed', 'refunded') or cancelled_at is not null;