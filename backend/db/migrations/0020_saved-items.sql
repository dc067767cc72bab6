CREATE TABLE "saved_items" (
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"service" text NOT NULL,
	"item_id" text NOT NULL,
	"search" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_items_agency_id_user_id_service_item_id_pk" PRIMARY KEY("agency_id","user_id","service","item_id")
);
--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_items TO site_agency;
--> statement-breakpoint
ALTER TABLE saved_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_agency ON saved_items TO site_agency USING (agency_id = current_agency_id());
