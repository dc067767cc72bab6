CREATE INDEX "bookings_state_index" ON "bookings" USING btree ("state");--> statement-breakpoint
CREATE INDEX "mails_given_up" ON "mails" USING btree ("created_at") WHERE sent_at is null and next_attempt_at is null;--> statement-breakpoint
CREATE INDEX "refunds_owed" ON "refunds" USING btree ("state","currency") WHERE state <> 'succeeded';