DROP INDEX "bookings_held";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "free_cancellation_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_unpaid" ON "bookings" USING btree ("agency_id","hold_until") WHERE state in ('held', 'paying');--> statement-breakpoint
CREATE INDEX "bookings_cancellable_for_free" ON "bookings" USING btree ("agency_id","free_cancellation_until") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("agency_id","booking_id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "supplier_changes_open" ON "supplier_changes" USING btree ("agency_id","answer_by") WHERE state = 'open';