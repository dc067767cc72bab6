CREATE TABLE "booking_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"access_key" text NOT NULL,
	"service" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"quote_id" uuid NOT NULL,
	"user_id" uuid,
	"is_for_client" boolean NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"language" text NOT NULL,
	"detail" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"contact_email" text NOT NULL,
	"guests" jsonb NOT NULL,
	"requests" text NOT NULL,
	"accepted_terms" jsonb NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"markup" bigint NOT NULL,
	"due_now" bigint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"supplier" text NOT NULL,
	"hold_until" timestamp with time zone,
	"supplier_reference" text,
	"confirmation_number" text,
	"refund_amount" bigint,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_step_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "bookings_agency_id_reference_unique" UNIQUE("agency_id","reference"),
	CONSTRAINT "bookings_agency_id_id_unique" UNIQUE("agency_id","id"),
	CONSTRAINT "bookings_agency_id_idempotency_key_unique" UNIQUE("agency_id","idempotency_key"),
	CONSTRAINT "bookings_total_is_net_and_markup" CHECK ("bookings"."total" = "bookings"."net" + "bookings"."markup"),
	CONSTRAINT "bookings_due_now_within_total" CHECK ("bookings"."due_now" between 0 and "bookings"."total"),
	CONSTRAINT "bookings_refund_within_paid" CHECK (coalesce("bookings"."refund_amount" between 0 and "bookings"."due_now", true))
);
--> statement-breakpoint
CREATE TABLE "markup_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"service" text,
	"basis_points" integer,
	"fixed_amount" bigint,
	"floor_amount" bigint,
	"cap_amount" bigint,
	"currency" text NOT NULL,
	CONSTRAINT "markup_rules_one_for_each_service" UNIQUE NULLS NOT DISTINCT("agency_id","service"),
	CONSTRAINT "markup_rules_percentage_or_fixed" CHECK (("markup_rules"."basis_points" is null) <> ("markup_rules"."fixed_amount" is null)),
	CONSTRAINT "markup_rules_not_negative" CHECK (coalesce("markup_rules"."basis_points", 0) between 0 and 10000 and coalesce("markup_rules"."fixed_amount", 0) >= 0),
	CONSTRAINT "markup_rules_floor_below_cap" CHECK (coalesce("markup_rules"."floor_amount", 0) >= 0 and coalesce("markup_rules"."cap_amount" >= coalesce("markup_rules"."floor_amount", 0), true))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"agency_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_agency_id_gateway_event_id_pk" PRIMARY KEY("agency_id","gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_gateways" (
	"agency_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"secrets" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_gateways_agency_id_gateway_pk" PRIMARY KEY("agency_id","gateway")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"gateway_reference" text,
	"redirect_url" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_agency_id_id_unique" UNIQUE("agency_id","id"),
	CONSTRAINT "payments_gateway_gateway_reference_unique" UNIQUE("gateway","gateway_reference"),
	CONSTRAINT "payments_positive" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"gateway_reference" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_payment_id_reason_unique" UNIQUE("payment_id","reason"),
	CONSTRAINT "refunds_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"card_last_four" text,
	"decline_code" text,
	"settles_at" timestamp with time zone,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"event_due_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_checkouts_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "sandbox_checkouts_refunds_within" CHECK ("sandbox_checkouts"."refunded" between 0 and "sandbox_checkouts"."amount")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"service" text NOT NULL,
	"user_id" uuid,
	"language" text NOT NULL,
	"detail" jsonb NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"markup" bigint NOT NULL,
	"due_on_site" bigint NOT NULL,
	"previous_total" bigint,
	"previous_currency" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_agency_id_id_unique" UNIQUE("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_reservations" (
	"client_reference" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"hotel_id" text NOT NULL,
	"room_code" text NOT NULL,
	"offer_id" text NOT NULL,
	"nights" jsonb NOT NULL,
	"rooms" integer NOT NULL,
	"held_until" timestamp with time zone,
	"supplier_reference" text,
	"confirmation_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_reservations_rooms" CHECK ("sandbox_reservations"."rooms" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_stock" (
	"hotel_id" text NOT NULL,
	"room_code" text NOT NULL,
	"night" date NOT NULL,
	"rooms_left" integer NOT NULL,
	CONSTRAINT "sandbox_stock_hotel_id_room_code_night_pk" PRIMARY KEY("hotel_id","room_code","night"),
	CONSTRAINT "sandbox_stock_not_negative" CHECK ("sandbox_stock"."rooms_left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_agency_id_booking_id_bookings_agency_id_id_fk" FOREIGN KEY ("agency_id","booking_id") REFERENCES "public"."bookings"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_agency_id_quote_id_quotes_agency_id_id_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ("user_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markup_rules" ADD CONSTRAINT "markup_rules_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_gateways" ADD CONSTRAINT "payment_gateways_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_agency_id_booking_id_bookings_agency_id_id_fk" FOREIGN KEY ("agency_id","booking_id") REFERENCES "public"."bookings"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_agency_id_payment_id_payments_agency_id_id_fk" FOREIGN KEY ("agency_id","payment_id") REFERENCES "public"."payments"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_agency_id_booking_id_bookings_agency_id_id_fk" FOREIGN KEY ("agency_id","booking_id") REFERENCES "public"."bookings"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD CONSTRAINT "sandbox_checkouts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ("user_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_agency_id_booking_id_at_index" ON "booking_events" USING btree ("agency_id","booking_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_for_each_quote" ON "bookings" USING btree ("quote_id") WHERE state not in ('failed', 'refunded') or cancelled_at is not null;--> statement-breakpoint
CREATE INDEX "bookings_agency_id_user_id_starts_on_index" ON "bookings" USING btree ("agency_id","user_id","starts_on");--> statement-breakpoint
CREATE INDEX "bookings_agency_id_contact_email_index" ON "bookings" USING btree ("agency_id","contact_email");--> statement-breakpoint
CREATE INDEX "bookings_next_step_at_index" ON "bookings" USING btree ("next_step_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_for_each_booking" ON "payments" USING btree ("booking_id") WHERE state in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "payments_agency_id_booking_id_index" ON "payments" USING btree ("agency_id","booking_id");--> statement-breakpoint
CREATE INDEX "refunds_agency_id_booking_id_index" ON "refunds" USING btree ("agency_id","booking_id");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_event_due_at_index" ON "sandbox_checkouts" USING btree ("event_due_at");--> statement-breakpoint
CREATE INDEX "quotes_agency_id_user_id_index" ON "quotes" USING btree ("agency_id","user_id");--> statement-breakpoint
CREATE INDEX "quotes_expires_at_index" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_reservations_state_held_until_index" ON "sandbox_reservations" USING btree ("state","held_until");--> statement-breakpoint
ALTER TABLE "account_tokens" DROP COLUMN "used_at";
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON bookings, payments, quotes, refunds, sandbox_checkouts TO site_agency;
--> statement-breakpoint
-- History and taken events are only added to; rules and keys are their operators'.
GRANT SELECT, INSERT ON booking_events, payment_events TO site_agency;
--> statement-breakpoint
GRANT SELECT ON markup_rules, payment_gateways TO site_agency;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON markup_rules, payment_gateways TO site_operator;
--> statement-breakpoint
-- The worker finds what is due in all agencies and leases it; the step itself is taken as the agency.
GRANT SELECT ON bookings, sandbox_checkouts, quotes, refunds, payments TO site_operator;
--> statement-breakpoint
GRANT UPDATE (next_step_at, leased_until, attempts, last_error) ON bookings TO site_operator;
--> statement-breakpoint
GRANT UPDATE (event_due_at) ON sandbox_checkouts TO site_operator;
--> statement-breakpoint
GRANT DELETE ON quotes TO site_operator;
--> statement-breakpoint
-- The sandbox supplier sells to all agencies and knows none of them.
GRANT SELECT, INSERT, UPDATE, DELETE ON sandbox_stock, sandbox_reservations TO site_operator;
--> statement-breakpoint
ALTER TABLE bookings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE markup_rules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payment_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payment_gateways ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quotes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE refunds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sandbox_checkouts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sandbox_stock ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sandbox_reservations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_agency ON bookings TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON booking_events TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON markup_rules TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON payment_events TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON payment_gateways TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON payments TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON quotes TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON refunds TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON sandbox_checkouts TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_operator ON bookings TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON sandbox_checkouts TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON quotes TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON refunds TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON payments TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON markup_rules TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON payment_gateways TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON sandbox_stock TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON sandbox_reservations TO site_operator USING (true);
