CREATE TABLE "search_sums" (
	"agency_id" uuid NOT NULL,
	"day" date NOT NULL,
	"service" text NOT NULL,
	"place_id" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "search_sums_agency_id_day_service_place_id_pk" PRIMARY KEY("agency_id","day","service","place_id")
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"service" text NOT NULL,
	"input" jsonb NOT NULL,
	"place" text NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(place)) STORED NOT NULL,
	"fingerprint" text NOT NULL,
	"day" date NOT NULL,
	"results" integer,
	"cheapest" bigint,
	"currency" text,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "searches_agency_id_actor_id_fingerprint_day_unique" UNIQUE("agency_id","actor_id","fingerprint","day")
);
--> statement-breakpoint
ALTER TABLE "search_sums" ADD CONSTRAINT "search_sums_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_agency_id_actor_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","actor_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_sums_day_index" ON "search_sums" USING btree ("day");--> statement-breakpoint
CREATE INDEX "searches_agency_id_searched_at_id_index" ON "searches" USING btree ("agency_id","searched_at","id");--> statement-breakpoint
CREATE INDEX "searches_agency_id_actor_id_searched_at_id_index" ON "searches" USING btree ("agency_id","actor_id","searched_at","id");--> statement-breakpoint
CREATE INDEX "searches_searched_at_index" ON "searches" USING btree ("searched_at");