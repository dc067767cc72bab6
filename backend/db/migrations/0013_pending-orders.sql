CREATE TABLE "pending_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"user_id" uuid,
	"idempotency_key" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"language" text NOT NULL,
	"sealed" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"mails_sent" integer DEFAULT 1 NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_orders_agency_id_idempotency_key_unique" UNIQUE("agency_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "pending_orders" ADD CONSTRAINT "pending_orders_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_orders" ADD CONSTRAINT "pending_orders_agency_id_quote_id_quotes_agency_id_id_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_orders" ADD CONSTRAINT "pending_orders_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_orders_quote_id_index" ON "pending_orders" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "pending_orders_expires_at_index" ON "pending_orders" USING btree ("expires_at");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON pending_orders TO site_agency;
--> statement-breakpoint
-- Forgotten when they are over, and sealed anew when the deployment's key is replaced.
GRANT SELECT, UPDATE (sealed), DELETE ON pending_orders TO site_operator;
--> statement-breakpoint
ALTER TABLE pending_orders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_agency ON pending_orders TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_operator ON pending_orders TO site_operator USING (true);
