CREATE TABLE "duffel_orders" (
	"agency_id" uuid NOT NULL,
	"client_reference" text NOT NULL,
	"offer_id" text NOT NULL,
	"item" jsonb NOT NULL,
	"expected" jsonb NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"order_id" text,
	"passengers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duffel_orders_agency_id_client_reference_pk" PRIMARY KEY("agency_id","client_reference"),
	CONSTRAINT "duffel_orders_are_sent" CHECK ("duffel_orders"."order_id" is null or "duffel_orders"."sent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "supplier_accounts" (
	"agency_id" uuid NOT NULL,
	"supplier" text NOT NULL,
	"secrets" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_accounts_agency_id_supplier_pk" PRIMARY KEY("agency_id","supplier")
);
--> statement-breakpoint
ALTER TABLE "duffel_orders" ADD CONSTRAINT "duffel_orders_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_accounts" ADD CONSTRAINT "supplier_accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duffel_orders_order_id_index" ON "duffel_orders" USING btree ("order_id");--> statement-breakpoint
-- Operators set accounts; an agency reads its own, to ask its supplier.
GRANT SELECT ON supplier_accounts TO site_agency;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON supplier_accounts TO site_operator;--> statement-breakpoint
ALTER TABLE supplier_accounts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON supplier_accounts TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_operator ON supplier_accounts TO site_operator USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON duffel_orders TO site_agency;--> statement-breakpoint
ALTER TABLE duffel_orders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON duffel_orders TO site_agency USING (agency_id = current_agency_id());
