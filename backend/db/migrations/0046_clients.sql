CREATE TABLE "client_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_notes_agency_id_idempotency_key_unique" UNIQUE("agency_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"agent_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"sort_name" text NOT NULL,
	"birth_date" date,
	"nationality" text,
	"language" text,
	"emails" text[] NOT NULL,
	"phones" text[] NOT NULL,
	"loyalty" jsonb NOT NULL,
	"preferences" text NOT NULL,
	"tags" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clients_agency_id_id_unique" UNIQUE("agency_id","id"),
	CONSTRAINT "clients_agency_id_reference_unique" UNIQUE("agency_id","reference"),
	CONSTRAINT "clients_agency_id_idempotency_key_unique" UNIQUE("agency_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_agency_id_client_id_clients_agency_id_id_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_agency_id_author_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","author_id") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ("author_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_agency_id_agent_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","agent_id") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ("agent_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_notes_agency_id_client_id_created_at_index" ON "client_notes" USING btree ("agency_id","client_id","created_at");--> statement-breakpoint
CREATE INDEX "clients_agency_id_sort_name_id_index" ON "clients" USING btree ("agency_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "clients_agency_id_agent_id_index" ON "clients" USING btree ("agency_id","agent_id");--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE (agent_id, first_name, last_name, sort_name, birth_date, nationality, language, emails, phones, loyalty, preferences, tags, version, updated_at) ON clients TO site_agency;--> statement-breakpoint
GRANT SELECT ON clients TO site_member;--> statement-breakpoint
ALTER TABLE clients ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON clients TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_member ON clients FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND (current_reach() = 'all' OR agent_id = current_member_id())
);--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON client_notes TO site_agency;--> statement-breakpoint
GRANT SELECT (id, agency_id, client_id, author_id, text, created_at) ON client_notes TO site_member;--> statement-breakpoint
ALTER TABLE client_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON client_notes TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_member ON client_notes FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND EXISTS (SELECT FROM clients WHERE clients.agency_id = client_notes.agency_id AND clients.id = client_notes.client_id)
);
