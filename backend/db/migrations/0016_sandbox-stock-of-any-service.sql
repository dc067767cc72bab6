-- Rooms a night become units of a resource in a slot, so that other services can share them.
ALTER TABLE "sandbox_reservations" RENAME COLUMN "hotel_id" TO "resource";--> statement-breakpoint
ALTER TABLE "sandbox_reservations" RENAME COLUMN "room_code" TO "unit";--> statement-breakpoint
ALTER TABLE "sandbox_reservations" RENAME COLUMN "nights" TO "slots";--> statement-breakpoint
ALTER TABLE "sandbox_reservations" RENAME COLUMN "rooms" TO "count";--> statement-breakpoint
ALTER TABLE "sandbox_stock" RENAME COLUMN "hotel_id" TO "resource";--> statement-breakpoint
ALTER TABLE "sandbox_stock" RENAME COLUMN "room_code" TO "unit";--> statement-breakpoint
ALTER TABLE "sandbox_stock" RENAME COLUMN "night" TO "slot";--> statement-breakpoint
ALTER TABLE "sandbox_stock" RENAME COLUMN "rooms_left" TO "left";--> statement-breakpoint
ALTER TABLE "sandbox_reservations" DROP CONSTRAINT "sandbox_reservations_rooms";--> statement-breakpoint
ALTER TABLE "sandbox_stock" DROP CONSTRAINT "sandbox_stock_not_negative";--> statement-breakpoint
ALTER TABLE "sandbox_stock" DROP CONSTRAINT "sandbox_stock_hotel_id_room_code_night_pk";--> statement-breakpoint
ALTER TABLE "sandbox_stock" ALTER COLUMN "slot" SET DATA TYPE text USING to_char("slot", 'YYYY-MM-DD');--> statement-breakpoint
ALTER TABLE "sandbox_stock" ADD CONSTRAINT "sandbox_stock_resource_unit_slot_pk" PRIMARY KEY("resource","unit","slot");--> statement-breakpoint
ALTER TABLE "sandbox_reservations" ADD CONSTRAINT "sandbox_reservations_count" CHECK ("sandbox_reservations"."count" > 0);--> statement-breakpoint
ALTER TABLE "sandbox_stock" ADD CONSTRAINT "sandbox_stock_not_negative" CHECK ("sandbox_stock"."left" >= 0);