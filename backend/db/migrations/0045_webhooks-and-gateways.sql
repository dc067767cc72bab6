CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"lease" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"last_status" integer,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "webhook_endpoints_agency_id_id_unique" UNIQUE("agency_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_fk" FOREIGN KEY ("agency_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_at_index" ON "webhook_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_agency_id_endpoint_id_created_at_index" ON "webhook_deliveries" USING btree ("agency_id","endpoint_id","created_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_endpoints, webhook_deliveries TO site_agency;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON webhook_endpoints, webhook_deliveries TO site_operator;--> statement-breakpoint
ALTER TABLE webhook_endpoints ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON webhook_endpoints TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_operator ON webhook_endpoints TO site_operator USING (true);--> statement-breakpoint
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON webhook_deliveries TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_operator ON webhook_deliveries TO site_operator USING (true);--> statement-breakpoint
-- An owner enters the agency's own account at a gateway with real money.
GRANT INSERT, UPDATE ON payment_gateways TO site_agency;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_operator_settings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text;
  gateway text := NEW.settings ->> 'currentPaymentGateway';
BEGIN
  IF current_user = 'site_agency' THEN
    FOREACH name IN ARRAY ARRAY['isSubscribed', 'sso', 'returnUrl', 'frameAncestors', 'academyUrl', 'academyCodeParam'] LOOP
      IF NEW.settings -> name IS DISTINCT FROM OLD.settings -> name THEN
        RAISE EXCEPTION 'the setting % is the operator''s', name USING ERRCODE = 'insufficient_privilege';
      END IF;
    END LOOP;
    -- The test gateway takes test cards: chosen by an owner it would give real stays away.
    IF gateway IS DISTINCT FROM OLD.settings ->> 'currentPaymentGateway' AND gateway <> 'stripe' THEN
      RAISE EXCEPTION 'the gateway % is the operator''s to choose', gateway USING ERRCODE = 'insufficient_privilege';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
