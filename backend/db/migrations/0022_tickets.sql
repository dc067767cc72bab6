ALTER TABLE "bookings" ADD COLUMN "ticket_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_reservations" ADD COLUMN "detail" jsonb;