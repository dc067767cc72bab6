CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text DEFAULT 'message' NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"from_agency" boolean NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_messages_agency_id_ticket_id_ordinal_unique" UNIQUE("agency_id","ticket_id","ordinal"),
	CONSTRAINT "ticket_messages_agency_id_author_id_idempotency_key_unique" UNIQUE("agency_id","author_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_agency_id_id_unique" UNIQUE("agency_id","id");--> statement-breakpoint
DROP INDEX "tickets_agency_id_status_created_at_index";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "is_answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "entries" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_agency_id_ticket_id_tickets_agency_id_id_fk" FOREIGN KEY ("agency_id","ticket_id") REFERENCES "public"."tickets"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_agency_id_author_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","author_id") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ("author_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_messages_agency_id_author_id_created_at_index" ON "ticket_messages" USING btree ("agency_id","author_id","created_at");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_agency_id_assignee_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","assignee_id") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ("assignee_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE tickets NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Until now nobody could answer here, and what was sent is the last that happened.
UPDATE tickets SET updated_at = date_trunc('milliseconds', created_at), closed_at = CASE WHEN status = 'closed' THEN date_trunc('milliseconds', created_at) END;--> statement-breakpoint
ALTER TABLE tickets FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "tickets_agency_id_status_is_answered_updated_at_id_index" ON "tickets" USING btree ("agency_id","status","is_answered","updated_at","id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (author_name) ON ticket_messages TO site_agency;--> statement-breakpoint
ALTER TABLE ticket_messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON ticket_messages TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
GRANT SELECT (id, agency_id, user_id, reference, subject, message, status, assignee_id, is_answered, entries, created_at, updated_at, closed_at) ON tickets TO site_member;--> statement-breakpoint
GRANT SELECT (id, agency_id, ticket_id, ordinal, kind, author_id, author_name, from_agency, text, created_at) ON ticket_messages TO site_member;--> statement-breakpoint
CREATE POLICY of_member ON tickets FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND (current_reach() = 'all' OR user_id = current_member_id())
);--> statement-breakpoint
CREATE POLICY of_member ON ticket_messages FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND EXISTS (SELECT FROM tickets WHERE tickets.agency_id = ticket_messages.agency_id AND tickets.id = ticket_messages.ticket_id)
);
