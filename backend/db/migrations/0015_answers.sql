ALTER TABLE "bookings" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "sealed_answers" text;--> statement-breakpoint
-- Items that were quoted before anything could be asked of them.
ALTER TABLE "quotes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bookings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "quotes" SET "detail" = "detail" || '{"needs": []}';--> statement-breakpoint
UPDATE "bookings" SET "detail" = "detail" || '{"needs": []}';--> statement-breakpoint
ALTER TABLE "quotes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bookings" FORCE ROW LEVEL SECURITY;
