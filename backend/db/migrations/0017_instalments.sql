-- A price is paid in instalments: those of what is there already follow from what was due now.
CREATE FUNCTION pg_temp.to_sale(sale jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT sale || jsonb_build_object('commission', 0, 'schedule', coalesce(jsonb_agg(part ORDER BY part->>'kind') FILTER (WHERE (part->>'amount')::bigint > 0), '[]'))
  FROM (VALUES
    (jsonb_build_object('kind', 'full', 'amount', coalesce((sale->>'dueNow')::bigint, 0), 'due', 'now', 'payee', 'agency')),
    (jsonb_build_object('kind', 'onSite', 'amount', coalesce((sale->>'dueOnSite')::bigint, 0), 'due', 'onSite', 'payee', 'supplier'))
  ) AS parts(part);
$$;--> statement-breakpoint
CREATE TABLE "instalments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_at" timestamp with time zone,
	"payee" text NOT NULL,
	CONSTRAINT "instalments_agency_id_booking_id_id_unique" UNIQUE("agency_id","booking_id","id"),
	CONSTRAINT "instalments_booking_id_position_unique" UNIQUE("booking_id","position"),
	CONSTRAINT "instalments_positive" CHECK ("instalments"."position" > 0 and "instalments"."amount" > 0),
	CONSTRAINT "instalments_of_balances_are_dated" CHECK (("instalments"."kind" = 'balance') = ("instalments"."due_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_total_is_net_and_markup";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_due_now_within_total";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_refund_within_paid";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "commission" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "due_on_site" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "instalment_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "commission" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_agency_id_booking_id_bookings_agency_id_id_fk" FOREIGN KEY ("agency_id","booking_id") REFERENCES "public"."bookings"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The owner of the tables sees their rows for this transaction alone.
ALTER TABLE "quotes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bookings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "quotes" SET "detail" = jsonb_set("detail", '{sale}', pg_temp.to_sale("detail"->'sale'));--> statement-breakpoint
UPDATE "bookings" SET
  "detail" = jsonb_set("detail", '{sale}', pg_temp.to_sale("detail"->'sale')),
  "due_on_site" = "total" - "due_now";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "due_on_site" SET NOT NULL;--> statement-breakpoint
INSERT INTO "instalments" ("agency_id", "booking_id", "position", "kind", "amount", "payee")
  SELECT "agency_id", "id", 1, 'full', "due_now", 'agency' FROM "bookings" WHERE "due_now" > 0;--> statement-breakpoint
INSERT INTO "instalments" ("agency_id", "booking_id", "position", "kind", "amount", "payee")
  SELECT "agency_id", "id", CASE WHEN "due_now" > 0 THEN 2 ELSE 1 END, 'onSite', "due_on_site", 'supplier' FROM "bookings" WHERE "due_on_site" > 0;--> statement-breakpoint
UPDATE "payments" SET "instalment_id" = "instalments"."id" FROM "instalments"
  WHERE "instalments"."booking_id" = "payments"."booking_id" AND "instalments"."kind" = 'full';--> statement-breakpoint
ALTER TABLE "quotes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bookings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_instalment_fk" FOREIGN KEY ("agency_id","booking_id","instalment_id") REFERENCES "public"."instalments"("agency_id","booking_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_total_is_net_and_earnings" CHECK ("bookings"."total" = "bookings"."net" + "bookings"."markup" + "bookings"."commission");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_due_within_total" CHECK ("bookings"."due_now" >= 0 and "bookings"."due_on_site" >= 0 and "bookings"."due_now" + "bookings"."due_on_site" <= "bookings"."total");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_refund_within_paid" CHECK (coalesce("bookings"."refund_amount" between 0 and "bookings"."total" - "bookings"."due_on_site", true));--> statement-breakpoint
GRANT SELECT, INSERT ON instalments TO site_agency;--> statement-breakpoint
ALTER TABLE instalments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON instalments TO site_agency USING (agency_id = current_agency_id());
