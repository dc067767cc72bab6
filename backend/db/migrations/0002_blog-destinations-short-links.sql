CREATE TABLE "blog_posts" (
	"agency_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"image" text NOT NULL,
	"author" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_agency_id_slug_language_pk" PRIMARY KEY("agency_id","slug","language")
);
--> statement-breakpoint
CREATE TABLE "destinations" (
	"agency_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"texts" jsonb NOT NULL,
	"country_code" text NOT NULL,
	"lat" double precision NOT NULL,
	"long" double precision NOT NULL,
	"airport_lat" double precision NOT NULL,
	"airport_long" double precision NOT NULL,
	"image" text NOT NULL,
	"is_top" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "destinations_agency_id_slug_pk" PRIMARY KEY("agency_id","slug")
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"agency_id" uuid NOT NULL,
	"id" text NOT NULL,
	"target" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "short_links_agency_id_id_pk" PRIMARY KEY("agency_id","id"),
	CONSTRAINT "short_links_target_is_a_path" CHECK ("short_links"."target" ~ '^/([^/\\]|$)')
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_agency_id_published_at_index" ON "blog_posts" USING btree ("agency_id","published_at");--> statement-breakpoint
-- As 0001 does it: an agency sees its own rows, operators all.
GRANT SELECT, INSERT, UPDATE, DELETE ON blog_posts, destinations, short_links TO site_agency, site_operator;
--> statement-breakpoint
ALTER TABLE blog_posts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE destinations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE short_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_agency ON blog_posts TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON destinations TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON short_links TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_operator ON blog_posts TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON destinations TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON short_links TO site_operator USING (true);
