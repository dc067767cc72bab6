CREATE TABLE "purge_deliveries" (
	"storefront" text NOT NULL,
	"purge_id" bigint NOT NULL,
	CONSTRAINT "purge_deliveries_storefront_purge_id_pk" PRIMARY KEY("storefront","purge_id")
);
--> statement-breakpoint
CREATE TABLE "purge_storefronts" (
	"url" text PRIMARY KEY NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "purges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" text[] NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purges_some_tags" CHECK (cardinality("purges"."tags") > 0)
);
--> statement-breakpoint
ALTER TABLE "purge_deliveries" ADD CONSTRAINT "purge_deliveries_purge_id_purges_id_fk" FOREIGN KEY ("purge_id") REFERENCES "public"."purges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purge_deliveries_purge_id_index" ON "purge_deliveries" USING btree ("purge_id");--> statement-breakpoint
CREATE INDEX "purges_due_at_index" ON "purges" USING btree ("due_at");--> statement-breakpoint
-- What changed is put down by triggers, in the transaction of the change and whoever makes it: nobody can forget to, and a change taken
-- back takes its purge with it. They run with the rights of who writes. Tables without one, and why: short_links, users and sso_providers
-- stand in no shared page; sandbox_stock belongs to the supplier and changes with each booking, and pages with prices live ten minutes.
CREATE FUNCTION queue_agency_purge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Neither is shown in a shared page but as a date for search engines.
  unseen text[] := ARRAY['version', 'updated_at'];
BEGIN
  IF to_jsonb(OLD) - unseen IS DISTINCT FROM to_jsonb(NEW) - unseen THEN
    INSERT INTO purges (tags) SELECT array_agg(DISTINCT subdomain) FROM unnest(ARRAY[OLD.subdomain, NEW.subdomain]) AS subdomain WHERE subdomain IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The arguments are what stands behind the subdomain in tags. Of an article that isn't published yet the purge waits for its day.
-- An agency that is being removed is gone by now; its own trigger has said so.
CREATE FUNCTION queue_content_purge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD) - 'updated_at';
  after jsonb := to_jsonb(NEW) - 'updated_at';
BEGIN
  IF before IS DISTINCT FROM after THEN
    INSERT INTO purges (tags, due_at)
      SELECT array_agg(DISTINCT agencies.subdomain || content), greatest(now(), (version.image ->> 'published_at')::timestamptz)
      FROM unnest(ARRAY[before, after]) AS version (image)
      JOIN agencies ON agencies.id = (version.image ->> 'agency_id')::uuid
      CROSS JOIN unnest(TG_ARGV) AS content
      GROUP BY 2;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The header of every page links to About and FAQ where they are enabled: then all pages of the agency change.
CREATE FUNCTION queue_text_purge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_linked boolean := coalesce(OLD.kind, NEW.kind) <> 'policies' AND OLD.body -> 'isEnabled' IS DISTINCT FROM NEW.body -> 'isEnabled';
BEGIN
  IF to_jsonb(OLD) IS DISTINCT FROM to_jsonb(NEW) THEN
    INSERT INTO purges (tags)
      SELECT array_agg(DISTINCT agencies.subdomain || CASE WHEN is_linked THEN '' WHEN version.kind = 'faq' THEN ':faqs' ELSE ':' || version.kind END)
      FROM (VALUES (OLD.agency_id, OLD.kind), (NEW.agency_id, NEW.kind)) AS version (agency_id, kind)
      JOIN agencies ON agencies.id = version.agency_id
      HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER queue_purge AFTER INSERT OR UPDATE OR DELETE ON agencies FOR EACH ROW EXECUTE FUNCTION queue_agency_purge();
--> statement-breakpoint
CREATE TRIGGER queue_purge AFTER INSERT OR UPDATE OR DELETE ON agency_domains FOR EACH ROW EXECUTE FUNCTION queue_content_purge('');
--> statement-breakpoint
CREATE TRIGGER queue_purge AFTER INSERT OR UPDATE OR DELETE ON agency_texts FOR EACH ROW EXECUTE FUNCTION queue_text_purge();
--> statement-breakpoint
CREATE TRIGGER queue_purge AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH ROW EXECUTE FUNCTION queue_content_purge(':blog');
--> statement-breakpoint
CREATE TRIGGER queue_purge AFTER INSERT OR UPDATE OR DELETE ON destinations FOR EACH ROW EXECUTE FUNCTION queue_content_purge(':destinations');
--> statement-breakpoint
CREATE TRIGGER queue_purge AFTER INSERT OR UPDATE OR DELETE ON markup_rules FOR EACH ROW EXECUTE FUNCTION queue_content_purge(':deals', ':hotels');
--> statement-breakpoint
GRANT INSERT ON purges TO site_agency;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON purges TO site_operator;
--> statement-breakpoint
GRANT SELECT, INSERT ON purge_deliveries TO site_operator;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON purge_storefronts TO site_operator;
--> statement-breakpoint
ALTER TABLE purges ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE purge_deliveries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE purge_storefronts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- An agency writes what is about itself and reads nothing.
CREATE POLICY of_agency ON purges FOR INSERT TO site_agency WITH CHECK (
  NOT EXISTS (SELECT FROM unnest(tags) AS tag WHERE split_part(tag, ':', 1) <> ALL (SELECT subdomain FROM agencies WHERE id = current_agency_id()))
);
--> statement-breakpoint
CREATE POLICY of_operator ON purges TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON purge_deliveries TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON purge_storefronts TO site_operator USING (true);
